/** Less is verified than was stated, and the borrower has not seen it: they add another way, or go on with what is verified. */
import * as z from 'zod/mini'
import { shortCents } from '../../../income/short-cents.ts'
import { ask, type Known } from '../../item.ts'
import { incomeEvidence, isShown } from './income-evidence.ts'
import { incomeSources } from './income-sources.ts'
import { incomeVerification } from './income-verification.ts'
import { incomeTotals } from './verified-incomes.ts'

/** What is verified in all, where it is less than was stated. Applications of earlier releases have shown nothing here, and are not stopped. */
function shortTotal(known: Known): number | undefined {
  if (!known(incomeEvidence)?.sources.some(isShown)) return undefined
  const { statedCents, statedCoOwnersCents } = incomeTotals(known)
  const { verifiedAnnualCents = 0, verifiedCoOwnersCents = 0 } = known(incomeVerification) ?? {}
  const verified = verifiedAnnualCents + verifiedCoOwnersCents
  return shortCents(statedCents + statedCoOwnersCents, verified) > 0 ? verified : undefined
}

export const NOTHING_VERIFIED = 'None of your income is verified yet. Show it in another way, or call us.'
export const incomeShortfallAnswer = z.object({ accepted: z.literal(true, 'Required') })

export const incomeShortfall = ask('income-shortfall', {
  title: 'Some of your income isn’t verified',
  why: 'Your offer can count only the income that we verified. You can add another way to show the rest.',
  steps: ['INCOME_VERIFICATION'],
  corrects: [incomeEvidence],
  applies: (known) => {
    const total = shortTotal(known)
    return total !== undefined && total !== known(incomeSources)?.verifiedCents
  },
  reads: (known) => [known(incomeVerification)?.verifiedAnnualCents, known(incomeVerification)?.verifiedCoOwnersCents],
  // On no income at all there is no line to go on with.
  fits: (known) => (shortTotal(known) === 0 ? [{ path: 'accepted', message: NOTHING_VERIFIED }] : []),
  data: incomeShortfallAnswer,
  labels: { accepted: 'Continue with the verified income' },
  example: { accepted: true },
})
