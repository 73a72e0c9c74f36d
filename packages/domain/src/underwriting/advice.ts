import { addDays, addYears } from '../values/local-date.ts'
import { tradelineOf } from './counted-debts.ts'
import { dtiBps, missingIncome } from './dti.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import type { Change, Figure, LimitName } from './limit-result.ts'
import { latestRecord } from './limits/credit-history.ts'
import { lowestPayment } from './qualified-lines.ts'
import { cltvBps, cltvLine, type Tables } from './situation.ts'
import type { LinePreference, UnderwritingInput } from './underwriting-input.ts'

/** A change not yet tried. */
type Proposal = { readonly change: Omit<Change, 'passesAll' | 'wouldBe'>; readonly input: UnderwritingInput }

const prefer = (input: UnderwritingInput, preference: LinePreference): UnderwritingInput => ({
  ...input,
  preference: { ...input.preference, ...preference },
})

const payingOff = (input: UnderwritingInput, ids: readonly string[]): UnderwritingInput =>
  prefer(input, { payOffTradelineIds: [...(input.preference.payOffTradelineIds ?? []), ...ids] })

/** The list is read by people: more ways than this confuse. Smallest first. */
const MOST_ACCOUNTS = 3

function firstLien({ input }: Evaluation['situation']): Proposal[] {
  const first = [...input.liens].sort((a, b) => a.position - b.position)[0]
  if (first === undefined || first.payOff || input.preference.payOffFirstLien === true) return []
  return [
    {
      change: { kind: 'FIRST_LIEN', accountId: first.id, amountCents: first.balanceCents },
      input: prefer(input, { payOffFirstLien: true }),
    },
  ]
}

function junior({ input }: Evaluation['situation']): Proposal[] {
  const [, ...others] = [...input.liens].sort((a, b) => a.position - b.position)
  return others.map((lien) => ({
    change: { kind: 'PAY_OFF_ACCOUNT', accountId: lien.id, amountCents: lien.balanceCents },
    input: payingOff(input, [lien.id]),
  }))
}

function lessEquity(situation: Evaluation['situation']): Proposal[] {
  const { input, guideline, usualMinimumLineCents, neededLineCents, liensCents } = situation
  const room = cltvLine(situation)
  const floor = usualMinimumLineCents - guideline.exceptionBelowMinimumCents
  const smaller: Proposal[] =
    room >= floor && room < usualMinimumLineCents && room > 0
      ? [{ change: { kind: 'LOWER_AMOUNT', amountCents: room }, input: prefer(input, { exceptionLineCents: room }) }]
      : []
  const ceiling = Number((BigInt(input.value.valueCents) * BigInt(situation.cltvLimitBps)) / 10_000n)
  const down = liensCents + neededLineCents - ceiling
  // From the borrower's own money, on the last lien that is large enough to take it.
  const lien = [...input.liens].sort((a, b) => b.position - a.position).find((each) => !each.payOff && each.balanceCents > down)
  const paidDown = input.liens.map((each) => (each === lien ? { ...each, balanceCents: each.balanceCents - down } : each))
  const pay: Proposal[] =
    lien === undefined || down <= 0
      ? []
      : [{ change: { kind: 'PAY_DOWN_LIENS', accountId: lien.id, amountCents: down }, input: { ...input, liens: paidDown } }]
  return [...smaller, ...firstLien(situation), ...junior(situation), ...pay]
}

function moreIncome(situation: Evaluation['situation']): Proposal[] {
  const { input, debtsLeft } = situation
  const behindLiens = new Set(input.liens.map((lien) => tradelineOf(lien, input.credit)?.id))
  const accounts = debtsLeft
    .filter((line) => line.monthlyPaymentCents > 0 && !behindLiens.has(line.id) && line.securedBy !== 'OTHER')
    .sort((a, b) => a.balanceCents - b.balanceCents)
    .map(
      (line): Proposal => ({
        change: { kind: 'PAY_OFF_ACCOUNT', accountId: line.id, amountCents: line.balanceCents },
        input: payingOff(input, [line.id]),
      }),
    )
  const payment = lowestPayment(situation, situation.neededLineCents)
  const missing = payment === undefined ? 0 : missingIncome(situation, payment)
  const more: Proposal = {
    change: { kind: 'MORE_INCOME', amountCents: missing },
    input: { ...input, income: { ...input.income, otherCents: input.income.otherCents + missing * 12 } },
  }
  return [...accounts, ...firstLien(situation), ...(missing > 0 ? [more] : [])]
}

