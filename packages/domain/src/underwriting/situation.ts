import type { Tradeline } from '../facts/credit-report.ts'
import { type Claim, countedScore, openClaims, paidOffLiens, tradelineOf } from './counted-debts.ts'
import { lineHolding } from './draw-bounds.ts'
import type { Guideline } from './guideline.ts'
import { guidelineOn } from './guideline-on.ts'
import { pricingOn } from './pricing-on.ts'
import type { PricingTable } from './pricing-table.ts'
import type { UnderwritingInput } from './underwriting-input.ts'

/** The tables a decision is made by; replaying an old one passes its own. */
export type Tables = { readonly guideline: Guideline; readonly pricing: PricingTable }

/** The figures that every limit reads, worked out once from the input. */
export type Situation = {
  readonly input: UnderwritingInput
  readonly guideline: Guideline
  readonly pricing: PricingTable
  readonly score: number | undefined
  /** for the tables' rows where there is no score: the lowest band */
  readonly scoreForTables: number
  readonly liensCents: number
  readonly position: number
  /** what the first draw must pay off */
  readonly payOffCents: number
  readonly claimsLeft: readonly Claim[]
  readonly debtsLeft: readonly Tradeline[]
  readonly monthlyDebtsBeforeCents: number
  readonly monthlyDebtsCents: number
  /** monthly income in parts of a cent, so that a twelfth of a year's income and an 84th of the assets both stay whole */
  readonly incomeParts: number
  readonly assetParts: number
  /** how many parts make a cent a month */
  readonly partsPerCent: number
  readonly minimumScore: number
  readonly cltvLimitBps: number
  readonly dtiLimitBps: number
  /** the smallest line that may be made, an exception included */
  readonly minimumLineCents: number
  readonly usualMinimumLineCents: number
  /** the smallest line that also holds what must be paid off, in whole steps */
  readonly neededLineCents: number
  readonly maximumLineCents: number
  readonly feesBps: readonly number[]
}

const stepDown = (cents: number, step: number) => Math.max(Math.floor(cents / step) * step, 0)

/** The limits' figures for one input, by the tables in force that day (or those given, when an old decision is replayed). */
export function situate(input: UnderwritingInput, tables?: Tables): Situation {
  const guideline = tables?.guideline ?? guidelineOn(input.on)
  const pricing = tables?.pricing ?? pricingOn(input.on)
  const { organization, credit, preference } = input
  const rule = guideline.occupancies[input.occupancy]
  const kind = guideline.propertyKinds[input.property.kind]
  const state = guideline.states[input.state]
  const score = countedScore(credit.scores)
  const scoreForTables = score ?? rule.minimumScore
  const band = rule.cltvCaps.find(({ from, to }) => from <= scoreForTables && scoreForTables <= to) ?? rule.cltvCaps[0]!

  const paidLiens = paidOffLiens(input)
  const paidIds = new Set([
    ...(preference.payOffTradelineIds ?? []),
    ...paidLiens.map((lien) => lien.id),
    ...paidLiens.flatMap((lien) => tradelineOf(lien, credit)?.id ?? []),
  ])
  const lienIds = new Set(paidLiens.flatMap((lien) => [lien.id, tradelineOf(lien, credit)?.id ?? lien.id]))
  const debts = credit.tradelines.filter((line) => line.status === 'OPEN')
  const claims = openClaims(input)
  const paidDebts = debts.filter((line) => paidIds.has(line.id) && !lienIds.has(line.id))
  const debtIds = new Set(debts.map((line) => line.id))
  const paidClaims = claims.filter((claim) => paidIds.has(claim.id) && !lienIds.has(claim.id) && !debtIds.has(claim.id))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const payOffCents = sum([
    ...paidLiens.map((lien) => lien.balanceCents),
    ...paidDebts.map((line) => line.balanceCents),
    ...paidClaims.map((claim) => claim.amountCents),
  ])
  const staying = input.liens.filter((lien) => !paidLiens.includes(lien))
  const debtsLeft = debts.filter((line) => !paidIds.has(line.id))

  const dti = guideline.dti
  const lower = scoreForTables < dti.lowerBelowScore || dti.lowerOccupancies.includes(input.occupancy)
  const partsPerCent = 12 * dti.assetMonths
  const annualCents = input.income.primaryCents + input.income.otherCents + input.income.coOwnersCents
  const assetParts = (input.assetsCents ?? 0) * 12

  const floors = [organization.minimumLineCents, organization.minimumLineByState[input.state] ?? 0, state?.minimumLineCents ?? 0]
  const usualMinimumLineCents = Math.max(...floors)
  const exception = preference.exceptionLineCents
  const lowest = usualMinimumLineCents - guideline.exceptionBelowMinimumCents
  const minimumLineCents = exception === undefined ? usualMinimumLineCents : Math.min(Math.max(exception, lowest, 1), usualMinimumLineCents)

  // A fee is allowed in a state when it is at most the state's share of the whole line: fee / (1 + fee).
  const known = new Set(pricing.fees.map((fee) => fee.feeBps))
  const feeCap = state?.feeCapBps ?? 10_000
  const feesBps = organization.feeChoicesBps
    .filter((fee) => known.has(fee) && fee * 10_000 <= feeCap * (10_000 + fee))
    .sort((a, b) => a - b)
  const step = guideline.lineStepCents
  const holding = Math.ceil(lineHolding(payOffCents, { feeBps: feesBps[0] ?? 0, feeCapCents: organization.feeCapCents }) / step) * step

  return {
    input,
    guideline,
    pricing,
    score,
    scoreForTables,
    liensCents: sum(staying.map((lien) => lien.balanceCents)),
    position: staying.length + 1,
    payOffCents,
    claimsLeft: claims.filter((claim) => !paidIds.has(claim.id)),
    debtsLeft,
    monthlyDebtsBeforeCents: sum(debts.map((line) => line.monthlyPaymentCents)),
    monthlyDebtsCents: sum(debtsLeft.map((line) => line.monthlyPaymentCents)),
    incomeParts: annualCents * dti.assetMonths + assetParts,
    assetParts,
    partsPerCent,
    minimumScore: Math.max(rule.minimumScore, kind.minimumScore ?? 0, organization.minimumScore ?? 0),
    cltvLimitBps: Math.min(band.capBps, state?.cltvCapBps ?? 10_000, organization.maximumCltvBps ?? 10_000),
    dtiLimitBps: Math.min(lower ? dti.lowerLimitBps : dti.limitBps, kind.dtiLimitBps ?? 10_000, organization.maximumDtiBps ?? 10_000),
    minimumLineCents,
    usualMinimumLineCents,
    neededLineCents: Math.max(minimumLineCents, holding),
    maximumLineCents: stepDown(organization.maximumLineCents, step),
    feesBps,
  }
}

/** The largest line in whole steps that the liens leave under the CLTV limit; 0 when there is no room. */
export function cltvLine({ input, guideline, cltvLimitBps, liensCents }: Situation): number {
  const ceiling = Number((BigInt(input.value.valueCents) * BigInt(cltvLimitBps)) / 10_000n)
  return stepDown(ceiling - liensCents, guideline.lineStepCents)
}

/** Liens and line as a share of the value in basis points, rounded up: never shown better than it is. */
export function cltvBps({ input, liensCents }: Situation, lineCents: number): number {
  const value = BigInt(Math.max(input.value.valueCents, 1))
  return Number((BigInt(liensCents + lineCents) * 10_000n + value - 1n) / value)
}
