/** The last part of the order (flow.ts): from the decision on the final terms to the money. */
import { closingDisclosure } from './items/closing/closing-disclosure.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { fundingConditions } from './items/closing/funding-conditions.ts'
import { hazardInsurance } from './items/closing/hazard-insurance.ts'
import { hazardInsuranceCorrection } from './items/closing/hazard-insurance-correction.ts'
import { hazardInsuranceReview } from './items/closing/hazard-insurance-review.ts'
import { recordingTaxOfCounty } from './items/closing/recording-tax.ts'
import { texasItemization } from './items/closing/texas-itemization.ts'
import { texasItemizationDay } from './items/closing/texas-itemization-day.ts'
import { texasItemizationReceipt } from './items/closing/texas-itemization-receipt.ts'
import { amountChange } from './items/final/amount-change.ts'
import { finalAssets } from './items/final/final-assets.ts'
import { finalDecision } from './items/final/final-decision.ts'
import { finalRequalify } from './items/final/final-requalify.ts'
import { finalReview } from './items/final/final-review.ts'
import { finalRevisedOffer } from './items/final/final-revised-offer.ts'
import { accountPrenote } from './items/funding/account-prenote.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { disbursementReturnReview } from './items/funding/disbursement-return-review.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { disbursementSettlements } from './items/funding/disbursement-settlements.ts'
import { fundingDecision } from './items/funding/funding-decision.ts'
import { fundingFirstApproval } from './items/funding/funding-first-approval.ts'
import { fundingHold } from './items/funding/funding-hold.ts'
import { fundingLimit } from './items/funding/funding-limit.ts'
import { fundingRelease } from './items/funding/funding-release.ts'
import { fundingScreening } from './items/funding/funding-screening.ts'
import { lineOpening } from './items/funding/line-opening.ts'
import { paymentStop } from './items/funding/payment-stop.ts'
import { payoffByHand } from './items/funding/payoff-by-hand.ts'
import { payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffLetters } from './items/funding/payoff-letters.ts'
import { payoffQuotes } from './items/funding/payoff-quotes.ts'
import { payoffRequests } from './items/funding/payoff-requests.ts'
import { payoffRequote } from './items/funding/payoff-requote.ts'
import { payoffShortfall } from './items/funding/payoff-shortfall.ts'
import { payoffs } from './items/funding/payoffs.ts'
import { prenoteClearance } from './items/funding/prenote-clearance.ts'
import { recording } from './items/funding/recording.ts'
import { recordingCorrection } from './items/funding/recording-correction.ts'
import { recordingOrder } from './items/funding/recording-order.ts'
import { replacementAccount } from './items/funding/replacement-account.ts'
import { replacementAccountCheck } from './items/funding/replacement-account-check.ts'
import { replacementAccountReview } from './items/funding/replacement-account-review.ts'
import { replacementApproval } from './items/funding/replacement-approval.ts'
import { replacementFirstApproval } from './items/funding/replacement-first-approval.ts'
import { rescission } from './items/funding/rescission.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { rescissionDelivery } from './items/funding/rescission-delivery.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { rescissionReceipts } from './items/funding/rescission-receipts.ts'
import { rescissionReturn } from './items/funding/rescission-return.ts'
import { rescissionStatements } from './items/funding/rescission-statements.ts'
import { sanctionsReview } from './items/funding/sanctions-review.ts'
import { attorneyReview } from './items/notary/attorney-review.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { notaryAppointment } from './items/notary/notary-appointment.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { notaryDisclosure } from './items/notary/notary-disclosure.ts'
import { notaryHelp } from './items/notary/notary-help.ts'
import { notaryRebooking } from './items/notary/notary-rebooking.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { notaryWaitingPeriod } from './items/notary/notary-waiting-period.ts'
import { closingNotices } from './items/signing/closing-notices.ts'
import { closingPapers } from './items/signing/closing-papers.ts'
import { closingReview } from './items/signing/closing-review.ts'
import { coOwners } from './items/signing/co-owners.ts'
import { finalOffer } from './items/signing/final-offer.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { mailRefusals } from './items/signing/mail-refusals.ts'
import { marriageReview } from './items/signing/marriage-review.ts'
import { note } from './items/signing/note.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { paperCopies } from './items/signing/paper-copies.ts'
import { paperSigning } from './items/signing/paper-signing.ts'
import { securityInstrument } from './items/signing/security-instrument.ts'
import { signedSet } from './items/signing/signed-set.ts'
import { signerEmails } from './items/signing/signer-emails.ts'
import { signingChoice } from './items/signing/signing-choice.ts'
import { signingHelp } from './items/signing/signing-help.ts'
import { valuationCopyPeriod } from './items/valuation/valuation-copy-period.ts'
import { valuationFeeCollection } from './items/valuation/valuation-fee-collection.ts'
import { valuationFeeDay } from './items/valuation/valuation-fee-day.ts'
import { valuationFeeReturned } from './items/valuation/valuation-fee-returned.ts'

