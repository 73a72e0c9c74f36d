/** No money leaves, and no deed goes to the county, while anything before it is open: whatever opens again after the approval stops it. */
import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW, type ItemId } from './flow.ts'
import type { Item } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { exampleChoice } from './items/offer/chosen-offer.ts'
import { partyNamed } from './items/signing/signers.ts'

/** A Monday at noon at the lender. */
const NOW = '2026-12-14T18:30:00.000Z'
const ITEMS = FLOW as readonly Item[]
const ORDER = ITEMS.map(({ id }) => id)
const isBefore = (one: string, other: string) => ORDER.indexOf(one) < ORDER.indexOf(other)

/** Sam, who owns the home with the borrower, signed on paper; a debt is paid off. */
const GIVEN = {
  'about-you': {
    ...(ITEMS.find(({ id }) => id === 'about-you')!.example as object),
    ownership: 'JOINT',
    coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }],
  },
  'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
  'closing-terms': { ...closingTerms.example, cashToBorrowerCents: 90_000_000 },
  'co-owners': { owners: [{ party: partyNamed('Sam Reyes'), name: 'Sam Reyes', signedOn: '2026-12-10' }] },
}

const frontierOf = (facts: Facts) => standing(facts).walk.frontier?.item.id
const readyAt = (facts: Facts) => standing(facts).walk.ready.map(({ id }) => id)

/** What was given for one item rests on something else by now: it is asked again, if it is asked at all. */
const again = (facts: Facts, id: string): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { ...facts.results[id]!, basis: 'another' } },
})

describe.each(['recording', 'payoff-letters', 'payoffs', 'disbursement'] as const satisfies readonly ItemId[])('%s', (last) => {
  const facts = factsUpTo(last, NOW, GIVEN)
  const opened = Object.keys(facts.results).filter((id) => {
    const at = isBefore(id, last) ? frontierOf(again(facts, id)) : undefined
    return at !== undefined && isBefore(at, last)
  })

  it('is begun once everything before it is settled', () => {
    expect(frontierOf(facts)).toBe(last)
    expect(readyAt(facts)).toContain(last)
    expect(opened).toEqual(expect.arrayContaining(['co-owners', 'note-signing', 'notary-session', 'hazard-insurance', 'full-title']))
  })

  it.each(opened)('is not begun while %s is open again', (id) => {
    expect(readyAt(again(facts, id))).not.toContain(last)
  })
})
