/** The wire: every call declared once. */
export * from './access.ts'
/** Schemas of what the registers behind the outer calls hold: the server stores what it answers. */
export { affiliateCalls, affiliatePrepopulation } from './affiliate/calls.ts'
export { agentCalls, type LinkState } from './agents/calls.ts'
export {
  OWN_CODE_DAYS,
  OWNED_REGISTERS,
  type OwnEntry,
  type OwnEntryForm,
  type OwnEntryState,
  type OwnedRegister,
  ownEntryForms,
  REFERRAL_DAYS,
} from './agents/own-entry-calls.ts'
export type { AuditAction } from './application/audit-action.ts'
export {
  type BankEntryBody,
  type BankFileBody,
  type BankProblemBody,
  bankFileCalls,
  type SentTransferBody,
} from './application/bank-file-calls.ts'
export type { ApplicationBody, StatusFlagsBody } from './application/bodies.ts'
export { applicationCalls } from './application/calls.ts'
export { consoleCalls } from './application/console-calls.ts'
export type { CorrectablesBody, CorrectionPreview } from './application/correction-calls.ts'
export { correctionCalls } from './application/correction-calls.ts'
export { type CreateBody, createBody } from './application/create-body.ts'
export {
  CUSTODY_EVENTS,
  type CustodyEvent,
  custodyCalls,
  type OriginalOfCopyBody,
  type SealedOriginalBody,
  type SealReportBody,
} from './application/custody-calls.ts'
export type { DecisionBody, NoticeBody, NoticeRow, PlanBody } from './application/decision-calls.ts'
export { decisionCalls, noticeCalls } from './application/decision-calls.ts'
export { documentCalls, MOST_UPLOAD_BYTES } from './application/document-calls.ts'
export { hmdaCalls, REGISTER_ROLES, type RegisterChecked } from './application/hmda-calls.ts'
export { incomeCalls, type LinkOpening } from './application/income-calls.ts'
export { INVITATION_STATES, type InvitationBody, invitationCalls, type StaffInvitationBody } from './application/invitation-calls.ts'
export type { ItemBody, ItemBodyOf, SignerItemBody } from './application/items.ts'
export type { LiabilityBody } from './application/liability.ts'
export { lineCalls } from './application/line-calls.ts'
export { APPOINTMENT_STATES, type NotaryAppointmentBody, notaryCalls } from './application/notary-calls.ts'
export type { ChooseOfferBody, OfferChanges, OffersBody, UnconfirmedChoice } from './application/offers.ts'
export { type PhotoLinkBody, type PhotoTask, photoCalls } from './application/photo-calls.ts'
export { primeRateCalls } from './application/prime-rate-calls.ts'
export { printCalls } from './application/print-calls.ts'
export { CAPABILITIES, type Capability, providerCalls } from './application/provider-calls.ts'
export { secondFactorCalls } from './application/second-factor-calls.ts'
export { type SignersDocumentBody, type SigningBody, signerCalls } from './application/signer-calls.ts'
export { type SigningStateBody, signingCalls } from './application/signing-calls.ts'
export { staffCalls } from './application/staff-calls.ts'
export { stateLawCalls } from './application/state-law-calls.ts'
export { type TableChangeBody, tableChangeCalls } from './application/table-change-calls.ts'
export type { TextMessagesBody } from './application/text-messages.ts'
export { MOST_PIECE_BYTES, TUS_VERSION, type UnfinishedUpload, uploadCalls } from './application/upload-calls.ts'
export * from './call.ts'
export type * from './client-types.ts'
export { type Contract, contract } from './contract.ts'
export * from './error-body.ts'
export { identityCalls } from './identity/calls.ts'
export { identityBrokerCalls } from './identity-broker/calls.ts'
export * from './limits.ts'
export { brandDeskCalls } from './organization/brand-desk-calls.ts'
export { banner, organizationCalls } from './organization/calls.ts'
export { partnerCalls, partnerCredentialCalls } from './partner/calls.ts'
export type { PrequalifiedApplicant } from './partner/prequalification-calls.ts'
export { partnerWebhookCalls } from './partner/webhook-calls.ts'
export * from './registers/calls.ts'
export { entryForms } from './registers/entry-forms.ts'
export { entrySchema } from './registers/entry-schema.ts'
export * from './registers/firm-offer-kept.ts'
export * from './registers/offer-code-csv.ts'
export * from './registers/register-rules.ts'
export * from './registers/stored-entries.ts'
export { serviceAddressCalls } from './service-address/calls.ts'
export type { EstimateBody } from './service-application/estimate-calls.ts'
export { experimentCalls } from './service-application/experiment-calls.ts'
export { externalApplicationCalls, offerCode } from './service-application/external-calls.ts'
export { serviceCommsPrefsCalls } from './service-comms-prefs/calls.ts'
export { type ConditionBody, serviceConditionsCalls } from './service-conditions/calls.ts'
export { consoleConditionCalls, type StaffConditionBody } from './service-conditions/console-calls.ts'
export { serviceFlagsCalls } from './service-flags/calls.ts'
export { consoleFlagCalls } from './service-flags/console-calls.ts'
export { originatorDisplayInfo, referral, serviceLeadPortalCalls } from './service-lead-portal/calls.ts'
export { notification, serviceNotificationsCalls } from './service-notifications/calls.ts'
export { serviceOperatingHoursCalls, weekdayHours } from './service-operating-hours/calls.ts'
export { serviceOptimizeCalls } from './service-optimize/calls.ts'
export { serviceProfileCalls } from './service-profile/calls.ts'
export { serviceSearchCalls } from './service-search/calls.ts'
export { serviceWalletCalls } from './service-wallet/calls.ts'
export { telemetryCalls } from './telemetry/calls.ts'
export { waitlistCalls } from './waitlist/calls.ts'
export { webhookCalls } from './webhooks/calls.ts'
