/** What the register has to say of one application: from its results, or nothing where there is nothing to report yet. */

import { type Standing, standing } from '../flow/current-step.ts'
import type { Facts } from '../flow/facts.ts'
import type { Known } from '../flow/item.ts'
import { aboutYou } from '../flow/items/about-you/about-you.ts'
import { coApplicantOf } from '../flow/items/about-you/co-applicant.ts'
import { type HmdaAnswer, hmda } from '../flow/items/about-you/hmda.ts'
import { annualIncome } from '../flow/items/apply/annual-income.ts'
import { birthDate } from '../flow/items/apply/birth-date.ts'
import { lenderEmployee } from '../flow/items/apply/lender-employee.ts'
import { propertyAddress } from '../flow/items/apply/property-address.ts'
import { closingDisclosure } from '../flow/items/closing/closing-disclosure.ts'
import { hardCredit } from '../flow/items/credit/hard-credit.ts'
import { softCredit } from '../flow/items/credit/soft-credit.ts'
import { firstDecision } from '../flow/items/decision/first-decision.ts'
import { linePreference } from '../flow/items/decision/line-preference.ts'
import { isOnVerified, type Refusal, refusalOf } from '../flow/items/decision/refusal.ts'
import { choiceInForce, newestDecision } from '../flow/items/final/choice-in-force.ts'
import { finalDecision } from '../flow/items/final/final-decision.ts'
import { disbursement } from '../flow/items/funding/disbursement.ts'
import { incomeVerification } from '../flow/items/income/income-verification.ts'
import { verifiedCoOwnersIncome } from '../flow/items/income/verified-co-owners.ts'
import type { OfferChoice } from '../flow/items/offer/offer-choice.ts'
import { offerOfChoice } from '../flow/items/offer/offer-of-choice.ts'
import { verifiedDecision } from '../flow/items/offer/verified-decision.ts'
import { chosenProperty } from '../flow/items/property/property-choice.ts'
import { signerIntro } from '../flow/items/signer/signer-intro.ts'
import { noteSigning, signedOn } from '../flow/items/signing/note-signing.ts'
import { submission } from '../flow/items/submission/submission.ts'
import { confirmedLiens } from '../flow/items/title/effective-liens.ts'
import { comparableApor } from '../policy/apor.ts'
import { lenderDay } from '../policy/lender-day.ts'
import type { Decision } from '../underwriting/decision/decision.ts'
import { totalOf } from '../underwriting/offer/draw-bounds.ts'
import { linePayment } from '../underwriting/offer/qualifying-payment.ts'
import { toMills } from '../underwriting/offer/rate.ts'
import { dtiBps } from '../underwriting/situation/dti.ts'
import { cltvBpsOf } from '../underwriting/situation/situation.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import { declinedCounteroffer } from './counteroffer-denial.ts'
import { denialReasons, isCreditDenial } from './denial-reasons.ts'
import type { Filer, LarInput } from './lar-input.ts'

/** One application as it is kept. */
export interface ReportedFile {
  readonly facts: Facts
  readonly createdAt: Instant
  readonly loanNumber: number
  /** what is kept apart of the demographic questions */
  readonly demographics?: HmdaAnswer | undefined
  /** It was refused and reported in an earlier year, and taken up again: how often, and on which day the last time. */
  readonly reconsidered?: { readonly times: number; readonly on: LocalDate } | undefined
}

/** What is not in the application's own results. */
export interface ReportedBy {
  readonly filer: Filer
  readonly isWholesale: boolean
  /** the smallest line that the lender makes: asked for by whoever names no amount and never sees an offer */
  readonly minimumLineCents: number
  readonly originatorId?: string | undefined
}

/**
 * How an application ended and when, or undefined while it is pending (comment 4(a)(8)(i)-14). An application is what was submitted. Before
 * that a person finds out for what they would qualify (comment 2(b)-2), which is reported only where credit was denied.
 */
