import { expect, it } from 'vitest'
import { digestOf } from '../../../values/digest.ts'
import type { Item, Known } from '../../item.ts'
import { incomeVerification } from './income-verification.ts'

const basisWith = (coOwnersCents: number, coOwners: readonly object[]): string => {
  const facts: Record<string, unknown> = {
    'annual-income': { primaryCents: 10_000_000, otherCents: 0, coOwnersCents },
    'about-you': { coOwners },
  }
  return digestOf(incomeVerification.reads!(((item: Item) => facts[item.id]) as Known))
}
const BEN = { firstName: 'Ben', lastName: 'Cole', email: 'ben@example.test' }

it('income is counted anew when the only co-owner leaves or one joins, because what is stated for them is then nobody’s or somebody’s', () => {
  expect(basisWith(5_000_000, [])).not.toBe(basisWith(5_000_000, [BEN]))
})

it('and stands where nothing is stated for co-owners', () => expect(basisWith(0, [])).toBe(basisWith(0, [BEN])))
