import type { Tradeline } from '../../facts/credit-report.ts'
import { type NotaryMeeting, notaryMeeting } from '../../policy/notary-meeting.ts'
import type { PrimeRow } from '../../policy/prime-rate.ts'
import { lineHolding } from '../offer/draw-bounds.ts'
import type { FirmOfferTerms } from '../tables/firm-offer.ts'
import type { Guideline } from '../tables/guideline.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import type { PricingTable } from '../tables/pricing-table.ts'
import { type StateLaw, type StateRule, stateRuleFor } from '../tables/states/state-law.ts'
import { stateLawOn } from '../tables/states/state-law-on.ts'
import { allowedFees, promisedFees, stateCaps } from './allowed-fees.ts'
import { countedCosts } from './counted-costs.ts'
import { accountsBehind, type Claim, middleScore, openClaims, paidOffLiens } from './counted-debts.ts'
import { type CountedPayment, countedOf, monthlyPayments } from './monthly-payments.ts'
import { type PayOff, payOffsOf } from './pay-offs.ts'
import type { UnderwritingInput } from './underwriting-input.ts'
import { usualMinimumLine } from './usual-minimum-line.ts'

/** The tables a decision is made by; replaying an old one passes its own. `primeRows`: the index, the published rows where it is left out. */
export type Tables = {
  readonly guideline: Guideline
  readonly pricing: PricingTable
  readonly primeRows?: readonly PrimeRow[] | undefined
  /** of the day where left out */
  readonly stateLaw?: StateLaw | undefined
}

/** The figures that every limit reads, calculated once from the input. */
export type Situation = {
  readonly input: UnderwritingInput
  readonly guideline: Guideline
  readonly pricing: PricingTable
  /** the index that prices; undefined: the published rows */
  readonly primeRows: readonly PrimeRow[] | undefined
  readonly stateLaw: StateLaw
  /** what the state asks of a line on a home of this occupancy */
  readonly stateRule: StateRule | undefined
  /** how the deed will be notarized */
  readonly notary: NotaryMeeting
  /** costs beside the origination fee that count against the state's cap on all fees; 0 where it has none */
  readonly countedCostsCents: number
  readonly score: number | undefined
  /** for the tables' rows where there is no score: the lowest band, by the guideline's rule */
  readonly scoreForTables: number
  readonly liensCents: number
  readonly position: number
  /** what the first draw must pay off */
  readonly payOffCents: number
  readonly payOffs: readonly PayOff[]
  readonly paidLienIds: readonly string[]
  readonly claimsLeft: readonly Claim[]
  readonly debtsLeft: readonly Tradeline[]
  /** the bureau's account behind a lien, by the lien's id */
  readonly accountBehind: ReadonlyMap<string, Tradeline>
  /** the parts of monthlyDebtsCents */
  readonly payments: readonly CountedPayment[]
  readonly monthlyDebtsBeforeCents: number
  /** all that counts a month once the payoffs are made, beside the new line */
  readonly monthlyDebtsCents: number
  /** monthly income in parts of a cent, so that a twelfth of a year's income and an 84th of the assets both stay whole */
  readonly incomeParts: number
  readonly assetParts: number
  /** how many parts make a cent a month */
  readonly partsPerCent: number
  readonly minimumScore: number
  readonly cltvLimitBps: number
  /** the share of the value that the state's law allows, whatever the lender's tables say; undefined where it sets none */
  readonly cltvLawBps: number | undefined
  /** where not the score sets it: the state's law, or the lender's own limit */
  readonly cltvLimitBy: 'STATE' | 'LENDER' | undefined
  readonly dtiLimitBps: number
  /** the smallest line that may be made, an exception included */
  readonly minimumLineCents: number
  readonly usualMinimumLineCents: number
  /** the smallest draw: the smallest line's own figure, or what must be paid off */
  readonly neededDrawCents: number
  /** the smallest line that also holds what must be paid off, in whole steps */
  readonly neededLineCents: number
  readonly maximumLineCents: number
  readonly feesBps: readonly number[]
  /** what was promised to the applicant; whether they still meet its criteria is for limits/firm-offer.ts to say */
  readonly firm: FirmOfferTerms | undefined
}