function actionOf(stands: Standing, facts: Facts): LarInput['action'] | undefined {
  const { known } = stands.walk
  const isSubmitted = known(submission) !== undefined
  const refusal = refusalOf(known)
  if (refusal && (isSubmitted || isCreditDenial(refusal))) {
    return {
      taken: 'DENIED',
      on: lenderDay(facts.results[refusal.item]!.settledAt),
      denial: denialReasons(refusal, reportOf(refusal, known)),
    }
  }
  if (!isSubmitted) return undefined
  if (facts.cancelledAt !== undefined) {
    const denial = declinedCounteroffer(stands, facts)
    if (denial) return { taken: 'DENIED', on: lenderDay(facts.cancelledAt), denial }
    // With the closing disclosure nothing is left to underwrite: whoever leaves then, or rescinds, did not accept (comments 4(a)(8)(i)-10, -13).
    const isApproved = known(closingDisclosure) !== undefined
    return { taken: isApproved ? 'NOT_ACCEPTED' : 'WITHDRAWN', on: lenderDay(facts.cancelledAt), denial: [] }
  }
  // Until the money is sent it may be rescinded: a row that is reported stays.
  const sent = known(disbursement)
  return sent && { taken: 'ORIGINATED', on: openedOn(known, facts) ?? sent.sentOn, denial: [] }
}

/**
 * The day on which the account was opened: with the signed note the borrower is bound (12 CFR 1026.2(a)(13)). Its year is that of the row,
 * whenever the money follows (comment 4(a)(8)(ii)-5).
 */
function openedOn(known: Known, { results }: Facts): LocalDate | undefined {
  const signedAt = known(noteSigning) && results[noteSigning.id]?.settledAt
  return signedOn(known(noteSigning), signedAt && lenderDay(signedAt))
}

const reportOf = (refusal: Refusal, known: Known) => known(isOnVerified(refusal) ? hardCredit : softCredit)

/** What was chosen, by a decision; undefined where nothing was, or it is not among its offers. */
function chosenAmong(decision: Decision | undefined, choice: OfferChoice | undefined) {
  const terms = decision && choice && offerOfChoice(decision.offers, choice)
  return terms && { ...terms, lineCents: totalOf(choice.drawCents, terms.offer) }
}

/** The offer that was chosen, by the newest decision that has it; undefined where none was. */
function chosenTerms(known: Known) {
  const choice = choiceInForce(known)
  for (const decision of [known(finalDecision), known(verifiedDecision), known(firstDecision)]) {
    const terms = chosenAmong(decision, choice)
    if (terms) return terms
  }
  return undefined
}

/** As relied on: what was verified in place of what was stated. An income of nothing is none that was considered. */
function incomeOf(known: Known): number | undefined {
  // The privacy of the lender's own people (comment 4(a)(10)(iii)-3).
  if (known(lenderEmployee)?.isEmployee) return undefined
  const stated = known(annualIncome)
  if (!stated) return undefined
  const verified = known(verifiedDecision) && known(incomeVerification)?.verifiedAnnualCents
  const own = verified ?? stated.primaryCents + stated.otherCents
  const coOwners = verified === undefined ? stated.coOwnersCents : verifiedCoOwnersIncome(known)
  return own + coOwners || undefined
}

/** Whether the line replaces a loan on the same home (12 CFR 1003.2(p)). */
function isRefinancing(known: Known): boolean {
  const paidOff = new Set(choiceInForce(known)?.payOffTradelineIds)
  return confirmedLiens(known).some(({ id, kind, payOff }) => (kind === 'MORTGAGE' || kind === 'HELOC') && (payOff || paidOff.has(id)))
}

/** Of the line that was chosen, where the decision offers it (12 CFR 1003.4(a)(23), (24)); else as the decision states them. */
function ratiosOf(decision: Decision, choice: OfferChoice | undefined): { readonly dtiBps: number; readonly cltvBps: number } {
  const { figures } = decision
  const chosen = chosenAmong(decision, choice)
  if (!chosen) return figures
  const { monthlyIncomeCents, monthlyDebtsCents, liensCents, valueCents } = figures
  const paymentCents = linePayment(chosen.lineCents, toMills(chosen.rate), chosen.offer.term)
  return {
    dtiBps: dtiBps({ incomeParts: monthlyIncomeCents, partsPerCent: 1 }, monthlyDebtsCents + paymentCents),
    cltvBps: cltvBpsOf(valueCents, liensCents + chosen.lineCents),
  }
}

