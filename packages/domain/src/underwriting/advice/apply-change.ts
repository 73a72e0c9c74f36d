/** What an application would look like once a change is made: the one place that says what each kind of change means to the rules. */
import type { CreditReport } from '../../facts/credit-report.ts'
import { compareLocalDates } from '../../values/local-date.ts'
import type { Change } from '../limits/limit-result.ts'
import { accountsBehind, openClaims, publicRecordId, titleJudgmentId } from '../situation/counted-debts.ts'
import type { LinePreference, UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'

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
  // A collection of the report is an account of its own: only records of title, report and liens can be one claim.
  const paid = openClaims(input, guidelineOn(input.on)).filter((claim) => ids.includes(claim.id) && !accounts.has(claim.id))
  const records = new Set(paid.flatMap(({ id, sameAs }) => [id, ...sameAs]))
  // The account behind a loan on the home may go by another name in the report: it ends with the loan.
  const accountBehind = accountsBehind(input.liens, input.credit, { eachOnce: true })
  const behind = input.liens.flatMap((lien) => (ids.includes(lien.id) ? (accountBehind.get(lien.id)?.id ?? []) : []))
  const settled = owing(input, records, 0)
  const liens = input.liens.filter((lien) => !ids.includes(lien.id) && !records.has(lien.id))
  return { ...settled, credit: closed(settled.credit, [...ids, ...behind]), liens }
}

/** With so much left of a claim that title and report say. One that is paid keeps its place in the list, because claims are named by their place. */
function owing(input: UnderwritingInput, records: ReadonlySet<string>, amountCents: number): UnderwritingInput {
  const { credit, title } = input
  const publicRecords = credit.publicRecords.map((record, index) =>
    records.has(publicRecordId(index)) ? { ...record, ...(amountCents === 0 ? { satisfied: true } : { amountCents }) } : record,
  )
  const judgments = title.judgments.map((judgment, index) =>
    records.has(titleJudgmentId(index)) ? { ...judgment, amountCents } : judgment,
  )
  return { ...input, credit: { ...credit, publicRecords }, title: { ...title, judgments } }
}

/** Its payment stays, reported or estimated: most loans ask the same each month until they are paid off. Of a claim every source says less. */
function paidDown(input: UnderwritingInput, id: string | undefined, cents: number): UnderwritingInput {
  const lien = input.liens.find((each) => each.id === id)
  if (lien === undefined) return input
  const { balanceCents, paymentOnCents = balanceCents } = lien
  const left = Math.max(0, balanceCents - cents)
  const liens = input.liens.map((each) => (each === lien ? { ...lien, balanceCents: left, paymentOnCents } : each))
  const guideline = guidelineOn(input.on)
  // As one amount was one claim, what the other sources said stayed as it was.
  const sameAs =
    guideline.sameClaims === 'BY_AMOUNT' ? [] : openClaims(input, guideline).flatMap((claim) => (claim.id === id ? claim.sameAs : []))
  return { ...owing(input, new Set(sameAs), left), liens }
}

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
