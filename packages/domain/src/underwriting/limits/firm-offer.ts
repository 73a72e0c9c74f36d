/**
 * What becomes of a mailed firm offer: whoever still meets the criteria that were set before they were selected is refused by nothing else
 * (15 U.S.C. 1681a(l)), but for what the law forbids to anyone.
 */
import { addYears, compareLocalDates } from '../../values/local-date.ts'
import type { Offer } from '../offer/offer.ts'
import { offersFor } from '../pricing/offers.ts'
import type { Situation } from '../situation/situation.ts'
import type { FirmCriterion } from '../tables/firm-offer.ts'
import { latestRecord } from './credit-history.ts'
import { BY_LAW, WHOLE_INCOME_BPS } from './law-against.ts'
import type { LimitFinding } from './limit.ts'
import type { LimitName } from './limit-result.ts'

export interface FirmStanding {
  /** the criteria that are not met any more; none: its terms hold */
  readonly unmet: readonly FirmCriterion[]
  /** rules that it was not conditioned on and that are not met: a person decides, and no rule refuses */
  readonly toPerson: readonly LimitName[]
  /** the promised amount makes the line larger than the rules alone do */
  readonly gaveLine: boolean
}

/** No line is secured by more than the home is worth. */
const WHOLE_VALUE_BPS = 10_000

const figureOf = (findings: readonly LimitFinding[], limit: LimitName): number => {
  const found = findings.find((finding) => finding.limit === limit)?.yours?.value
  return typeof found === 'number' ? found : 0
}

/** Without a score nothing is known of that criterion: a person decides, as of everyone without one. */
export function unmetCriteria(situation: Situation, findings: readonly LimitFinding[]): FirmCriterion[] {
  const { input, score, position, claimsLeft } = situation
  const { isRecipient, terms } = input.firmOffer!
  const { criteria = {}, collateral = {} } = terms
  const over = (value: number, most: number | undefined) => most !== undefined && value > most
  const recent = (kind: 'BANKRUPTCY' | 'FORECLOSURE', years: number | undefined) => {
    const filedOn = latestRecord(input.credit, kind)
    return years !== undefined && filedOn !== undefined && compareLocalDates(addYears(filedOn, years), input.on) > 0
  }
  const claims = claimsLeft.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isUnmet: readonly (readonly [FirmCriterion, boolean])[] = [
    ['RECIPIENT', !isRecipient],
    ['STATE', collateral.states !== undefined && !collateral.states.includes(input.state)],
    ['OCCUPANCY', collateral.occupancies !== undefined && !collateral.occupancies.includes(input.occupancy)],
    ['SCORE', score !== undefined && criteria.minimumScore !== undefined && score < criteria.minimumScore],
    ['DTI', over(figureOf(findings, 'DTI'), criteria.maximumDtiBps)],
    ['BANKRUPTCY', recent('BANKRUPTCY', criteria.bankruptcyYears)],
    ['FORECLOSURE', recent('FORECLOSURE', criteria.foreclosureYears)],
    ['COLLECTIONS', over(claims, criteria.maximumCollectionsCents)],
    ['CLTV', over(figureOf(findings, 'CLTV'), collateral.maximumCltvBps)],
    ['LIEN_POSITION', over(position, collateral.maximumPosition)],
    ...(collateral.standards ?? []).map(
      (standard) => [standard, findings.some(({ limit, passed }) => limit === standard && !passed)] as const,
    ),
  ]
  return isUnmet.flatMap(([criterion, unmet]) => (unmet ? [criterion] : []))
}

/** What of the failed limits refuses in spite of a firm offer. */
export const lawfulGrounds = (situation: Situation, findings: readonly LimitFinding[], failed: readonly LimitName[]): LimitName[] =>
  failed.filter(
    (limit) =>
      BY_LAW.includes(limit) ||
      (limit === 'CLTV' && situation.cltvLawBps !== undefined && figureOf(findings, 'CLTV') > situation.cltvLawBps) ||
      (limit === 'DTI' && figureOf(findings, 'DTI') > WHOLE_INCOME_BPS),
  )

/**
 * The offers up to the promised amount, by the criteria in the place of the lender's own limits. `beyond`: what no criterion speaks of is
 * bounded by the law alone, as a person needs it who decides in the place of a rule; otherwise by the lender's own limit.
 */
export function promisedOffers(situation: Situation, beyond: boolean): Offer[] {
  const { firm, guideline, neededLineCents, cltvLimitBps, cltvLawBps, dtiLimitBps } = situation
  const { criteria, collateral, amountCents } = firm!
  const loosest = (own: number, criterion: number | undefined, law: number) =>
    Math.min(law, criterion === undefined ? (beyond ? law : own) : Math.max(own, criterion))
  const amount = Math.ceil((amountCents ?? 0) / guideline.lineStepCents) * guideline.lineStepCents
  return offersFor({
    ...situation,
    maximumLineCents: Math.max(amount, neededLineCents),
    cltvLimitBps: loosest(cltvLimitBps, collateral?.maximumCltvBps, cltvLawBps ?? WHOLE_VALUE_BPS),
    dtiLimitBps: loosest(dtiLimitBps, criteria?.maximumDtiBps, WHOLE_INCOME_BPS),
  })
}
