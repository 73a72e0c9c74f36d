import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { nextAction } from '../../next-action.ts'
import { stepMailOf } from '../../step-mail.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { disbursement } from './disbursement.ts'
import { replacementAccount } from './replacement-account.ts'
import { replacementAccountReview } from './replacement-account-review.ts'
import { replacementApproval } from './replacement-approval.ts'
import { replacementFirstApproval } from './replacement-first-approval.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const TRACE = disbursement.example.traceNumber
const APPROVED = { outcome: 'ACCEPTED', reason: 'Confirmed by telephone.' } as const

const withResult = (facts: Facts, id: string, data: unknown, basis = standing(facts).walk.bases[id] ?? EMPTY_BASIS): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { data, basis, settledAt: NOW } },
})
const frontier = (facts: Facts) => standing(facts).walk.frontier?.item.id
const ready = (facts: Facts) => standing(facts).walk.ready.map(({ id }) => id)

/** The money came back, and the borrower has named an account that the bank confirms. */
function named(lineCents: number, last4 = '4321'): Facts {
  const sent = factsUpTo('complete', NOW, { 'closing-terms': { ...closingTerms.example, lineCents } })
  const back = withResult(sent, 'disbursement-returns', { returns: [{ traceNumber: TRACE, code: 'R03', returnedOn: '2026-11-25' }] })
  const account = withResult(back, 'replacement-account', { ...replacementAccount.example, last4, attempt: 1, after: TRACE })
  return withResult(account, 'replacement-account-check', { status: 'VERIFIED', reference: 'account' })
}
const QUOTE = {
  ...{ debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents: 900_000, perDiemCents: 0 },
  ...{ goodThrough: '2026-11-30', letterOn: '2026-11-20' },
}
const SMALL = 9_000_000
const LARGE = 20_000_000

