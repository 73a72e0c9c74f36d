/** The changes worth trying where a limit failed, from the figures of that very situation. Nothing is promised here: each is tried later. */
import { addDays, addYears } from '../../values/local-date.ts'
import { latestRecord } from '../limits/credit-history.ts'
import type { LimitName } from '../limits/limit-result.ts'
import { equityLoansLeft, latestEquityLoan } from '../limits/state-law.ts'
import { lowestPayment } from '../pricing/qualified-lines.ts'
import { missingIncome } from '../situation/dti.ts'
import { cltvLine, type Situation } from '../situation/situation.ts'
import type { ProposedChange } from './apply-change.ts'

function firstLien({ input }: Situation): ProposedChange[] {
  const first = [...input.liens].sort((a, b) => a.position - b.position)[0]
  if (first === undefined || first.payOff || input.preference.payOffFirstLien === true) return []
  return [{ kind: 'FIRST_LIEN', accountId: first.id, amountCents: first.balanceCents }]
}

function junior({ input }: Situation): ProposedChange[] {
  const [, ...others] = [...input.liens].sort((a, b) => a.position - b.position)
  return others.map((lien) => ({ kind: 'PAY_OFF_ACCOUNT', accountId: lien.id, amountCents: lien.balanceCents }))
}

function lessEquity(situation: Situation): ProposedChange[] {
  const { input, guideline, usualMinimumLineCents, neededLineCents, liensCents } = situation
  const room = cltvLine(situation)
  const floor = usualMinimumLineCents - guideline.exceptionBelowMinimumCents
  const smaller: ProposedChange[] =
    room >= floor && room < usualMinimumLineCents && room > 0 ? [{ kind: 'LOWER_AMOUNT', amountCents: room }] : []
  const ceiling = Number((BigInt(input.value.valueCents) * BigInt(situation.cltvLimitBps)) / 10_000n)
  const down = wholeDollars(liensCents + neededLineCents - ceiling)
  // From the borrower's own money, on the last lien that is large enough to take it.
  const lien = [...input.liens].sort((a, b) => b.position - a.position).find((each) => !each.payOff && each.balanceCents > down)
  const pay: ProposedChange[] = lien === undefined || down <= 0 ? [] : [{ kind: 'PAY_DOWN_LIENS', accountId: lien.id, amountCents: down }]
  return [...smaller, ...firstLien(situation), ...junior(situation), ...pay]
}

/** No one is asked for cents. */
export const wholeDollars = (cents: number): number => Math.ceil(cents / 100) * 100

/** The accounts whose payment counts and that are no lien, the smallest balance first. */
export function payableAccounts({ debtsLeft, accountBehind }: Situation): Situation['debtsLeft'] {
  const behindLiens = new Set([...accountBehind.values()].map((line) => line.id))
  return debtsLeft
    .filter((line) => line.monthlyPaymentCents > 0 && !behindLiens.has(line.id) && line.securedBy !== 'OTHER')
    .sort((a, b) => a.balanceCents - b.balanceCents)
}

/** More a month, to the cent, at which the smallest line's payment fits; 0 when it fits already, or where no income would do. */
export function incomeShort(situation: Situation): number {
  const payment = lowestPayment(situation, situation.neededLineCents)
  return payment === undefined ? 0 : (missingIncome(situation, payment) ?? 0)
}

/** Loans beside the first and claims whose payment is estimated: none where the guideline counts none. */
function estimatedDebts({ input, claimsLeft, payments }: Situation): { readonly id: string; readonly balanceCents: number }[] {
  const first = Math.min(...input.liens.map((lien) => lien.position))
  const counted = new Set(payments.filter(({ countedCents }) => countedCents > 0).map(({ id }) => id))
  const claims = claimsLeft.map(({ id, amountCents }) => ({ id, balanceCents: amountCents, position: Number.MAX_SAFE_INTEGER }))
  const liens = input.liens.filter((lien) => !claims.some((claim) => claim.id === lien.id))
  return [...liens, ...claims].filter(({ id, position }) => counted.has(id) && position !== first)
}

