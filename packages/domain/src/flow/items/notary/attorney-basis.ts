/** What an attorney reviews before the deed is signed: the documents of the closing, its terms, and in Texas the limit on its fees. */
import { texasFeeLedger } from '../../../policy/texas-fee-ledger.ts'
import { formatRate } from '../../../values/rate.ts'
import type { Known } from '../../item.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { isHomeAppraised } from '../closing/texas-fees.ts'
import { documentsToSign } from '../signing/documents-to-sign.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

const feesInTexas = (known: Known): readonly ShownBasis[] => {
  const terms = known(closingTerms)
  if (!terms || !isTexasHomestead(known)) return []
  const { fees, countedCents, limitCents } = texasFeeLedger(terms, isHomeAppraised(known))
  return [
    basisPart(
      'Fees under the 2 percent limit (Tex. Const. XVI s.50(a)(6)(E))',
      {
        countedCents: 'Fees that count',
        limitCents: 'Limit: 2 percent of the line',
        fees: { label: 'Each fee', each: { label: 'Fee', amountCents: 'Amount', counts: 'Counts toward the limit' } },
      },
      { countedCents, limitCents, fees: fees.map((fee) => ({ ...fee })) },
    ),
  ]
}

export function attorneyBasis(known: Known): readonly ShownBasis[] {
  const terms = known(closingTerms)
  const disclosure = known(notaryDisclosure)
  const documents = [...documentsToSign(known), ...(disclosure ? [disclosure] : [])].map(({ documentId }) => documentId)
  return [
    basisPart('Documents to review', { documents: 'To view and save below' }, { documents }),
    ...(terms
      ? [
          basisPart(
            'Terms of the line',
            {
              lineCents: 'Line of credit',
              drawCents: 'First draw',
              ratePercent: 'Interest rate of the first draw',
              termYears: 'Years to repay',
              originationFeeCents: 'Origination fee',
              monthlyPaymentCents: 'Monthly payment',
            },
            {
              lineCents: terms.lineCents,
              drawCents: terms.drawCents,
              ratePercent: formatRate(terms.ratePercent),
              termYears: terms.termYears,
              originationFeeCents: terms.originationFeeCents,
              monthlyPaymentCents: terms.monthlyPaymentCents,
            },
          ),
        ]
      : []),
    ...feesInTexas(known),
  ]
}
