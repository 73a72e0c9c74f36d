import type { Item, Known } from '@hearthline/domain'
import {
  amountChange,
  chosenOffer,
  closingTerms,
  FLOW,
  finalDecision,
  finalRevisedOffer,
  firstDecision,
  hardCredit,
  meetsNotaryInPerson,
  recording,
  revisedOffer,
  softCredit,
  verifiedDecision,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { cashToBorrowerCents } from './cash-to-borrower.ts'

const [offer] = firstDecision.example.offers
const choice = {
  type: offer!.type,
  termYears: offer!.term,
  originationFeeBps: offer!.feeBps,
  drawCents: offer!.maxDrawCents,
  discounts: [],
}
const debt = (balanceCents: number) => ({
  ...softCredit.example,
  tradelines: [{ ...softCredit.example.tradelines[1]!, id: 'card-1', balanceCents }],
})

/** Every item's example, except for what is given; `undefined` leaves an item open. */
const knowing = (given: Readonly<Record<string, unknown>>): Known => {
  const facts = new Map((FLOW as readonly Item[]).map(({ id, example }) => [id, example]))
  for (const [id, fact] of Object.entries({
    [verifiedDecision.id]: undefined,
    [revisedOffer.id]: undefined,
    [finalDecision.id]: undefined,
    [finalRevisedOffer.id]: undefined,
    [chosenOffer.id]: choice,
    [amountChange.id]: undefined,
    [closingTerms.id]: undefined,
    ...given,
  }))
    facts.set(id, fact)
  return ((item: Item) => facts.get(item.id)) as Known
}

describe('what is sent to the borrower', () => {
  it('is what the terms say that they signed, and what the county charged less than that', () => {
    const { cashToBorrowerCents: told, costs, recordingTax } = closingTerms.example
    const toldFeeCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const charged = (feeCents: number) =>
      cashToBorrowerCents(
        knowing({
          [closingTerms.id]: closingTerms.example,
          [recording.id]: { ...recording.example, feeCents, taxCents: recordingTax.mostCents },
        }),
      )
    expect(charged(toldFeeCents)).toBe(told)
    expect(charged(toldFeeCents - 500)).toBe(told + 500)
    // What it charged more is the lender's.
    expect(charged(toldFeeCents + 500)).toBe(told)
  })

  const whole = cashToBorrowerCents(knowing({}))

  it('is the draw less what is taken from it', () => {
    expect(whole).toBeLessThan(choice.drawCents)
    expect(meetsNotaryInPerson(knowing({}))).toBe(true)
    // A notary in person and the county's recording fee.
    expect(choice.drawCents - whole).toBeGreaterThan(30_000)
  })

  it('is less by the debts that are paid off, as the newest report has them', () => {
    const marked = { [chosenOffer.id]: { ...choice, payOffTradelineIds: ['card-1'] }, [softCredit.id]: debt(500_000) }
    expect(cashToBorrowerCents(knowing({ ...marked, [hardCredit.id]: debt(420_000) }))).toBe(whole - 420_000)
    expect(cashToBorrowerCents(knowing({ ...marked, [hardCredit.id]: undefined }))).toBe(whole - 500_000)
  })

  it('is not calculated from a draw that does not cover the debts or is not offered, nor for a debt that no report has', () => {
    const paying = { ...choice, payOffTradelineIds: ['card-1'] }
    expect(() => cashToBorrowerCents(knowing({ [chosenOffer.id]: paying, [hardCredit.id]: debt(whole + 1) }))).toThrow('does not cover')
    expect(() => cashToBorrowerCents(knowing({ [chosenOffer.id]: { ...choice, drawCents: 900_000_000 } }))).toThrow('no longer offered')
    const unknown = { ...choice, payOffTradelineIds: ['nobody'] }
    expect(() => cashToBorrowerCents(knowing({ [chosenOffer.id]: unknown }))).toThrow('no credit report has')
  })
})
