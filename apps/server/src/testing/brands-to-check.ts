import { isLongRun } from './long-run.ts'

const MS_A_DAY = 86_400_000

interface Choice {
  /** How many beside the house: fewer where each takes long. */
  readonly eachDay?: number
  readonly now?: number
  readonly all?: boolean
}

/**
 * The lenders that a test with a turn for each takes: all in the long run, else the first (the house) and four others, which change with the day, so that
 * all have had a turn in two weeks (in four, where two are taken). A failure names the lender, and HEARTHLINE_SOAK=1 finds it on any day.
 */
export function brandsToCheck<Of>(brands: readonly Of[], { eachDay = 4, now = Date.now(), all = isLongRun }: Choice = {}): readonly Of[] {
  const [house, ...others] = brands
  if (all || house === undefined || others.length <= eachDay) return brands
  const from = Math.floor(now / MS_A_DAY) * eachDay
  return [house, ...Array.from({ length: eachDay }, (_, turn) => others[(from + turn) % others.length]!)]
}

/** The house first, the others as they come. */
export const houseFirst = <Of extends { readonly orgCode: string }>(brands: Iterable<Of>): readonly Of[] =>
  [...brands].sort((one, other) => Number(other.orgCode === 'HEARTH') - Number(one.orgCode === 'HEARTH'))
