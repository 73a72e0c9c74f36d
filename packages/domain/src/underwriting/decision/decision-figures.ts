import { Exact } from '../../loan/exact.ts'
import type { Evaluation } from '../limits/evaluate.ts'
import { totalOf } from '../offer/draw-bounds.ts'
import { lowestPayment } from '../pricing/qualified-lines.ts'
import { dtiBps } from '../situation/dti.ts'
import { isSureEnough } from '../situation/is-sure-enough.ts'
import { cltvBps, lineCap } from '../situation/situation.ts'
import type { DecisionFigures } from './decision.ts'

const centsOf = (parts: number, partsPerCent: number) =>
  new Exact(parts).div(partsPerCent).toDecimalPlaces(0, Exact.ROUND_HALF_EVEN).toNumber()

/** The figures that a decision keeps: what it rested on, at the line that is offered or, without an offer, at the smallest. */
export function figuresOf({ situation, offers }: Evaluation, maximumLineCents: number): DecisionFigures {
  const { input, neededLineCents, incomeParts, assetParts, partsPerCent, monthlyDebtsBeforeCents, monthlyDebtsCents } = situation
  const line = maximumLineCents > 0 ? maximumLineCents : neededLineCents
  // The lowest is the payment by which the line qualified.
  const payment = lowestPayment(situation, line)
  const fees = offers.map((offer) => totalOf(offer.maxDrawCents, offer) - offer.maxDrawCents)
  return {
    ...(situation.score === undefined ? {} : { score: situation.score }),
    valueCents: input.value.valueCents,
    valueSource: input.value.isCorrected === true ? 'CORRECTED' : input.value.source,
    valueIsSureEnough: isSureEnough(situation),
    liensCents: situation.liensCents,
    payOffCents: situation.payOffCents,
    lienPosition: situation.position,
    cltvBeforeBps: cltvBps({ ...situation, liensCents: input.liens.reduce((sum, lien) => sum + lien.balanceCents, 0) }, 0),
    cltvBps: cltvBps(situation, line),
    cltvLimitBps: situation.cltvLimitBps,
    ...(situation.cltvLimitBy && { cltvLimitBy: situation.cltvLimitBy }),
    monthlyDebtsBeforeCents,
    monthlyDebtsCents,
    ...(situation.guideline.dti.whole === undefined ? {} : { monthlyPayments: [...situation.payments] }),
    monthlyIncomeCents: centsOf(incomeParts, partsPerCent),
    monthlyIncomeFromAssetsCents: centsOf(assetParts, partsPerCent),
    incomeVerified: input.income.verified,
    dtiBeforeBps: dtiBps(situation, monthlyDebtsBeforeCents),
    dtiBps: dtiBps(situation, monthlyDebtsCents + (payment ?? 0)),
    dtiLimitBps: situation.dtiLimitBps,
    minimumLineCents: situation.minimumLineCents,
    lineCents: line,
    ...(payment === undefined ? {} : { linePaymentCents: payment }),
    maxDtiUnlimitedCents: Math.max(lineCap(situation), 0),
    ofeeMaxThresholdCents: input.organization.feeCapCents ?? Math.max(0, ...fees),
  }
}
