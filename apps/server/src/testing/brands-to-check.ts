import { isLongRun } from './long-run.ts'

const MS_A_DAY = 86_400_000
const EACH_DAY = 4

/**
 * The lenders that a test with a turn for each takes: all in the long run, else the first (the house) and four others, which change with the day, so that
 * all have had a turn in two weeks. A failure names the lender, and HEARTHLINE_SOAK=1 finds it on any day.
 */
export function brandsToCheck<Of>(brands: readonly Of[], now = Date.now(), all = isLongRun): readonly Of[] {
  const [house, ...others] = brands
  if (all || house === undefined || others.length <= EACH_DAY) return brands
  const from = Math.floor(now / MS_A_DAY) * EACH_DAY
  return [house, ...Array.from({ length: EACH_DAY }, (_, turn) => others[(from + turn) % others.length]!)]
}

/** The house first, the others as they come. */
export const houseFirst = <Of extends { readonly orgCode: string }>(brands: Iterable<Of>): readonly Of[] =>
  [...brands].sort((one, other) => Number(other.orgCode === 'HEARTH') - Number(one.orgCode === 'HEARTH'))
