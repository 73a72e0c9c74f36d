/** Every service's calls. `contract` is the table the server registers and the API docs are made from. */
import { affiliateCalls } from './affiliate/calls.ts'
import { agentCalls } from './agents/calls.ts'
import { bankFileCalls } from './application/bank-file-calls.ts'
import { applicationCalls } from './application/calls.ts'
import { consoleCalls } from './application/console-calls.ts'
import { correctionCalls } from './application/correction-calls.ts'
import { custodyCalls } from './application/custody-calls.ts'
import { decisionCalls, noticeCalls } from './application/decision-calls.ts'
import { documentCalls } from './application/document-calls.ts'
import { hmdaCalls } from './application/hmda-calls.ts'
import { incomeCalls } from './application/income-calls.ts'
import { invitationCalls } from './application/invitation-calls.ts'
import { lineCalls } from './application/line-calls.ts'
import { notaryCalls } from './application/notary-calls.ts'
import { photoCalls } from './application/photo-calls.ts'
import { primeRateCalls } from './application/prime-rate-calls.ts'
import { printCalls } from './application/print-calls.ts'
import { providerCalls } from './application/provider-calls.ts'
import { secondFactorCalls } from './application/second-factor-calls.ts'
import { signerCalls } from './application/signer-calls.ts'
import { signingCalls } from './application/signing-calls.ts'
import { staffCalls } from './application/staff-calls.ts'
import { stateLawCalls } from './application/state-law-calls.ts'
import { tableChangeCalls } from './application/table-change-calls.ts'
import { uploadCalls } from './application/upload-calls.ts'
import { identityCalls } from './identity/calls.ts'
import { identityBrokerCalls } from './identity-broker/calls.ts'
import { brandDeskCalls } from './organization/brand-desk-calls.ts'
import { organizationCalls } from './organization/calls.ts'
import { partnerCalls, partnerCredentialCalls } from './partner/calls.ts'
import { partnerWebhookCalls } from './partner/webhook-calls.ts'
import { registerCalls } from './registers/calls.ts'
import { serviceAddressCalls } from './service-address/calls.ts'
import { experimentCalls } from './service-application/experiment-calls.ts'
import { externalApplicationCalls } from './service-application/external-calls.ts'
import { serviceCommsPrefsCalls } from './service-comms-prefs/calls.ts'
import { serviceConditionsCalls } from './service-conditions/calls.ts'
import { consoleConditionCalls } from './service-conditions/console-calls.ts'
import { serviceFlagsCalls } from './service-flags/calls.ts'
import { consoleFlagCalls } from './service-flags/console-calls.ts'
import { serviceLeadPortalCalls } from './service-lead-portal/calls.ts'
import { serviceNotificationsCalls } from './service-notifications/calls.ts'
import { serviceOperatingHoursCalls } from './service-operating-hours/calls.ts'
import { serviceOptimizeCalls } from './service-optimize/calls.ts'
import { serviceProfileCalls } from './service-profile/calls.ts'
import { serviceSearchCalls } from './service-search/calls.ts'
import { serviceWalletCalls } from './service-wallet/calls.ts'
import { telemetryCalls } from './telemetry/calls.ts'
import { waitlistCalls } from './waitlist/calls.ts'
import { webhookCalls } from './webhooks/calls.ts'

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
  income: incomeCalls,
  invitation: invitationCalls,
  notary: notaryCalls,
  uploads: uploadCalls,
  photos: photoCalls,
  signer: signerCalls,
  signing: signingCalls,
  custody: custodyCalls,
  print: printCalls,
  corrections: correctionCalls,
  decision: decisionCalls,
  line: lineCalls,
  console: consoleCalls,
  consoleConditions: consoleConditionCalls,
  bankFiles: bankFileCalls,
  notices: noticeCalls,
  providers: providerCalls,
  hmda: hmdaCalls,
  staff: staffCalls,
  agents: agentCalls,
  secondFactor: secondFactorCalls,
  stateLaw: stateLawCalls,
  primeRate: primeRateCalls,
  tableChange: tableChangeCalls,
  registers: registerCalls,
  brandDesk: brandDeskCalls,
  partner: partnerCalls,
  partnerCredentials: partnerCredentialCalls,
  partnerWebhooks: partnerWebhookCalls,
  serviceLeadPortal: serviceLeadPortalCalls,
  affiliate: affiliateCalls,
  serviceAddress: serviceAddressCalls,
  serviceConditions: serviceConditionsCalls,
  serviceFlags: serviceFlagsCalls,
  consoleFlags: consoleFlagCalls,
  serviceOperatingHours: serviceOperatingHoursCalls,
  serviceNotifications: serviceNotificationsCalls,
  serviceOptimize: serviceOptimizeCalls,
  serviceWallet: serviceWalletCalls,
  telemetry: telemetryCalls,
  waitlist: waitlistCalls,
  webhooks: webhookCalls,
  organization: organizationCalls,
} as const
export type Contract = typeof contract
