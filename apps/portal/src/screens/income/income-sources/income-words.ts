/** What the ways of showing income, and the states of a source, are called. */
import { formatExactCents, type IncomeReview, type IncomeState, type IncomeWay, type ShownSource, shortCents } from '@hearthline/domain'
import type { ChipTone } from '@hearthline/ui/status-chip'

export interface WayWords {
  readonly title: string
  readonly text: string
  /** Below income/. */
  readonly path: string
  readonly group: 'link' | 'upload'
}

export const WAYS: Readonly<Record<IncomeWay, WayWords>> = {
  PAYROLL: {
    title: 'Payroll account',
    text: 'Sign in to your payroll or employer. It takes about two minutes.',
    path: 'link/payroll',
    group: 'link',
  },
  BANK: { title: 'Bank account', text: 'Show the deposits of your pay or benefits.', path: 'link/bank', group: 'link' },
  TAX_RECORDS: {
    title: 'IRS tax records',
    text: 'Best if you work for yourself. We get your returns from the IRS.',
    path: 'link/tax',
    group: 'link',
  },
  PAY_STUB: { title: 'Pay stubs', text: 'Your newest one, from the last 60 days.', path: 'upload/paystub', group: 'upload' },
  W2: { title: 'W-2 forms', text: 'From the last two years.', path: 'upload/w2', group: 'upload' },
  FORM_1099: { title: '1099 forms', text: 'For contract work, a pension or Social Security.', path: 'upload/1099', group: 'upload' },
  TAX_RETURN: {
    title: 'Tax returns',
    text: 'Two years with all pages, if you work for yourself.',
    path: 'upload/tax-return',
    group: 'upload',
  },
  AWARD_LETTER: {
    title: 'Award letter',
    text: 'For benefits, a pension, or support that you want us to count.',
    path: 'upload/award-letter',
    group: 'upload',
  },
}

export const wayOfPath = (path: string): IncomeWay | undefined => (Object.keys(WAYS) as IncomeWay[]).find((way) => WAYS[way].path === path)

export const STATES: Readonly<Record<IncomeState, { readonly name: string; readonly tone: ChipTone; readonly text: string }>> = {
  TO_DO: { name: 'To do', tone: 'action', text: 'You haven’t finished this yet.' },
  IN_PROGRESS: { name: 'In progress', tone: 'neutral', text: 'We’re getting your records. This takes a moment.' },
  RECEIVED: { name: 'Received', tone: 'neutral', text: 'We have your documents. A specialist reviews them when you’re done adding.' },
  UNDER_REVIEW: { name: 'Under review', tone: 'neutral', text: 'A specialist is reviewing it. This usually takes one business day.' },
  VERIFIED: { name: 'Verified', tone: 'positive', text: 'We can count this income.' },
  NOT_USABLE: { name: 'Can’t be used', tone: 'caution', text: 'We can’t count this.' },
}

/** What is still missing of the income that was stated, in cents a year. */
export const shortOf = ({
  statedCents,
  verifiedCents,
  statedCoOwnersCents,
  verifiedCoOwnersCents,
}: Pick<IncomeReview, 'statedCents' | 'verifiedCents' | 'statedCoOwnersCents' | 'verifiedCoOwnersCents'>): number =>
  shortCents(statedCents + statedCoOwnersCents, verifiedCents + verifiedCoOwnersCents)

type Removed = Pick<ShownSource, 'id' | 'incomes' | 'documents'>

/** What removing a source does, before it is removed. */
export function removalWords({ id, incomes, documents }: Removed, others: readonly Removed[]): string {
  const again =
    documents.length > 0 ? 'To show it again, you upload the documents again.' : 'To show it again, you connect the account again.'
  if (incomes.length === 0) return `We do not review it, and count no income from it. ${again}`
  const counted = incomes.filter(({ unusable }) => unusable === undefined)
  const isElsewhere = ({ payer, annualCents }: (typeof incomes)[number]) =>
    others.some((other) => other.id !== id && other.incomes.some((one) => one.payer === payer && one.annualCents === annualCents))
  const lost = counted.filter((one) => !isElsewhere(one)).reduce((total, { annualCents }) => total + annualCents, 0)
  if (lost > 0) return `We stop counting ${formatExactCents(lost)} a year from it. ${again}`
  return counted.length > 0
    ? 'Another source shows the same income, so your verified income stays the same.'
    : 'Nothing of it counts, so your verified income stays the same.'
}
