import { expect, it } from 'vitest'
import type { Item, Known } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { cashChange } from './cash-change.ts'

const terms = { ...closingTerms.example, payOffs: [{ creditor: 'Cedar Bank', amountCents: 500_000 }], cashToBorrowerCents: 7_995_700 }
const knowing = (more: Record<string, unknown> = {}): Known => {
  const facts: Record<string, unknown> = { 'closing-terms': terms, 'chosen-offer': chosenOffer.example, ...more }
  return ((item: Item) => facts[item.id]) as Known
}
const recorded = (feeCents: number) => ({ recording: { recordingNumber: '1', recordedOn: '2026-11-30', feeCents, taxCents: 0 } })

it('the cash is another one where the county charged less, and the same where it charged what was told or more', () => {
  expect(cashChange(knowing())).toBeUndefined()
  expect(cashChange(knowing(recorded(4_300)))).toBeUndefined()
  expect(cashChange(knowing(recorded(9_900)))).toBeUndefined()
  expect(cashChange(knowing(recorded(4_000)))).toEqual({
    agreedCents: 7_995_700,
    nowCents: 7_996_000,
    creditorsCents: 0,
    recordingCents: 300,
  })
})

it('the cash is less by what the creditors ask for more', () => {
  const asked = { 'payoff-quotes': { quotes: [] } }
  // The debts of these facts are in no report: what is asked for is nothing, and the difference is theirs.
  expect(cashChange(knowing(asked))).toEqual({ agreedCents: 7_995_700, nowCents: 8_495_700, creditorsCents: -500_000, recordingCents: 0 })
})
