/** first-decision and verified-decision: the same rules, over stated and over verified facts. */

import type { Known, UnderwritingInput } from '@hearthline/domain'
import {
  annualIncome,
  attestedDebts,
  chosenProperty,
  hardCredit,
  incomeVerification,
  lenderDay,
  linePreference,
  prequalTitle,
  propertyAddress,
  saleStatus,
  softCredit,
  statedAssets,
  underwrite,
  valueUsed,
  weighedLiens,
} from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { organizationTerms } from './organization-terms.ts'

/** As much of a work's surroundings as the rules look at. */
export interface DecisionContext extends Pick<WorkContext, 'known' | 'now'> {
  readonly application: Pick<WorkContext['application'], 'organizationCode'>
  readonly services: Pick<WorkContext['services'], 'brandOf'>
}

export const makeFirstDecision = async (context: DecisionContext) => underwrite(firstInput(context))

export const makeVerifiedDecision = async (context: DecisionContext) => underwrite(verifiedInput(context))

/** What the first decision weighs. */
export const firstInput = (context: DecisionContext): UnderwritingInput =>
  inputOf(context, { credit: context.known(softCredit)!, verifiedCents: undefined })

/** The same over the hard report, with what the borrower attests to have opened since, and the income that was verified. */
export const verifiedInput = (context: DecisionContext): UnderwritingInput =>
  inputOf(context, { credit: attestedReport(context.known), verifiedCents: context.known(incomeVerification)!.verifiedAnnualCents })

function attestedReport(known: Known): UnderwritingInput['credit'] {
  const report = known(hardCredit)!
  return { ...report, tradelines: [...report.tradelines, ...attestedDebts(known)] }
}

function inputOf(
  { known, now, application, services }: DecisionContext,
  { credit, verifiedCents }: { credit: UnderwritingInput['credit']; verifiedCents: number | undefined },
): UnderwritingInput {
  const address = known(propertyAddress)!
  const property = chosenProperty(known)!
  const income = known(annualIncome)!
  const assets = known(statedAssets)!
  return {
    on: lenderDay(now),
    now,
    organization: organizationTerms(services.brandOf(application.organizationCode), lenderDay(now)),
    occupancy: address.occupancyType,
    state: address.state,
    county: property.county,
    credit,
    property,
    value: valueUsed(known)!,
    title: known(prequalTitle)!,
    liens: weighedLiens(known),
    income:
      verifiedCents === undefined
        ? { ...income, verified: false }
        : {
            employmentType: income.employmentType,
            primaryCents: verifiedCents,
            otherCents: 0,
            coOwnersCents: income.coOwnersCents,
            verified: true,
          },
    assetsCents: assets.assets.reduce((sum, asset) => sum + asset.balanceCents, 0),
    assetsAnswered: assets.answered,
    listedForSale: known(saleStatus)!.listedForSale,
    preference: known(linePreference) ?? {},
  }
}