function decidedOf(known: Known): LarInput['decided'] {
  const decision = newestDecision(known)
  if (!decision) return undefined
  const { score, valueCents, monthlyIncomeCents } = decision.figures
  const ratios = ratiosOf(decision, choiceInForce(known))
  return {
    score,
    dtiBps: monthlyIncomeCents > 0 ? ratios.dtiBps : undefined,
    cltvBps: ratios.cltvBps,
    valueCents,
    isHighCost: decision.highCostAprTest === 'PASSED' ? false : undefined,
  }
}

/** @param answers what was answered under the record that the fact names; none where the questions do not stand answered */
function peopleOf({ walk }: Standing, given: HmdaAnswer | undefined): Pick<LarInput, 'applicant' | 'coApplicant'> {
  const { known } = walk
  const answers = known(hmda) && given
  const applicant = { bornOn: known(birthDate)?.bornOn, answers: answers?.applicant }
  if (!coApplicantOf(known)) return { applicant }
  // The first co-owner whom the borrower names signs first.
  return { applicant, coApplicant: { bornOn: walk.signers[0]?.walk.known(signerIntro)?.bornOn, answers: answers?.coApplicant } }
}

/**
 * The input of an application's row; undefined where there is none to report: it is pending, it never became an application, or it is for a
 * business and neither improves a home nor replaces a loan on it (12 CFR 1003.3(c)(10)).
 */
export function larInputOf(
  { facts, createdAt, loanNumber, reconsidered, demographics }: ReportedFile,
  by: ReportedBy,
): LarInput | undefined {
  const stands = standing(facts)
  const { known } = stands.walk
  const action = actionOf(stands, facts)
  const stated = known(propertyAddress)
  if (!action || !stated) return undefined
  const aim = known(aboutYou)?.purpose
  const purpose = {
    isRefinancing: isRefinancing(known),
    isHomeImprovement: aim === 'HOME_IMPROVEMENT',
    isBusiness: aim === 'BUSINESS',
  }
  if (purpose.isBusiness && !purpose.isRefinancing) return undefined
  const home = chosenProperty(known)
  const decided = newestDecision(known)
  const terms = chosenTerms(known)
  const asked = known(linePreference)?.exceptionLineCents ?? decided?.figures.lineCents ?? decided?.figures.minimumLineCents
  const submitted = facts.results[submission.id]
  const appliedOn = lenderDay(known(submission) && submitted ? submitted.settledAt : createdAt)
  const { street1, street2, city, state, zip } = home?.address ?? stated
  return {
    filer: by.filer,
    // An identifier that was reported is used up: what is reconsidered in another year is a new row (comment 4(a)(1)(i)-4).
    ownId: reconsidered ? `HL${loanNumber}R${reconsidered.times}` : `HL${loanNumber}`,
    // The day of the request, where that is what is reported (comment 4(a)(1)(ii)-3).
    appliedOn: reconsidered && reconsidered.on > appliedOn ? reconsidered.on : appliedOn,
    action,
    purpose,
    occupancy: stated.occupancyType,
    address: { street: [street1, street2].filter(Boolean).join(' '), city, state, zip },
    home: home && { kind: home.kind, countyFips: home.countyFips, censusTract: home.censusTract },
    lineCents: terms?.lineCents ?? asked ?? by.minimumLineCents,
    ...peopleOf(stands, demographics),
    incomeCents: incomeOf(known),
    decided: decidedOf(known),
    lienPosition: decided?.figures.lienPosition ?? ((home?.recordedLiens.length ?? 0) > 0 ? 2 : 1),
    terms: terms && { rate: terms.rate, years: terms.offer.term, isVariable: terms.offer.type === 'FLOATING' },
    aporPercent: decided?.apor && terms && comparableApor(decided.apor, terms.offer),
    isWholesale: by.isWholesale,
    originatorId: by.originatorId,
  }
}
