/** The offers as the borrower sees them: the wire's fields [offers/wire] in dollars and percent, and what the page says around them. */

import type { Brand } from '@hearthline/brands'
import { discountsOn } from '@hearthline/brands'
import type { OffersBody, UnconfirmedChoice } from '@hearthline/contract'
import type { Decision, DiscountType, Known, Offer, OfferChoice, Revision } from '@hearthline/domain'
import {
  amountLimit,
  areBetterTerms,
  choiceAgain,
  choiceInForce,
  closingCosts,
  decisionInForce,
  describeFirmOffer,
  fromCents,
  legalName,
  paysByHand,
  propertyAddress,
  revisionOf,
  scoreToCome,
  standing,
  toWireCosts,
  toWireOffer,
  verifiedChanges,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { unconfirmedChoiceOf } from '../../store/repositories/unconfirmed-choices.ts'
import { termsOfDecision } from '../../work/decision/lending-terms.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { Problem } from '../problem.ts'
import { payableLiabilities } from './direct-payoff.ts'
import { optionalLiabilitiesOf } from './liabilities.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'

/** @throws Problem not_found; conflict while no offers have been computed */
export async function readOffers(container: Container, caller: Caller, uuid: string): Promise<{ body: OffersBody; version: number }> {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const kept = await unconfirmedChoiceOf(container.db, uuid)
  const unconfirmed = kept ? { ...(kept.choice as UnconfirmedChoice), setAt: kept.setAt } : null
  const lending = (decision: Decision) => termsOfDecision(container.brands, file.row, decision).lending
  const body = offersBodyOf(file, lending)
  const brand = organizationByCode(container, file.row.organizationCode)
  const liabilities = await payableLiabilities(container, file, brand, body.liabilities)
  return { body: { ...body, liabilities, unconfirmed }, version: file.row.version }
}

/** @throws Problem conflict while no offers have been computed */
export function offersBodyOf({ facts }: ApplicationFile, lendingOf: (decision: Decision) => Brand['lending']): OffersBody {
  const { walk, step } = standing(facts)
  const decision = decisionInForce(walk.known)
  if (!decision) throw new Problem('conflict', 'There are no offers to choose from yet', { step })
  const body = offersBody(walk.known, decision)
  const later = scoreToCome(walk.known, facts)
  return {
    ...body,
    facts: { ...body.facts, ...(later !== undefined && later !== body.facts.score && { scoreToCome: later }) },
    before: chosenBody(choiceAgain(walk, facts)?.choice),
    revision: revisionBody(revisionOf(walk, facts)),
    discounts: discountText(lendingOf(decision), decision.pricingAsOf),
  }
}

/** What the lender says of each discount that it has on a day. */
export const discountText = (lending: Brand['lending'], on: string): OffersBody['discounts'] =>
  Object.fromEntries(discountsOn(lending, on).map(({ type, label, description }) => [type, { label, description }]))

export function offersBody(known: Known, decision: Decision): OffersBody {
  const due = closingCosts(known)
  const wireCosts = toWireCosts(due)
  return {
    offers: decision.offers.map((offer) => wireOfferOf(paysByHand(known) ? withoutAutopay(offer) : offer)),
    costs: wireCosts.costs.map((cost, index) => ({ ...cost, amountCents: due[index]!.amountCents, paid: due[index]!.paid })),
    totalPaidByBorrower: wireCosts.totalPaidByBorrower,
    ofeeMaxThreshold: fromCents(decision.figures.ofeeMaxThresholdCents),
    maxDtiUnlimited: fromCents(decision.figures.maxDtiUnlimitedCents),
    incomeRequestRecords: [{ methods: ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'MANUAL_PAYSTUB'] }],
    liabilities: optionalLiabilitiesOf(known, decision),
    requiredPayOffs: (decision.payOffs ?? []).map(({ id, creditor, last4 = '', balanceCents }) => ({
      ...{ id, creditor, last4 },
      monetaryBalance: fromCents(balanceCents),
    })),
    facts: factsAround(known, decision),
    chosen: chosenBody(choiceInForce(known)),
    before: null,
    revision: null,
    discounts: {},
    unconfirmed: null,
  }
}

/** The discount is for automatic payments, and others were chosen. */
const withoutAutopay = (offer: Offer): Offer => ({ ...offer, discounts: offer.discounts.filter(({ type }) => type !== 'AUTOPAY') })

/** With the fields of ours, without which a browser could not work with the exact form. */
export const wireOfferOf = (offer: Offer) => {
  const wire = toWireOffer(offer)
  return {
    ...wire,
    discountList: [...wire.discountList],
    floorRate: Number(offer.floorRate),
    ...(offer.feeCapCents !== undefined && { feeCap: fromCents(offer.feeCapCents) }),
  }
}

function factsAround(known: Known, decision: Decision): OffersBody['facts'] {
  const { figures } = decision
  return {
    firstName: known(legalName)!.firstName,
    score: figures.score,
    valueCents: figures.valueCents,
    valueSource: figures.valueSource,
    maximumLineCents: decision.maximumLineCents,
    pricedAt: decision.pricedAt,
    pricingAsOf: decision.pricingAsOf,
    expiresAt: decision.expiresAt,
    guidelineVersion: decision.guidelineVersion,
    index: decision.index && { percent: decision.index.percent, from: decision.index.from, confirmed: decision.index.confirmed },
    incomeVerified: figures.incomeVerified,
    verifiedChanges: verifiedChanges(known).map(({ opened, ...change }) => ({ ...change, ...(opened && { opened: [...opened] }) })),
    limitedBy: amountLimit(decision),
    state: known(propertyAddress)!.state,
    firmOffer: decision.firmOffer && describeFirmOffer(decision.firmOffer),
  }
}

export function chosenBody(choice: OfferChoice | undefined): OffersBody['chosen'] {
  return choice
    ? {
        type: choice.type,
        term: choice.termYears,
        originationFee: choice.originationFeeBps / 100,
        amount: fromCents(choice.drawCents),
        discounts: choice.discounts as DiscountType[],
        cashPreference: choice.cashPreference,
        payOffTradelineIds: choice.payOffTradelineIds,
      }
    : null
}

function revisionBody(revision: Revision | undefined): OffersBody['revision'] {
  if (!revision?.was) return null
  const { was, now, choice } = revision
  return {
    was,
    now: now ?? null,
    isBetter: now !== undefined && areBetterTerms(now, was),
    choice: chosenBody(choice)!,
  }
}