function moreIncome(situation: Situation): ProposedChange[] {
  const accounts = [...payableAccounts(situation), ...estimatedDebts(situation)]
    .sort((a, b) => a.balanceCents - b.balanceCents)
    .map(({ id, balanceCents }): ProposedChange => ({ kind: 'PAY_OFF_ACCOUNT', accountId: id, amountCents: balanceCents }))
  const missing = incomeShort(situation)
  const more: ProposedChange[] = missing > 0 ? [{ kind: 'MORE_INCOME', amountCents: missing }] : []
  return [...accounts, ...firstLien(situation), ...more]
}

/** The claims to be paid, the fewest: one that is enough alone, else the largest first until what is left is small enough. */
export function claimsToPay({ claimsLeft, guideline }: Situation): { readonly ids: readonly string[]; readonly amountCents: number } {
  const total = claimsLeft.reduce((sum, claim) => sum + claim.amountCents, 0)
  const sorted = [...claimsLeft].sort((a, b) => a.amountCents - b.amountCents)
  const enough = sorted.find((claim) => total - claim.amountCents <= guideline.collectionsOverCents)
  if (enough) return { ids: [enough.id], amountCents: enough.amountCents }
  const ids: string[] = []
  let left = total
  for (const claim of sorted.reverse()) {
    if (left <= guideline.collectionsOverCents) break
    ids.push(claim.id)
    left -= claim.amountCents
  }
  return { ids, amountCents: total - left }
}

function fewerClaims(situation: Situation): ProposedChange[] {
  const { ids, amountCents } = claimsToPay(situation)
  return [{ kind: 'PAY_OFF_ACCOUNT', ...accountReference(ids), amountCents }]
}

/** Every home equity loan that stays, together: one left is one too many. */
export function paidEquityLoans(kind: 'PAY_OFF_ACCOUNT' | 'PAY_OFF_YOURSELF', situation: Situation): ProposedChange[] {
  const left = equityLoansLeft(situation)
  if (left.length === 0) return []
  const amountCents = left.reduce((sum, lien) => sum + lien.balanceCents, 0)
  return [{ kind, ...accountReference(left.map((lien) => lien.id)), amountCents }]
}

function afterTheYear(situation: Situation): ProposedChange[] {
  const openedOn = latestEquityLoan(situation)
  const years = situation.stateRule?.yearsBetween?.years
  return openedOn === undefined || years === undefined ? [] : [{ kind: 'WAIT_UNTIL', on: addYears(openedOn, years) }]
}

/** One account is named alone, several together. */
export const accountReference = (ids: readonly string[]): Pick<ProposedChange, 'accountId' | 'accountIds'> =>
  ids.length === 1 ? { accountId: ids[0]! } : { accountIds: [...ids] }

/** In the order in which they are shown beside the limit. */
export function proposals(limit: LimitName, situation: Situation): ProposedChange[] {
  const { input, guideline } = situation
  const bankruptcy = latestRecord(input.credit, 'BANKRUPTCY')
  const foreclosure = latestRecord(input.credit, 'FORECLOSURE')
  switch (limit) {
    case 'TRANSFER':
      return [{ kind: 'WAIT_UNTIL', on: addDays(input.property.lastTransferOn, guideline.transferDays + 1) }]
    case 'LISTED':
      return [{ kind: 'END_LISTING' }]
    case 'BANKRUPTCY':
      return bankruptcy === undefined ? [] : [{ kind: 'WAIT_UNTIL', on: addYears(bankruptcy, guideline.bankruptcyYears) }]
    case 'FORECLOSURE':
      return foreclosure === undefined ? [] : [{ kind: 'WAIT_UNTIL', on: addYears(foreclosure, guideline.foreclosureYears) }]
    case 'COLLECTIONS':
      return fewerClaims(situation)
    case 'LIEN_POSITION':
      return [...firstLien(situation), ...junior(situation)]
    case 'CLTV':
      return lessEquity(situation)
    case 'ONE_EQUITY_LOAN':
      return paidEquityLoans('PAY_OFF_ACCOUNT', situation)
    case 'EQUITY_LOAN_YEAR':
      return afterTheYear(situation)
    case 'DTI':
      return moreIncome(situation)
    default:
      return []
  }
}
