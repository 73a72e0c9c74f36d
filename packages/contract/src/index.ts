/** The wire: every call declared once. `contract` is the table the server registers and the API docs are made from. */
import { affiliateCalls } from './affiliate/calls.ts'
import { applicationCalls } from './application/calls.ts'
import { consoleCalls } from './application/console-calls.ts'
import { decisionCalls, noticeCalls } from './application/decision-calls.ts'
import { documentCalls } from './application/document-calls.ts'
import { providerCalls } from './application/provider-calls.ts'
import { identityCalls } from './identity/calls.ts'
import { identityBrokerCalls } from './identity-broker/calls.ts'
import { organizationCalls } from './organization/calls.ts'
import { serviceAddressCalls } from './service-address/calls.ts'
import { experimentCalls } from './service-application/experiment-calls.ts'
import { externalApplicationCalls } from './service-application/external-calls.ts'
import { serviceCommsPrefsCalls } from './service-comms-prefs/calls.ts'
import { serviceFlagsCalls } from './service-flags/calls.ts'
import { serviceLeadPortalCalls } from './service-lead-portal/calls.ts'
import { serviceNotificationsCalls } from './service-notifications/calls.ts'
import { serviceOperatingHoursCalls } from './service-operating-hours/calls.ts'
import { serviceOptimizeCalls } from './service-optimize/calls.ts'
import { serviceProfileCalls } from './service-profile/calls.ts'
import { serviceSearchCalls } from './service-search/calls.ts'
import { serviceWalletCalls } from './service-wallet/calls.ts'
import { telemetryCalls } from './telemetry/calls.ts'
import { waitlistCalls } from './waitlist/calls.ts'

export const contract = {
  identity: identityCalls,
  identityBroker: identityBrokerCalls,
  serviceProfile: serviceProfileCalls,
  serviceCommsPrefs: serviceCommsPrefsCalls,
  serviceSearch: serviceSearchCalls,
  externalApplication: externalApplicationCalls,
  experiments: experimentCalls,
  application: applicationCalls,
  documents: documentCalls,
  decision: decisionCalls,
  console: consoleCalls,
  notices: noticeCalls,
  providers: providerCalls,
  serviceLeadPortal: serviceLeadPortalCalls,
  affiliate: affiliateCalls,
  serviceAddress: serviceAddressCalls,
  serviceFlags: serviceFlagsCalls,
  serviceOperatingHours: serviceOperatingHoursCalls,
  serviceNotifications: serviceNotificationsCalls,
  serviceOptimize: serviceOptimizeCalls,
  serviceWallet: serviceWalletCalls,
  telemetry: telemetryCalls,
  waitlist: waitlistCalls,
  organization: organizationCalls,
} as const
export type Contract = typeof contract

/** Schemas of what the registers behind the outer calls hold: the server stores what it answers. */
export { affiliatePrepopulation } from './affiliate/calls.ts'
export type { ApplicationBody, StatusFlagsBody } from './application/bodies.ts'
export { type CreateBody, createBody } from './application/create-body.ts'
export type { DecisionBody, NoticeBody, NoticeRow, PlanBody } from './application/decision-calls.ts'
export { MOST_UPLOAD_BYTES } from './application/document-calls.ts'
export type { ItemBody, ItemBodyOf } from './application/items.ts'
export type { LiabilityBody } from './application/liability.ts'
export type { ChooseOfferBody, OffersBody, UnconfirmedChoice } from './application/offers.ts'
export { CAPABILITIES, type Capability } from './application/provider-calls.ts'
export * from './call.ts'
export type * from './client-types.ts'
export * from './error-body.ts'
export * from './limits.ts'
export { banner } from './organization/calls.ts'
export { offerCode } from './service-application/external-calls.ts'
export { originatorDisplayInfo, referral } from './service-lead-portal/calls.ts'
export { notification } from './service-notifications/calls.ts'
export { weekdayHours } from './service-operating-hours/calls.ts'
export {
  affiliateCalls,
  applicationCalls,
  consoleCalls,
  decisionCalls,
  documentCalls,
  experimentCalls,
  externalApplicationCalls,
  identityBrokerCalls,
  identityCalls,
  noticeCalls,
  organizationCalls,
  providerCalls,
  serviceAddressCalls,
  serviceCommsPrefsCalls,
  serviceFlagsCalls,
  serviceLeadPortalCalls,
  serviceNotificationsCalls,
  serviceOperatingHoursCalls,
  serviceOptimizeCalls,
  serviceProfileCalls,
  serviceSearchCalls,
  serviceWalletCalls,
  telemetryCalls,
  waitlistCalls,
}
