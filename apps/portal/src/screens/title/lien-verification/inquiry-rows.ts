/** New inquiries as they are in the form: for each, whether it became a debt, and what is owed on it. Pure. */
import type { AttestedInquiry } from '@hearthline/domain'
import type { FieldProblem } from '../../../forms/use-form.ts'

export type InquiryAnswer = AttestedInquiry
export type Inquiry = Pick<InquiryAnswer, 'creditor' | 'on'>
export type DebtKind = NonNullable<InquiryAnswer['kind']>

export interface InquiryRow {
  readonly newDebt: '' | 'yes' | 'no'
  readonly kind: '' | DebtKind
  readonly balance: number | null
  readonly payment: number | null
}

export const DEBT_WORDS: Readonly<Record<DebtKind, string>> = {
  CARD: 'Credit card',
  AUTO: 'Car loan or lease',
  PERSONAL: 'Personal loan',
  STUDENT: 'Student loan',
  MORTGAGE: 'Mortgage on another home',
}

const EMPTY: InquiryRow = { newDebt: '', kind: '', balance: null, payment: null }

const dollars = (cents: number | undefined): number | null => (cents === undefined ? null : Math.ceil(cents / 100))

export const inquiryRows = (asked: readonly Inquiry[], said: readonly InquiryAnswer[] = []): readonly InquiryRow[] =>
  asked.map(({ creditor, on }) => {
    const own = said.find((answer) => answer.creditor === creditor && answer.on === on)
    if (!own) return EMPTY
    return {
      newDebt: own.newDebt ? 'yes' : 'no',
      kind: own.kind ?? '',
      balance: dollars(own.balanceCents),
      payment: dollars(own.monthlyPaymentCents),
    }
  })

export function inquiryProblems(rows: readonly InquiryRow[]): readonly FieldProblem[] {
  return rows.flatMap((row, index) => {
    const at = (part: string, message: string) => ({ field: `inquiries.${index}.${part}`, message })
    if (row.newDebt === '') return [at('newDebt', 'Choose yes or no')]
    if (row.newDebt === 'no') return []
    return [
      ...(row.kind === '' ? [at('kind', 'Choose the type')] : []),
      ...(row.balance === null ? [at('balanceCents', 'Enter what you owe, or 0 if nothing yet')] : []),
      ...(row.payment === null ? [at('monthlyPaymentCents', 'Enter the monthly payment, or 0 if there is none yet')] : []),
    ]
  })
}

export const inquiryAnswers = (asked: readonly Inquiry[], rows: readonly InquiryRow[]): InquiryAnswer[] =>
  asked.map(({ creditor, on }, index) => {
    const { newDebt, kind, balance, payment } = rows[index] ?? EMPTY
    if (newDebt !== 'yes' || kind === '') return { creditor, on, newDebt: false }
    return { creditor, on, newDebt: true, kind, balanceCents: (balance ?? 0) * 100, monthlyPaymentCents: (payment ?? 0) * 100 }
  })
