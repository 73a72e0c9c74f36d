/** What an application would look like once a change is made: the one place that says what each kind of change means to the rules. */
import type { CreditReport } from '../../facts/credit-report.ts'
import type { TitleReport } from '../../facts/title-report.ts'
import { compareLocalDates } from '../../values/local-date.ts'
import type { Change } from '../limits/limit-result.ts'
import { accountsBehind, openClaims } from '../situation/counted-debts.ts'
import type { LinePreference, UnderwritingInput, UnderwritingLien } from '../situation/underwriting-input.ts'

/** A change before anyone has tried what it comes to. */
export type ProposedChange = Omit<Change, 'passesAll' | 'wouldBe'>

export const accountsOf = (change: Pick<Change, 'accountId' | 'accountIds'>): readonly string[] =>
  change.accountIds ?? (change.accountId === undefined ? [] : [change.accountId])

const prefer = (input: UnderwritingInput, preference: LinePreference): UnderwritingInput => ({
  ...input,
  preference: { ...input.preference, ...preference },
})

const earning = (input: UnderwritingInput, more: Partial<UnderwritingInput['income']>): UnderwritingInput => ({
  ...input,
  income: { ...input.income, ...more },
})

const closed = (credit: CreditReport, ids: readonly string[]): CreditReport => ({
  ...credit,
  tradelines: credit.tradelines.map((line) =>
    ids.includes(line.id) ? { ...line, status: 'CLOSED' as const, balanceCents: 0, monthlyPaymentCents: 0 } : line,
  ),
})

/** Paid from the borrower's own money: the accounts are closed, the claims satisfied, in whatever source the same claim stands. */
function paidByBorrower(input: UnderwritingInput, ids: readonly string[]): UnderwritingInput {
  const accounts = new Set(input.credit.tradelines.map((line) => line.id))
  // A collection of the report is an account of its own: only records of the same amount are one claim.
  const records = openClaims(input).filter((claim) => ids.includes(claim.id) && !accounts.has(claim.id))
  const amounts = new Set(records.map((claim) => claim.amountCents))
  const isPaidClaim = (amountCents: number | undefined) => amountCents !== undefined && amounts.has(amountCents)
  // The account behind a loan on the home may go by another name in the report: it ends with the loan.
  const accountBehind = accountsBehind(input.liens, input.credit, { eachOnce: true })
  const behind = input.liens.flatMap((lien) => (ids.includes(lien.id) ? (accountBehind.get(lien.id)?.id ?? []) : []))
  const credit = closed(input.credit, [...ids, ...behind])
  const publicRecords = credit.publicRecords.map((record) => (isPaidClaim(record.amountCents) ? { ...record, satisfied: true } : record))
  // A judgment that is paid keeps its place in the list, because claims are named by their place.
  const judgments: TitleReport['judgments'] = input.title.judgments.map((judgment) =>
    isPaidClaim(judgment.amountCents) ? { ...judgment, amountCents: 0 } : judgment,
  )
  const liens = input.liens.filter((lien) => !ids.includes(lien.id) && !(isClaim(lien) && isPaidClaim(lien.balanceCents)))
  return { ...input, credit: { ...credit, publicRecords }, title: { ...input.title, judgments }, liens }
}

const isClaim = (lien: UnderwritingLien): boolean => lien.kind === 'TAX' || lien.kind === 'JUDGMENT'

/** Its payment stays, reported or estimated: most loans ask the same each month until they are paid off. */
const paidDown = (input: UnderwritingInput, id: string | undefined, cents: number): UnderwritingInput => ({
  ...input,
  liens: input.liens.map((lien) => {
    const { balanceCents, paymentOnCents = balanceCents } = lien
    return lien.id === id ? { ...lien, balanceCents: Math.max(0, balanceCents - cents), paymentOnCents } : lien
  }),
})

const unlisted = (input: UnderwritingInput): UnderwritingInput => ({
  ...input,
  listedForSale: false,
  property: { ...input.property, listedForSale: false },
})

/** The input with the change made. An income more is added to what is stated; assets and score are the figure itself. */
export function applyChange(input: UnderwritingInput, change: ProposedChange): UnderwritingInput {
  const { amountCents = 0 } = change
  switch (change.kind) {
    case 'LOWER_AMOUNT':
      return prefer(input, { exceptionLineCents: amountCents })
    case 'FIRST_LIEN':
      return prefer(input, { payOffFirstLien: true })
    case 'PAY_OFF_ACCOUNT':
      return prefer(input, { payOffTradelineIds: [...new Set([...(input.preference.payOffTradelineIds ?? []), ...accountsOf(change)])] })
    case 'PAY_OFF_YOURSELF':
      return paidByBorrower(input, accountsOf(change))
    case 'PAY_DOWN_LIENS':
      return paidDown(input, change.accountId, amountCents)
    case 'MORE_INCOME':
      return earning(input, { otherCents: input.income.otherCents + amountCents * 12 })
    case 'CO_OWNERS_INCOME':
      return earning(input, { coOwnersCents: input.income.coOwnersCents + amountCents * 12 })
    case 'ASSETS':
      return { ...input, assetsCents: amountCents, assetsAnswered: true }
    case 'HIGHER_SCORE':
      return change.score === undefined ? input : { ...input, credit: { ...input.credit, scores: [change.score] } }
    case 'WAIT_UNTIL':
      return change.on === undefined || compareLocalDates(change.on, input.on) <= 0 ? input : { ...input, on: change.on }
    case 'END_LISTING':
      return unlisted(input)
  }
}

export const applyChanges = (input: UnderwritingInput, changes: readonly ProposedChange[]): UnderwritingInput =>
  changes.reduce(applyChange, input)
