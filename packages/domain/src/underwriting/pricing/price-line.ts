import type { Occupancy } from '../../facts/scalars.ts'
import { type PrimeRow, primeOn } from '../../policy/prime-rate.ts'
import type { LocalDate } from '../../values/local-date.ts'
import type { Offer } from '../offer/offer.ts'
import { toMills } from '../offer/rate.ts'
import type { PricingTable } from '../tables/pricing-table.ts'

export type PricedLine = {
  readonly on: LocalDate
  readonly score: number
  readonly occupancy: Occupancy
  readonly state: string
  /** of this line among the liens that stay */
  readonly position: number
  readonly marginBps: number
  readonly liensCents: number
  readonly valueCents: number
  /** the index; the published rows where none are given */
  readonly primeRows?: readonly PrimeRow[] | undefined
}

/** A range of lines that all cost the same; both ends included, in cents. `addMills`: grid and size together, thousandths of a percent. */
export type PriceSegment = { readonly fromCents: number; readonly toCents: number; readonly addMills: number }

/** The grid's row for a score; below the lowest band the lowest. */
export function gridRow({ grid }: PricingTable, score: number): readonly string[] {
  const band = grid.scoresFrom.findLastIndex((from) => from <= score)
  return grid.cells[Math.max(band, 0)]!
}

/**
 * Splits the lines from `fromCents` to `toCents` where size or CLTV changes the price, so that each is priced by its own. Equal neighbors are
 * joined. Above the grid's last CLTV its last cell applies: such lines are never offered, but the DTI limit needs their payment.
 */
export function priceSegments(table: PricingTable, line: PricedLine, fromCents: number, toCents: number): PriceSegment[] {
  const row = gridRow(table, line.score)
  const lastLineAt = (bps: number) => Number((BigInt(line.valueCents) * BigInt(bps)) / 10_000n) - line.liensCents
  const cltvEnds = table.grid.cltvUpToBps.slice(0, -1).map(lastLineAt)
  const sizeEnds = table.size.flatMap((band) => (band.toCents === undefined ? [] : [band.toCents]))
  const ends = [...new Set([...cltvEnds, ...sizeEnds, toCents])].filter((end) => end >= fromCents && end <= toCents).sort((a, b) => a - b)
  const segments: PriceSegment[] = []
  let start = fromCents
  for (const end of ends) {
    const band = cltvEnds.findIndex((last) => end <= last)
    const size = table.size.find((each) => each.toCents === undefined || end <= each.toCents)!
    const addMills = toMills(row.at(band)!) + toMills(size.points)
    const before = segments.at(-1)
    if (before?.addMills === addMills) segments[segments.length - 1] = { ...before, toCents: end }
    else segments.push({ fromCents: start, toCents: end, addMills })
    start = end + 1
  }
  return segments
}

const positionMills = (table: PricingTable, position: number): number => toMills(table.marginByPosition[Math.min(position, 3) as 1 | 2 | 3])

function primeMills({ on, primeRows }: Pick<PricedLine, 'on' | 'primeRows'>): number {
  const prime = primeOn(on, primeRows)
  if (prime === undefined) throw new RangeError(`No prime rate for ${on}`)
  return toMills(prime.percent)
}

/** Index plus margin by lien position, in thousandths of a percent. Throws RangeError on a day before the index begins. */
export const baseMills = (table: PricingTable, line: Pick<PricedLine, 'on' | 'position' | 'primeRows'>): number =>
  primeMills(line) + positionMills(table, line.position)

/** The margin over the index but for what depends on the line's size and share of the value: thousandths of a percent. */
export function marginMills(
  table: PricingTable,
  line: Pick<PricedLine, 'position' | 'occupancy' | 'state' | 'marginBps'>,
  term: Offer['term'],
): number {
  return (
    positionMills(table, line.position) +
    toMills(table.term[term]) +
    toMills(table.occupancy[line.occupancy]) +
    toMills(table.state[line.state] ?? '0') +
    line.marginBps * 10
  )
}

/** What does not depend on the line's size: index and margin, in thousandths of a percent. Throws RangeError on a day before the index begins. */
export const fixedMills = (table: PricingTable, line: PricedLine, term: Offer['term']): number =>
  primeMills(line) + marginMills(table, line, term)
