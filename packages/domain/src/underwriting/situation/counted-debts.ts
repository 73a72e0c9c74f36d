import type { CreditReport, Tradeline } from '../../facts/credit-report.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

/** An open collection, a judgment or an unpaid tax claim. */
export type Claim = { readonly id: string; readonly amountCents: number }

/** The middle of what the bureau returned; with two, the lower [underwriting/limits]. Undefined without a score. */
export function middleScore(scores: readonly number[]): number | undefined {
  return [...scores].sort((a, b) => a - b)[Math.floor((scores.length - 1) / 2)]
}

const sameName = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/** The bureau's account behind a lien: by id, else the one loan on this home with the same holder. */
export function tradelineOf(lien: UnderwritingLien, credit: CreditReport): Tradeline | undefined {
  const open = credit.tradelines.filter((line) => line.status === 'OPEN')
  return (
    open.find((line) => line.id === lien.id) ??
    open.find((line) => line.securedBy === 'SUBJECT' && line.kind === lien.kind && sameName(line.creditor, lien.holder))
  )
}

/**
 * The account behind each lien, by the lien's id. `eachOnce`: an account stands behind one lien alone, the one that names it before one that has
 * the same holder, the first position before others; else two loans of one holder share an account, as in decisions before 2026-12.
 */
export function accountsBehind(
  liens: readonly UnderwritingLien[],
  credit: CreditReport,
  { eachOnce }: { readonly eachOnce: boolean },
): ReadonlyMap<string, Tradeline> {
  const behind = new Map<string, Tradeline>()
  if (!eachOnce) {
    for (const lien of liens) {
      const account = tradelineOf(lien, credit)
      if (account) behind.set(lien.id, account)
    }
    return behind
  }
  const byName = liens.filter((lien) => tradelineOf(lien, credit)?.id === lien.id)
  const byHolder = liens.filter((lien) => !byName.includes(lien)).sort((a, b) => a.position - b.position)
  let left = credit.tradelines
  for (const lien of [...byName, ...byHolder]) {
    const account = tradelineOf(lien, { ...credit, tradelines: left })
    if (account === undefined) continue
    behind.set(lien.id, account)
    left = left.filter((line) => line !== account)
  }
  return behind
}

/** The liens that this line pays off: marked in the list, the first by preference, or named among the payoffs. */
export function paidOffLiens({ liens, preference }: Pick<UnderwritingInput, 'liens' | 'preference'>): UnderwritingLien[] {
  const firstPosition = Math.min(...liens.map((lien) => lien.position))
  return liens.filter(
    (lien) =>
      lien.payOff ||
      (preference.payOffFirstLien === true && lien.position === firstPosition) ||
      preference.payOffTradelineIds?.includes(lien.id) === true,
  )
}

/**
 * Open collections, judgments and unpaid tax claims from report, title and liens, each once: the same amount in two sources is the same claim.
 * Reports give public records no id, so they are 'public-record-n' and 'title-judgment-n' by their place.
 */
export function openClaims({ credit, title, liens }: Pick<UnderwritingInput, 'credit' | 'title' | 'liens'>): Claim[] {
  const claims: Claim[] = credit.tradelines
    .filter((line) => line.kind === 'COLLECTION' && line.status === 'OPEN' && line.balanceCents > 0)
    .map((line) => ({ id: line.id, amountCents: line.balanceCents }))
  const records: Claim[] = []
  const add = (claim: Claim) => {
    if (claim.amountCents > 0 && !records.some((known) => known.amountCents === claim.amountCents)) records.push(claim)
  }
  for (const lien of liens) if (lien.kind === 'TAX' || lien.kind === 'JUDGMENT') add({ id: lien.id, amountCents: lien.balanceCents })
  for (const [index, judgment] of title.judgments.entries()) add({ id: `title-judgment-${index}`, amountCents: judgment.amountCents })
  for (const [index, record] of credit.publicRecords.entries())
    if ((record.kind === 'JUDGMENT' || record.kind === 'TAX_LIEN') && !record.satisfied)
      add({ id: `public-record-${index}`, amountCents: record.amountCents ?? 0 })
  return [...claims, ...records]
}
