/** first-decision, verified-decision and final-decision: the same rules, over stated facts, over verified ones, and with the home valued and its title searched. */

import type { Decision, DecisionId, Known, UnderwritingInput } from '@hearthline/domain'
import {
  annualIncome,
  attestedDebts,
  chosenProperty,
  confirmedLiens,
  confirmedTitle,
  confirmedValue,
  effectiveLiens,
  hardCredit,
  homeCondition,
  incomeVerification,
  inspectionNeeded,
  isValueCorrected,
  keptFirmOffer,
  lenderDay,
  linePreference,
  prequalTitle,
  propertyAddress,
  saleStatus,
  softCredit,
  statedAssets,
  underwrite,
  valueUsed,
  verifiedCoOwnersIncome,
} from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import type { LendingTerms } from './lending-terms.ts'
import { organizationTerms } from './organization-terms.ts'

/** As much of a work's surroundings as the rules look at. */
export interface DecisionContext extends Pick<WorkContext, 'known' | 'now'> {
  readonly application: Pick<WorkContext['application'], 'organizationCode' | 'origin'>
  readonly terms: LendingTerms
  readonly services: Pick<WorkContext['services'], 'aporOn' | 'primeRowOn'>
}

export const makeFirstDecision = async (context: DecisionContext) => decide('first-decision', context, await ratesOf(context))

export const makeVerifiedDecision = async (context: DecisionContext) => decide('verified-decision', context, await ratesOf(context))

export const makeFinalDecision = async (context: DecisionContext) => decide('final-decision', context, await ratesOf(context))

/** What changes from day to day by itself: the index, and the rates of the high-cost test. A decision stores both. */
export type DayRates = Pick<UnderwritingInput, 'apor' | 'index'>

export async function ratesOf({
  now,
  application,
  services,
}: Omit<DecisionContext, 'known' | 'terms' | 'application'> & {
  readonly application: Pick<WorkContext['application'], 'organizationCode'>
}): Promise<DayRates> {
  const day = lenderDay(now)
  const [apor, index] = await Promise.all([services.aporOn(day), services.primeRowOn(application.organizationCode, day)])
  return { apor, index }
}

/** The rates that a decision was made by are known to it; its other inputs need no service. */
export type InputContext = Pick<DecisionContext, 'known' | 'now'> & {
  readonly terms: Pick<LendingTerms, 'lending'>
  readonly application: Pick<WorkContext['application'], 'origin'>
}

/** What the first decision evaluates. */
export const firstInput = (context: InputContext, rates: DayRates): UnderwritingInput =>
  inputOf(context, { credit: context.known(softCredit)!, verified: undefined, rates })

/** The same over the hard report, with what the borrower attests to have opened since, and the income that was verified. */
export const verifiedInput = (context: InputContext, rates: DayRates): UnderwritingInput => ({
  ...inputOf(context, { credit: attestedReport(context.known), verified: context.known(incomeVerification)!, rates }),
  attestedAccountIds: attestedDebts(context.known).map((line) => line.id),
})

/** The same with the home in the condition it is in, and with every lien and judgment that the full title search found. */
export function finalInput(context: InputContext, rates: DayRates): UnderwritingInput {
  const { known } = context
  return {
    ...verifiedInput(context, rates),
    condition: homeCondition(known),
    title: confirmedTitle(known)!,
    liens: confirmedLiens(known),
  }
}

const INPUTS = { 'first-decision': firstInput, 'verified-decision': verifiedInput, 'final-decision': finalInput } as const

/** What the rules answer, with the version of the terms that they were given. */
export const decide = (id: DecisionId, context: InputContext & { readonly terms: LendingTerms }, rates: DayRates): Decision => ({
  ...underwrite(INPUTS[id](context, rates)),
  ...(context.terms.version !== undefined && { brandVersion: context.terms.version }),
})

/**
 * The value that stands at this moment. A decision that is made again, as after a correction of the income, counts the value that was found or
 * corrected since.
 */
export function valueInput(known: Known): UnderwritingInput['value'] {
  const value = confirmedValue(known) ?? valueUsed(known)!
  const counted = { ...value, ...(isValueCorrected(known) && { isCorrected: true }) }
  // Once a person has valued the home, no visit is ahead.
  if (value.source === 'BPO' || value.source === 'APPRAISAL') return counted
  return { ...counted, ...(inspectionNeeded(known) && { inspection: true }) }
}

/** The value by which a decision was made before others were found: the first one. */
export const firstValueInput = (known: Known): UnderwritingInput['value'] => ({
  ...valueUsed(known)!,
  ...(inspectionNeeded(known) && { inspection: true }),
})

/** What was promised on the day on which they applied (usecases/application/mailed-firm-offer.ts). */
function firmOfferIn({ firmOffer }: Readonly<Record<string, unknown>>): Pick<UnderwritingInput, 'firmOffer'> {
  return firmOffer === undefined ? {} : { firmOffer: keptFirmOffer.parse(firmOffer) }
}

function attestedReport(known: Known): UnderwritingInput['credit'] {
  const report = known(hardCredit)!
  return { ...report, tradelines: [...report.tradelines, ...attestedDebts(known)] }
}

function inputOf(
  { known, now, terms, application }: InputContext,
  {
    credit,
    verified,
    rates,
  }: { credit: UnderwritingInput['credit']; verified: typeof incomeVerification.example | undefined; rates: DayRates },
): UnderwritingInput {
  const address = known(propertyAddress)!
  const property = chosenProperty(known)!
  const income = known(annualIncome)!
  const assets = known(statedAssets)!
  return {
    on: lenderDay(now),
    now,
    organization: organizationTerms(terms, lenderDay(now)),
    occupancy: address.occupancyType,
    state: address.state,
    county: property.county,
    credit,
    property,
    value: valueInput(known),
    title: known(prequalTitle)!,
    liens: effectiveLiens(known),
    income:
      verified === undefined
        ? { ...income, verified: false }
        : {
            employmentType: income.employmentType,
            primaryCents: verified.verifiedAnnualCents,
            otherCents: 0,
            coOwnersCents: verifiedCoOwnersIncome(known),
            verified: true,
          },
    assetsCents: assets.assets.reduce((sum, asset) => sum + asset.balanceCents, 0),
    assetsAnswered: assets.answered,
    listedForSale: known(saleStatus)!.listedForSale,
    preference: known(linePreference) ?? {},
    ...firmOfferIn(application.origin),
    ...rates,
  }
}