export const CLOSING = [
  // All that is known of the home goes through the decision before anything is drawn up.
  finalDecision,
  finalAssets,
  finalRequalify,
  finalReview,
  amountChange,
  finalRevisedOffer,
  recordingTaxOfCounty,
  closingTerms,
  closingDisclosure,
  finalOffer,
  // Texas: nothing is signed before twelve days, nor before a business day with the itemized costs, which are read beside the other waits.
  texasItemization,
  texasItemizationReceipt,
  // What is mailed counts from its mailing.
  paperCopies,
  valuationCopyPeriod,
  notaryWaitingPeriod,
  texasItemizationDay,
  note,
  // What a county sent back may be the instrument itself.
  recordingOrder,
  // What the land records did not say stops the instrument until a person says it.
  instrumentDetails,
  securityInstrument,
  closingPapers,
  // In Texas: what the closer hands over at the office.
  closingNotices,
  signingChoice,
  signingHelp,
  paperSigning,
  // In Texas: read here, and signed at the meeting with the notary.
  closingReview,
  noteSigning,
  // From here on the owners may cancel.
  rescissionExercise,
  rescissionConfirmation,
  rescissionReturn,
  signerEmails,
  mailRefusals,
  coOwners,
  // Nobody leaves a spouse out whom two owners contradict each other about.
  marriageReview,
  // Made as soon as the borrower has signed, beside whoever signs with them.
  signedSet,
  notaryDisclosure,
  attorneyReview,
  notaryAppointment,
  notaryBooking,
  notarySession,
  notaryHelp,
  notaryRebooking,
  deedSigning,
  deedCoSigning,
  hazardInsurance,
  // funding
  rescissionNotice,
  rescissionReceipts,
  rescissionDelivery,
  rescission,
  rescissionStatements,
  // Nothing is recorded or paid out on a home that is not insured.
  hazardInsuranceReview,
  hazardInsuranceCorrection,
  // It was due earlier; whoever's bank returned it is asked here at the latest.
  valuationFeeDay,
  valuationFeeCollection,
  valuationFeeReturned,
  // Raised late, it holds the money and not what was signed.
  fundingConditions,
  recording,
  recordingCorrection,
  // The deed may be recorded while mail is on its way; no money may move.
  rescissionAssurance,
  // What is approved is what the creditors ask for.
  payoffRequests,
  payoffQuotes,
  payoffShortfall,
  // Whoever is paid is compared too.
  fundingScreening,
  sanctionsReview,
  // By the organization's limit at this moment.
  fundingLimit,
  fundingFirstApproval,
  fundingDecision,
  fundingHold,
  paymentStop,
  fundingRelease,
  payoffLetters,
  payoffs,
  payoffByHand,
  // Dearer than the draw by now: back to the quotes, and approved anew.
  payoffRequote,
  // Beside the money: a creditor's answer and the release of its lien take weeks.
  payoffFollowUp,
  // What the bank sends back is sent again, to an account that is checked anew.
  disbursementReturns,
  disbursementReturnReview,
  replacementAccount,
  replacementAccountCheck,
  replacementAccountReview,
  replacementFirstApproval,
  replacementApproval,
  accountPrenote,
  prenoteClearance,
  disbursement,
  // Told beside the open line: nothing of the application waits for it.
  disbursementSettlements,
  lineOpening,
] as const
