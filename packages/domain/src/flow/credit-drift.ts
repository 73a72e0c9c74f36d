/** What the full credit report says otherwise than the first one did: figures and names alone, and no judgment of them. */
import type { CreditReport, Tradeline } from '../facts/credit-report.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { hardCredit } from './items/credit/hard-credit.ts'
import { newInquiries } from './items/credit/inquiry-attestation.ts'
import { softCredit } from './items/credit/soft-credit.ts'

export interface AccountDrift {
  readonly change: 'NEW' | 'GONE' | 'CHANGED'
  readonly creditor: string
  readonly last4: string
  /** Absent of a new account. */
  readonly before?: AccountFigures
  /** Absent of one that is gone. */
  readonly after?: AccountFigures
}

export interface AccountFigures {
  readonly balanceCents: number
  readonly monthlyPaymentCents: number
  readonly late30In12Months: number
}

export interface CreditDrift {
  /** The score that counts: the middle one, of two the lower. */
  readonly score: { readonly before: number; readonly after: number } | undefined
  readonly accounts: readonly AccountDrift[]
  readonly inquiries: readonly { readonly creditor: string; readonly on: LocalDate }[]
}

/** Undefined until there are both reports, and where the full one says the same. */
export function creditDrift(known: Known): CreditDrift | undefined {
  const [before, after] = [known(softCredit), known(hardCredit)]
  if (before?.outcome !== 'REPORT' || after?.outcome !== 'REPORT') return undefined
  const drift = { score: scoreDrift(before, after), accounts: accountDrifts(before, after), inquiries: newInquiries(known) }
  return drift.score || drift.accounts.length > 0 || drift.inquiries.length > 0 ? drift : undefined
}

/**
 * The score of the full report while something before the submission is asked again: decisions are made on the first report until then, and on
 * this one after it.
 */
export function scoreToCome(known: Known, { results }: Facts): number | undefined {
  const report = known(hardCredit) === undefined ? (results[hardCredit.id]?.data as CreditReport | undefined) : undefined
  return report?.outcome === 'REPORT' ? countedScore(report) : undefined
}

const countedScore = ({ scores }: CreditReport): number | undefined =>
  [...scores].sort((a, b) => a - b)[Math.floor((scores.length - 1) / 2)]

function scoreDrift(first: CreditReport, full: CreditReport): CreditDrift['score'] {
  const [before, after] = [countedScore(first), countedScore(full)]
  return before === undefined || after === undefined || before === after ? undefined : { before, after }
}

/** An account is the same by its creditor and its last digits, whatever a bureau calls it in each report. */
const nameOf = ({ creditor, last4 }: Tradeline): string => `${creditor.trim().toUpperCase()} ${last4}`
const isOpen = ({ status }: Tradeline): boolean => status === 'OPEN'
const figuresOf = ({ balanceCents, monthlyPaymentCents, late30In12Months }: Tradeline): AccountFigures => ({
  balanceCents,
  monthlyPaymentCents,
  late30In12Months,
})

function accountDrifts(first: CreditReport, full: CreditReport): AccountDrift[] {
  const earlier = new Map(first.tradelines.filter(isOpen).map((line) => [nameOf(line), line]))
  const later = new Map(full.tradelines.filter(isOpen).map((line) => [nameOf(line), line]))
  const present = [...later].flatMap(([name, line]): AccountDrift[] => {
    const { creditor, last4 } = line
    const was = earlier.get(name)
    const after = figuresOf(line)
    if (!was) return [{ change: 'NEW', creditor, last4, after }]
    const before = figuresOf(was)
    const isSame = Object.entries(before).every(([figure, value]) => after[figure as keyof AccountFigures] === value)
    return isSame ? [] : [{ change: 'CHANGED', creditor, last4, before, after }]
  })
  const gone = [...earlier].flatMap(([name, line]): AccountDrift[] =>
    later.has(name) ? [] : [{ change: 'GONE', creditor: line.creditor, last4: line.last4, before: figuresOf(line) }],
  )
  return [...present, ...gone]
}
