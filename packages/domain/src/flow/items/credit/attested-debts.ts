/** What the borrower attests to have opened since the soft pull, as debts that the verified decision counts with those of the report. */
import type { Tradeline } from '../../../facts/credit-report.ts'
import type { Known } from '../../item.ts'
import { hardCredit } from './hard-credit.ts'
import { inquiryAttestation } from './inquiry-attestation.ts'

const sameCreditor = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/** An account that the hard report already shows under that creditor, opened on the day of the inquiry or later, is not counted twice. */
export function attestedDebts(known: Known): readonly Tradeline[] {
  const reported = known(hardCredit)?.tradelines ?? []
  return (known(inquiryAttestation)?.inquiries ?? []).flatMap(
    ({ creditor, on, newDebt, kind, balanceCents, monthlyPaymentCents }, index) => {
      const isReported = reported.some((line) => sameCreditor(line.creditor, creditor) && line.openedOn >= on)
      if (!newDebt || isReported || kind === undefined || balanceCents === undefined || monthlyPaymentCents === undefined) return []
      return [
        {
          ...{ id: `attested-${index + 1}`, creditor, kind, last4: '0000', status: 'OPEN' as const, balanceCents, monthlyPaymentCents },
          ...(kind === 'MORTGAGE' && { securedBy: 'OTHER' as const }),
          openedOn: on,
          late30In12Months: 0,
        },
      ]
    },
  )
}
