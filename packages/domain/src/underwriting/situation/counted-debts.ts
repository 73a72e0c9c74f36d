import type { CreditReport, Tradeline } from '../../facts/credit-report.ts'
import type { Guideline } from '../tables/guideline.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

/** An open collection, a judgment or an unpaid tax claim; `sameAs`: the records of the same claim in other sources. */
export type Claim = { readonly id: string; readonly amountCents: number; readonly sameAs: readonly string[] }

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

type ClaimSources = Pick<UnderwritingInput, 'credit' | 'title' | 'liens'>
type Recorded = Pick<Claim, 'id' | 'amountCents'> & { readonly kind: 'TAX' | 'JUDGMENT' }

/** Of the liens, the title and the report, in this order. Reports give public records no id, so they go by their place. */
function recordedClaims({ credit, title, liens }: ClaimSources): readonly Recorded[][] {
  const onHome = liens.flatMap(({ id, kind, balanceCents }) =>
    kind === 'TAX' || kind === 'JUDGMENT' ? [{ id, kind, amountCents: balanceCents }] : [],
  )
  const inTitle = title.judgments.map(({ amountCents }, index) => ({ id: titleJudgmentId(index), kind: 'JUDGMENT' as const, amountCents }))
  const inReport = credit.publicRecords.flatMap(({ kind, satisfied, amountCents = 0 }, index) =>
    satisfied || (kind !== 'JUDGMENT' && kind !== 'TAX_LIEN')
      ? []
      : [{ id: publicRecordId(index), kind: kind === 'TAX_LIEN' ? ('TAX' as const) : kind, amountCents }],
  )
  return [onHome, inTitle, inReport].map((source) => source.filter(({ amountCents }) => amountCents > 0))
}

export const titleJudgmentId = (index: number): string => `title-judgment-${index}`
export const publicRecordId = (index: number): string => `public-record-${index}`

/**
 * Open collections, judgments and unpaid tax claims from report, title and liens, by the guideline's rule.
 * ONE_TO_ONE: two records of one source are two claims, of whatever amount: a source says each claim once. Across sources a record stands for at
 * most one of another source, of its own kind and amount: tax claims are no judgments, and names and days are written differently in
 * each. So no source says more than is counted, and what all of them say is counted once. Two different claims of one kind and amount,
 * each in a source that does not have the other, cannot be told from one and are taken for one.
 * BY_AMOUNT: every record of one amount is the same claim, two of one source among them; so in guidelines before 2026-12.
 */
export function openClaims(sources: ClaimSources, { sameClaims }: Pick<Guideline, 'sameClaims'>): Claim[] {
  const collections = sources.credit.tradelines
    .filter((line) => line.kind === 'COLLECTION' && line.status === 'OPEN' && line.balanceCents > 0)
    .map((line) => ({ id: line.id, amountCents: line.balanceCents, sameAs: [] }))
  const found: (Recorded & { readonly sameAs: string[] })[] = []
  for (const source of recordedClaims(sources)) {
    let others = [...found]
    for (const record of source) {
      const same =
        sameClaims === 'BY_AMOUNT'
          ? found.find(({ amountCents }) => amountCents === record.amountCents)
          : others.find(({ kind, amountCents }) => kind === record.kind && amountCents === record.amountCents)
      if (same === undefined) found.push({ ...record, sameAs: [] })
      else same.sameAs.push(record.id)
      others = others.filter((claim) => claim !== same)
    }
  }
  return [...collections, ...found.map(({ kind: _kind, ...claim }) => claim)]
}
