import { expect, it } from 'vitest'
import { atMostStated } from './income-totals.ts'

/** The borrower's and the co-owners'. */
type Pair = readonly [own: number, coOwners: number]

it.each<[string, Pair, Pair, Pair]>([
  ['what is verified, where that is less', [120_000, 60_000], [96_000, 60_000], [96_000, 60_000]],
  ['what was stated, where records show more', [96_000, 60_000], [144_000, 84_000], [96_000, 60_000]],
  ['more of one and less of the other, up to the sum', [96_000, 60_000], [144_000, 0], [144_000, 0]],
  ['no more than the sum, where one of them shows much more', [96_000, 60_000], [48_000, 240_000], [48_000, 108_000]],
  ['nothing, where nothing is verified', [96_000, 60_000], [0, 0], [0, 0]],
])('income counts as %s', (_what, [statedCents, statedCoOwnersCents], [verifiedCents, verifiedCoOwnersCents], expected) => {
  const counted = atMostStated({ statedCents, statedCoOwnersCents, verifiedCents, verifiedCoOwnersCents })
  expect([counted.verifiedCents, counted.verifiedCoOwnersCents]).toEqual(expected)
})
