/** One part of what counts each month, in a sentence that says what it rests on: the same for the borrower and for operators. */
import { US_STATES } from '../../facts/us-states.ts'
import type { CountedPayment } from '../situation/monthly-payments.ts'
import { formatMoneyRounded } from './format-figure.ts'

const NAMES = { PROPERTY_TAX: 'Property tax', INSURANCE: 'Home insurance', DUES: 'Association dues' } as const
/** The Census Bureau tells the middle of what owners pay, the insurance regulators the average. */
const AVERAGES = { PROPERTY_TAX: 'the median', INSURANCE: 'the average', DUES: 'the median' } as const

const placeOf = (state: string | undefined): string =>
  state === undefined ? 'the country' : (US_STATES[state as keyof typeof US_STATES] ?? state)

/** Where the payments come from: a credit report, or what the person entered where none was pulled. */
export type PaymentsFrom = 'REPORT' | 'ENTERED'

const MORTGAGE_PAYMENT = {
  REPORT: 'The mortgage payment in the credit report',
  ENTERED: 'The mortgage payment that you entered',
} as const satisfies Record<PaymentsFrom, string>

/** What the first mortgage's payment already holds of it. */
function held({ monthlyCents, countedCents }: CountedPayment, from: PaymentsFrom): string {
  if (countedCents === monthlyCents) return ''
  const of = countedCents === 0 ? 'it' : `${formatMoneyRounded(monthlyCents - countedCents)} of it`
  return ` ${MORTGAGE_PAYMENT[from]} can already cover ${of}, so ${countedCents === 0 ? 'it is not' : 'that is not'} counted again.`
}

function housingCost(part: keyof typeof NAMES, payment: CountedPayment, from: PaymentsFrom): string {
  const { source, monthlyCents, year, state } = payment
  if (source === 'NOT_KNOWN') return `${NAMES[part]}: not known, so nothing is counted.`
  const amount = monthlyCents === 0 ? 'none' : formatMoneyRounded(monthlyCents)
  const basis = source === 'RECORD' ? 'from the property’s record' : `estimated from ${AVERAGES[part]} of ${placeOf(state)}, ${year}`
  return `${NAMES[part]}: ${amount}, ${basis}.${held(payment, from)}`
}

export function describePayment(payment: CountedPayment, from: PaymentsFrom = 'REPORT'): string {
  const { part, source, monthlyCents, holder } = payment
  const amount = formatMoneyRounded(monthlyCents)
  switch (part) {
    case 'ACCOUNTS':
      return source === 'STATED' ? `Accounts stated but not yet reported: ${amount}.` : `Accounts in the credit report: ${amount}.`
    case 'LIEN':
      return `Loan at ${holder ?? 'another lender'}: ${amount}, estimated because no account in the credit report shows its payment.`
    case 'CLAIM':
      return `${holder === undefined ? 'Recorded claim' : `Recorded claim of ${holder}`}: ${amount}, estimated because no payment plan is known.`
    default:
      return housingCost(part, payment, from)
  }
}