function fewerClaims({ input, claimsLeft, guideline }: Evaluation['situation']): Proposal[] {
  const total = claimsLeft.reduce((sum, claim) => sum + claim.amountCents, 0)
  const sorted = [...claimsLeft].sort((a, b) => a.amountCents - b.amountCents)
  const enough = sorted.find((claim) => total - claim.amountCents <= guideline.collectionsOverCents)
  if (enough) {
    const change = { kind: 'PAY_OFF_ACCOUNT', accountId: enough.id, amountCents: enough.amountCents } as const
    return [{ change, input: payingOff(input, [enough.id]) }]
  }
  // Largest first, until what is left is small enough: the fewest accounts.
  const together: typeof sorted = []
  let left = total
  for (const claim of sorted.reverse()) {
    if (left <= guideline.collectionsOverCents) break
    together.push(claim)
    left -= claim.amountCents
  }
  const accountIds = together.map((claim) => claim.id)
  return [{ change: { kind: 'PAY_OFF_ACCOUNT', accountIds, amountCents: total - left }, input: payingOff(input, accountIds) }]
}

function later(situation: Evaluation['situation'], on: string): Proposal[] {
  return [{ change: { kind: 'WAIT_UNTIL', on }, input: { ...situation.input, on } }]
}

function proposals(limit: LimitName, situation: Evaluation['situation']): Proposal[] {
  const { input, guideline } = situation
  const bankruptcy = latestRecord(input.credit, 'BANKRUPTCY')
  const foreclosure = latestRecord(input.credit, 'FORECLOSURE')
  switch (limit) {
    case 'TRANSFER':
      return later(situation, addDays(input.property.lastTransferOn, guideline.transferDays + 1))
    case 'LISTED':
      return [
        {
          change: { kind: 'END_LISTING' },
          input: { ...input, listedForSale: false, property: { ...input.property, listedForSale: false } },
        },
      ]
    case 'BANKRUPTCY':
      return bankruptcy === undefined ? [] : later(situation, addYears(bankruptcy, guideline.bankruptcyYears))
    case 'FORECLOSURE':
      return foreclosure === undefined ? [] : later(situation, addYears(foreclosure, guideline.foreclosureYears))
    case 'COLLECTIONS':
      return fewerClaims(situation)
    case 'LIEN_POSITION':
      return [...firstLien(situation), ...junior(situation)]
    case 'CLTV':
      return lessEquity(situation)
    case 'DTI':
      return moreIncome(situation)
    default:
      return []
  }
}

/** The limit's own figure after the change. */
function figureAfter(limit: LimitName, after: Evaluation): Figure | undefined {
  const { situation } = after
  if (limit === 'CLTV') return { unit: 'BASIS_POINTS', value: cltvBps(situation, situation.neededLineCents) }
  if (limit !== 'DTI') return after.findings.find((finding) => finding.limit === limit)?.yours
  const payment = lowestPayment(situation, situation.neededLineCents) ?? 0
  return { unit: 'BASIS_POINTS', value: dtiBps(situation, situation.monthlyDebtsCents + payment) }
}

/**
 * The smallest changes that would make a failed limit pass, each tried by the same rules: a change is named only when the limit then passes.
 * Waiting is tried with the tables of this decision: which others will be in force by then nobody knows.
 */
export function adviceFor(limit: LimitName, { situation }: Evaluation): Change[] {
  const tables: Tables = { guideline: situation.guideline, pricing: situation.pricing }
  let accounts = 0
  return proposals(limit, situation).flatMap(({ change, input }) => {
    if (change.kind === 'PAY_OFF_ACCOUNT' && accounts >= MOST_ACCOUNTS) return []
    const after = evaluate(input, tables)
    if (after.failed.includes(limit)) return []
    if (change.kind === 'PAY_OFF_ACCOUNT') accounts += 1
    const wouldBe = figureAfter(limit, after)
    return [{ ...change, ...(wouldBe === undefined ? {} : { wouldBe }), passesAll: after.failed.length === 0 }]
  })
}