const stepDown = (cents: number, step: number) => Math.max(Math.floor(cents / step) * step, 0)

/**
 * The score by which the tables are read, and the cap that it gives. Without a score a person decides, and until then nothing is better than
 * with one: the lowest row of all occupancies, where the guideline says so.
 */
function bandOf(guideline: Guideline, occupancy: UnderwritingInput['occupancy'], score: number | undefined) {
  const rule = guideline.occupancies[occupancy]
  const all = Object.values(guideline.occupancies)
  if (score === undefined && guideline.withoutScore === 'WORST_OF_TABLE') {
    const scoreForTables = Math.min(...all.map(({ minimumScore }) => minimumScore))
    return { scoreForTables, capBps: Math.min(...all.flatMap(({ cltvCaps }) => cltvCaps.map((band) => band.capBps))) }
  }
  const scoreForTables = score ?? rule.minimumScore
  const band = rule.cltvCaps.find(({ from, to }) => from <= scoreForTables && scoreForTables <= to) ?? rule.cltvCaps[0]!
  return { scoreForTables, capBps: band.capBps }
}

/** The limits' figures for one input, by the tables in force that day (or those given, when an old decision is replayed). */
export function createSituation(input: UnderwritingInput, tables?: Tables): Situation {
  const guideline = tables?.guideline ?? guidelineOn(input.on)
  const pricing = tables?.pricing ?? pricingOn(input.on)
  const { organization, credit, preference } = input
  const rule = guideline.occupancies[input.occupancy]
  const kind = guideline.propertyKinds[input.property.kind]
  const stateLaw = tables?.stateLaw ?? stateLawOn(input.on)
  const stateRule = stateRuleFor(stateLaw, input.state, input.occupancy)
  const law = { guideline, stateLaw, state: input.state, stateRule }
  const notary = notaryMeeting(input.state, input.occupancy)
  const score = middleScore(credit.scores)
  const { scoreForTables, capBps } = bandOf(guideline, input.occupancy, score)

  const paidLiens = paidOffLiens(input)
  const accountBehind = accountsBehind(input.liens, credit, { eachOnce: guideline.dti.whole !== undefined })
  const paidIds = new Set([
    ...(preference.payOffTradelineIds ?? []),
    ...paidLiens.map((lien) => lien.id),
    ...paidLiens.flatMap((lien) => accountBehind.get(lien.id)?.id ?? []),
  ])
  const lienIds = new Set(paidLiens.flatMap((lien) => [lien.id, accountBehind.get(lien.id)?.id ?? lien.id]))
  const debts = credit.tradelines.filter((line) => line.status === 'OPEN')
  const claims = openClaims(input, guideline)
  const paidDebts = debts.filter((line) => paidIds.has(line.id) && !lienIds.has(line.id))
  const debtIds = new Set(debts.map((line) => line.id))
  const paidClaims = claims.filter((claim) => paidIds.has(claim.id) && !lienIds.has(claim.id) && !debtIds.has(claim.id))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const payOffs = payOffsOf(input, { liens: paidLiens, debts: paidDebts, claims: paidClaims }, accountBehind)
  const payOffCents = sum(payOffs.map(({ balanceCents }) => balanceCents))
  const staying = input.liens.filter((lien) => !paidLiens.includes(lien))
  const debtsLeft = debts.filter((line) => !paidIds.has(line.id))
  const claimsLeft = claims.filter((claim) => !paidIds.has(claim.id))
  const rules = { input, guideline, accountBehind }
  const payments = monthlyPayments(rules, { debts: debtsLeft, liens: staying, claims: claimsLeft })

  const dti = guideline.dti
  const lower = scoreForTables < dti.lowerBelowScore || dti.lowerOccupancies.includes(input.occupancy)
  const partsPerCent = 12 * dti.assetMonths
  const annualCents = input.income.primaryCents + input.income.otherCents + input.income.coOwnersCents
  const assetParts = (input.assetsCents ?? 0) * 12

  const usualMinimumLineCents = usualMinimumLine(guideline, organization, input.state)
  const exception = preference.exceptionLineCents
  const lowest = usualMinimumLineCents - guideline.exceptionBelowMinimumCents
  const minimumLineCents = exception === undefined ? usualMinimumLineCents : Math.min(Math.max(exception, lowest, 1), usualMinimumLineCents)

  const firm = input.firmOffer?.terms
  const feesBps = promisedFees(allowedFees(organization, pricing, law), pricing, firm)
  const step = guideline.lineStepCents
  const neededDrawCents = Math.max(minimumLineCents, payOffCents)
  // Where ranges have no holes every draw offered to one applicant is offered to a better one, so the smallest draw is the same for all of them.
  const heldCents = pricing.ranges === 'WITHOUT_HOLES' ? neededDrawCents : payOffCents
  const holding = Math.ceil(lineHolding(heldCents, { feeBps: feesBps[0] ?? 0, feeCapCents: organization.feeCapCents }) / step) * step

  const cltvLawBps = stateCaps(law)?.cltvCapBps
  const stateCapBps = cltvLawBps ?? 10_000
  const lenderCapBps = organization.maximumCltvBps ?? 10_000
  return {
    input,
    guideline,
    pricing,
    primeRows: tables?.primeRows ?? (input.index && [input.index]),
    stateLaw,
    stateRule,
    notary,
    countedCostsCents: stateRule?.wholeFeeCap === undefined ? 0 : countedCosts({ input, guideline, notary }, stateRule.wholeFeeCap),
    score,
    scoreForTables,
    liensCents: sum(staying.map((lien) => lien.balanceCents)),
    position: staying.length + 1,
    payOffCents,
    payOffs,
    paidLienIds: paidLiens.map((lien) => lien.id),
    claimsLeft,
    debtsLeft,
    accountBehind,
    payments,
    monthlyDebtsBeforeCents: countedOf(monthlyPayments(rules, { debts, liens: input.liens, claims })),
    monthlyDebtsCents: countedOf(payments),
    incomeParts: annualCents * dti.assetMonths + assetParts,
    assetParts,
    partsPerCent,
    minimumScore: Math.max(rule.minimumScore, kind.minimumScore ?? 0, organization.minimumScore ?? 0),
    cltvLimitBps: Math.min(capBps, stateCapBps, lenderCapBps),
    cltvLawBps,
    cltvLimitBy: capBps <= Math.min(stateCapBps, lenderCapBps) ? undefined : stateCapBps <= lenderCapBps ? 'STATE' : 'LENDER',
    dtiLimitBps: Math.min(lower ? dti.lowerLimitBps : dti.limitBps, kind.dtiLimitBps ?? 10_000, organization.maximumDtiBps ?? 10_000),
    minimumLineCents,
    usualMinimumLineCents,
    neededDrawCents,
    neededLineCents: Math.max(minimumLineCents, holding),
    maximumLineCents: stepDown(organization.maximumLineCents, step),
    feesBps,
    firm,
  }
}

/** The largest line in whole steps that the liens leave under the CLTV limit; 0 when nothing is left. */
export function cltvLine({ input, guideline, cltvLimitBps, liensCents }: Situation): number {
  const ceiling = Number((BigInt(input.value.valueCents) * BigInt(cltvLimitBps)) / 10_000n)
  return stepDown(ceiling - liensCents, guideline.lineStepCents)
}

/** The largest line that equity and organization allow, whatever the income. */
export const lineCap = (situation: Situation): number => Math.min(cltvLine(situation), situation.maximumLineCents)

/** Liens and line as a share of the value in basis points, rounded up: never shown better than it is. */
export const cltvBps = ({ input, liensCents }: Situation, lineCents: number): number =>
  cltvBpsOf(input.value.valueCents, liensCents + lineCents)

/** The same of a value and all that is owed on it. */
export function cltvBpsOf(valueCents: number, owedCents: number): number {
  const value = BigInt(Math.max(valueCents, 1))
  return Number((BigInt(owedCents) * 10_000n + value - 1n) / value)
}