describe('money that came back and goes to another account', () => {
  it('waits for an approval of that account, and is sent once it is given', () => {
    const facts = named(SMALL)
    expect([frontier(facts), standing(facts).walk.states['replacement-first-approval']]).toEqual(['replacement-approval', 'skipped'])
    expect(ready(facts)).not.toContain('disbursement')
    expect(frontier(withResult(facts, 'replacement-approval', { ...APPROVED, outcome: 'REFUSED' }))).toBe('replacement-approval')
    const approved = withResult(withResult(facts, 'replacement-approval', APPROVED), 'account-prenote', { status: 'NOT_ASKED' })
    expect(ready(approved)).toContain('disbursement')
  })

  it('asks for one more account where one of the team would not send it there, and not where an approval is taken back', () => {
    const facts = named(SMALL)
    const { known } = standing(facts).walk
    const refusal = { outcome: 'REFUSED', reason: 'The holder is someone else.' } as const
    const refused = replacementApproval.keeps!(known, refusal)
    expect(refused).toEqual({ ...refusal, refused: 1 })
    const after = withResult(facts, 'replacement-approval', refused)
    expect(frontier(after)).toBe('replacement-account')
    expect(nextAction(standing(after).walk, 'DISBURSEMENT_ACCOUNT', after)).toMatchObject({
      waitingOn: 'you',
      why: expect.stringContaining('can’t send the money to the account that you gave us'),
    })
    expect(replacementApproval.settledMail!(refused, known)?.subject).toBe('We need another account for your money')
    // The next one is decided on its own, whatever was said of the one before.
    const next = { ...replacementAccount.example, attempt: 2, after: TRACE }
    const again = withResult(after, 'replacement-account', next)
    expect(frontier(withResult(again, 'replacement-account-check', { status: 'VERIFIED', reference: 'second' }))).toBe(
      'replacement-approval',
    )
    const first = named(LARGE)
    const approvedOnce = withResult(first, 'replacement-first-approval', APPROVED)
    const takenBack = replacementFirstApproval.keeps!(standing(approvedOnce).walk.known, refusal, APPROVED)
    expect(frontier(withResult(first, 'replacement-first-approval', takenBack))).toBe('replacement-first-approval')
    expect(replacementFirstApproval.settledMail!(takenBack, known)).toBeUndefined()
  })

  it('asks for one more also where a person could not verify it, and where the one before it was approved', () => {
    const refusal = { outcome: 'REFUSED', reason: 'The holder is someone else.' } as const
    const unverified = withResult(named(SMALL), 'replacement-account-check', { status: 'FAILED_VERIFICATION', reference: 'account' })
    expect(frontier(unverified)).toBe('replacement-account-review')
    const said = replacementAccountReview.keeps!(standing(unverified).walk.known, refusal)
    expect(said).toMatchObject({ refused: 1 })
    const after = withResult(unverified, 'replacement-account-review', said)
    expect(frontier(after)).toBe('replacement-account')
    expect(nextAction(standing(after).walk, 'DISBURSEMENT_ACCOUNT', after).waitingOn).toBe('you')
    expect(replacementAccountReview.settledMail!(said, standing(unverified).walk.known)?.subject).toBe(
      'We need another account for your money',
    )
    // The account before it was approved, and sent the money back as well: that approval is none of this one.
    const { known } = standing(withResult(named(SMALL, '9999'), 'replacement-approval', APPROVED, 'of another account')).walk
    expect(replacementApproval.keeps!(known, refusal, APPROVED)).toMatchObject({ refused: 1 })
  })

  it('is shown to whoever is mailed that it was named, and who may not have named it', () => {
    const facts = named(SMALL, '9999')
    const { walk } = standing(facts)
    expect(walk.frontier?.item.id).toBe('replacement-approval')
    expect(nextAction(walk, 'DISBURSEMENT_ACCOUNT', facts).why).toMatch(
      /The account is at [\w ]+, and its number ends in \d{4}\. If you did not give it to us, call us now\./,
    )
  })

  it('above the limit waits for two', () => {
    const facts = named(LARGE)
    expect(frontier(facts)).toBe('replacement-first-approval')
    expect(ready(facts)).not.toContain('disbursement')
    expect(frontier(withResult(facts, 'replacement-first-approval', APPROVED))).toBe('replacement-approval')
  })

  it('waits for two where two released it the first time, and where a person accepted what the bank did not confirm', () => {
    const unusual = { quotes: [{ ...QUOTE, isUnusual: true, paidCents: QUOTE.amountCents }] }
    const facts = withResult(named(SMALL), 'payoff-quotes', unusual)
    const known = ((item: { id: string }) => facts.results[item.id]?.data) as never
    expect(replacementFirstApproval.applies!(known)).toBe(true)
    const accepted = withResult(named(SMALL), 'replacement-account-check', { status: 'FAILED_VERIFICATION', reference: 'account' })
    expect(frontier(accepted)).toBe('replacement-account-review')
    const reviewed = withResult(accepted, 'replacement-account-review', APPROVED)
    expect(frontier(reviewed)).toBe('replacement-first-approval')
    // Approved by one, as an earlier release had it, and about to be sent: nobody is asked again.
    const approved = withResult(reviewed, 'replacement-approval', APPROVED, standing(named(SMALL)).walk.bases['replacement-approval'])
    expect(standing(approved).walk.states['replacement-first-approval']).toBe('skipped')
  })

  it('that sends it back too is the one that the borrower is told of', () => {
    const facts = named(SMALL)
    const returns = [TRACE, '121000350000043'].map((traceNumber) => ({ traceNumber, code: 'R03', returnedOn: '2026-11-30' }))
    const again = withResult(facts, 'disbursement-returns', { returns })
    expect(frontier(again)).toBe('replacement-account')
    const shown = replacementAccount.about!.of(standing(again).walk.known, '2026-11-30', again.results['replacement-account']!.data)
    expect(shown).toMatchObject({ account: { last4: '4321' }, returnedOn: '2026-11-30' })
  })

  it('is approved anew where one more account is named, and not where the same one is paid again', () => {
    const approved = withResult(named(SMALL), 'replacement-approval', APPROVED)
    const basis = approved.results['replacement-approval']!.basis
    expect(standing(named(SMALL)).walk.bases['replacement-approval']).toBe(basis)
    expect(standing(named(SMALL, '9999')).walk.bases['replacement-approval']).not.toBe(basis)
  })

  it('that an earlier release sent there already is not approved afterwards', () => {
    const { 'replacement-approval': _none, ...results } = named(LARGE).results
    const again = { ...results.disbursement!, data: { ...disbursement.example, traceNumber: '121000350000043' } }
    const { states } = standing({ now: NOW, results: { ...results, disbursement: again } }).walk
    expect([states['replacement-first-approval'], states['replacement-approval'], states.disbursement]).toEqual([
      'skipped',
      'skipped',
      'settled',
    ])
  })

  it('is told to the borrower before it leaves, without bank or number', () => {
    const mail = replacementAccount.settledMail!(replacementAccount.example, (() => undefined) as never)
    expect(mail).toMatchObject({ subject: 'Another account was named for your money', body: expect.stringContaining('call us right away') })
    expect(mail!.body).not.toMatch(/\d|Harbor/)
    expect(stepMailOf('FUNDABLE')).toBeUndefined()
  })
})
