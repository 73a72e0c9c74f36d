import { describe, expect, it } from 'vitest'
import { isImplausibleQuote, isUnusualQuote, mostPerDiemCents } from '../../../policy/payoff-quote-bounds.ts'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { conditions } from '../closing/conditions.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { ownershipReview } from '../property/ownership-review.ts'
import { signerIdentityReview } from '../signer/signer-identity-review.ts'
import { signerPaperSigning } from '../signer/signer-paper-signing.ts'
import { instrumentDetails } from '../signing/instrument-details.ts'
import { marriageReview } from '../signing/marriage-review.ts'
import { ownerMarriages } from '../signing/owner-marriages.ts'
import { paperSigning } from '../signing/paper-signing.ts'
import { signersRemoved } from '../signing/signers-removed.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { fundingDecision } from './funding-decision.ts'
import { FUNDING_EVIDENCE } from './funding-evidence.ts'
import { fundingFirstApproval } from './funding-first-approval.ts'
import { isOutOfDate } from './payoff-amounts.ts'
import { isSamePayee, payoffsToApprove } from './payoff-payees.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { replacementAccountReview } from './replacement-account-review.ts'
import { replacementApproval } from './replacement-approval.ts'
import { replacementFirstApproval } from './replacement-first-approval.ts'
import { sanctionsReview } from './sanctions-review.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const TODAY = '2026-11-23'
const quote = (amountCents: number, more: object = {}) => ({
  ...{ debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102' },
  ...{ amountCents, perDiemCents: 0, goodThrough: '2026-11-30', letterOn: '2026-11-20', ...more },
})
const up = (until: Parameters<typeof factsUpTo>[0], quotes: object[] = []) =>
  factsUpTo(until, NOW, {
    'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
    'closing-terms': { ...closingTerms.example, lineCents: 9_000_000, cashToBorrowerCents: 8_000_000 },
    'payoff-quotes': { quotes },
  })
const { known: asked } = standing(up('payoff-quotes')).walk
const [debt] = reportedDebts(asked)
const { creditor, balanceCents } = debt!
const faults = (amountCents: number, more?: object) =>
  payoffQuotes.fits!(asked, { quotes: [quote(amountCents, more)] }, TODAY).map(({ path }) => path)
const approving = (amountCents: number, more: object = { payee: creditor }) =>
  standing(up('funding-decision', [quote(amountCents, more)])).walk

describe('a payoff quote', () => {
  it('of more than double the report is a slip, or the creditor has confirmed it: then both who approve read who and why', () => {
    expect(faults(balanceCents)).toEqual([])
    expect(faults(balanceCents * 2)).toEqual([])
    expect(faults(balanceCents * 2 + 1)).toEqual(['quotes.0.confirmedBy'])
    const confirmedBy = 'Dana Cole, payoff desk, at (402) 555-0147: fees of a lawsuit'
    expect(faults(balanceCents * 3, { confirmedBy })).toEqual([])
    const kept = payoffQuotes.keeps!(asked, { quotes: [quote(balanceCents * 3, { confirmedBy })] })
    expect(kept.quotes).toMatchObject([{ isUnusual: true, confirmedBy }])
    const { states, known } = approving(balanceCents * 3, { payee: creditor, confirmedBy })
    expect([states['funding-first-approval'], payoffsToApprove(known)]).toMatchObject(['settled', [{ isUnusual: true, confirmedBy }]])
    // Approved as that, it is not asked for anew for being that much.
    const confirmed = known(payoffQuotes)!.quotes[0]!
    expect(isOutOfDate(confirmed, balanceCents, '2026-11-30')).toBe(false)
    expect(isOutOfDate({ ...confirmed, confirmedBy: undefined }, balanceCents, '2026-11-30')).toBe(true)
  })

  it('does not become it by interest for each day, or by a letter that is good for years', () => {
    expect(faults(balanceCents, { perDiemCents: mostPerDiemCents(balanceCents) })).toEqual([])
    expect(faults(balanceCents, { perDiemCents: mostPerDiemCents(balanceCents) + 1 })).toEqual(['quotes.0.perDiemCents'])
    expect(faults(balanceCents, { goodThrough: '2027-02-18' })).toEqual([])
    expect(faults(balanceCents, { goodThrough: '2027-02-19' })).toEqual(['quotes.0.goodThrough'])
    expect(faults(balanceCents, { letterOn: '2026-11-01' })).toEqual(['quotes.0.letterOn'])
  })

  it('is unusual above ten percent and $500, and a small debt may have fees of more than itself', () => {
    expect([isUnusualQuote(1_100_000, 1_000_000), isUnusualQuote(1_100_001, 1_000_000)]).toEqual([false, true])
    expect([isUnusualQuote(150_000, 100_000), isUnusualQuote(150_001, 100_000)]).toEqual([false, true])
    expect([isImplausibleQuote(50_000, 10_000), isImplausibleQuote(60_001, 10_000)]).toEqual([false, true])
  })

  it('above what the report explains is approved by two, whatever the line, neither of whom entered it', () => {
    const most = balanceCents + Math.max(50_000, Math.floor(balanceCents / 10))
    expect(approving(most).states['funding-first-approval']).toBe('skipped')
    const { states, known } = approving(most + 1)
    expect(states['funding-first-approval']).toBe('settled')
    // Both of two look at what someone else recorded, whatever the line needs two for.
    const evidence = Object.keys(FUNDING_EVIDENCE)
    const apart = fundingFirstApproval.apartFrom as (read: typeof known) => object
    expect([Object.keys(apart(known)), Object.keys(apart(approving(most).known))]).toEqual([['payoff-quotes', ...evidence], evidence])
    expect(Object.keys(fundingDecision.apartFrom!)).toEqual(['funding-first-approval', 'payoff-quotes', ...evidence])
    // Of the first approval whose it is as it stands: who refused it or took it back gives the last one.
    for (const [{ apartFrom }, first] of [
      [fundingDecision, 'funding-first-approval'],
      [replacementApproval, 'replacement-first-approval'],
    ] as const)
      expect(apartFrom).toHaveProperty(first, { told: expect.stringContaining('You gave the first approval'), isNewest: 'ACCEPTED' })
    for (const item of ['co-owners', 'notary-session', 'deed-co-signing', 'rescission-statements', 'signer-emails'])
      expect(FUNDING_EVIDENCE, item).toHaveProperty(item)
    // Who signs, and from which mailbox.
    for (const { id } of [ownerMarriages, instrumentDetails, marriageReview, signersRemoved, ownershipReview])
      expect(FUNDING_EVIDENCE, id).toHaveProperty(id)
    // What a check left open and a person accepted: to release money to it is another's.
    for (const { id } of [conditions, signerIdentityReview, sanctionsReview, replacementAccountReview])
      expect(FUNDING_EVIDENCE, id).toHaveProperty(id)
    expect(FUNDING_EVIDENCE.conditions.parts).toEqual(['IDENTITY', 'SANCTIONS', 'BANK_ACCOUNT'])
    for (const { apartFrom } of [fundingDecision, fundingFirstApproval, replacementApproval, replacementFirstApproval])
      expect(typeof apartFrom === 'function' ? apartFrom(asked) : apartFrom).toMatchObject(
        Object.fromEntries(Object.keys(FUNDING_EVIDENCE).map((item) => [item, expect.anything()])),
      )
    // A decision that is folded into another item is kept as that one's.
    for (const { answers } of [paperSigning, signerPaperSigning]) expect(FUNDING_EVIDENCE).toHaveProperty(answers!.item.id)
  })
})

describe('a payee', () => {
  it('is compared with the creditor of the report, the form of a company aside', () => {
    for (const same of ['cedar bank', 'Cedar Bank, N.A.', 'The Cedar Bank Inc.'])
      expect([same, isSamePayee(same, 'CEDAR BANK')]).toEqual([same, true])
    for (const other of ['Cedar Bank of Omaha', 'J. Doe', 'Cedar'])
      expect([other, isSamePayee(other, 'Cedar Bank')]).toEqual([other, false])
  })

  it('of another name is shown beside the creditor, and whoever approves says that they have seen it', () => {
    const { known } = approving(balanceCents, { payee: 'J. Doe Holdings' })
    expect(payoffsToApprove(known)).toMatchObject([{ creditor, payee: 'J. Doe Holdings', amountCents: balanceCents, isOtherName: true }])
    for (const item of [fundingDecision, fundingFirstApproval]) {
      const [misfit] = item.fits!(known, { outcome: 'ACCEPTED', reason: 'Complete.' }, TODAY)
      expect([misfit?.path, misfit?.message]).toEqual(['otherPayees', expect.stringContaining(`J. Doe Holdings for ${creditor}`)])
      expect(item.fits!(known, { outcome: 'ACCEPTED', reason: 'Complete.', otherPayees: true }, TODAY)).toEqual([])
      expect(item.fits!(known, { outcome: 'REFUSED', reason: 'Who is that?' }, TODAY)).toEqual([])
    }
    expect(fundingDecision.fits!(approving(balanceCents).known, { outcome: 'ACCEPTED', reason: 'Complete.' }, TODAY)).toEqual([])
  })
})

it('an approval rests on the account that is paid, and one of an earlier release stands without', () => {
  const facts = up('complete', [quote(balanceCents, { payee: creditor })])
  const account = facts.results['disbursement-account']!
  const moved = { ...account, data: { ...(account.data as object), last4: '9999', attempt: 2 } }
  const basesWith = (results: typeof facts.results) => standing({ ...facts, results }).walk.bases['funding-decision']
  expect(basesWith({ ...facts.results, 'disbursement-account': moved })).not.toBe(basesWith(facts.results))
  const basis = basisOf(fundingDecision.earlierReads!(standing(facts).walk.known))
  const before = { ...facts.results, 'funding-decision': { ...facts.results['funding-decision']!, basis } }
  expect(standing({ ...facts, results: before }).step).toBe('COMPLETE')
})
