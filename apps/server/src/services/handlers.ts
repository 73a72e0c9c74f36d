/** Every handler table beside the contract's own: forgetting a service does not compile. */
import type { Call, Contract } from '@hearthline/contract'
import { affiliateHandlers } from './affiliate/handlers.ts'
import { agentHandlers } from './console/agent-handlers.ts'
import { bankFileHandlers } from './console/bank-file-handlers.ts'
import { brandDeskHandlers } from './console/brand-desk-handlers.ts'
import { consoleConditionHandlers } from './console/condition-handlers.ts'
import { custodyHandlers } from './console/custody-handlers.ts'
import { consoleFlagHandlers } from './console/flag-handlers.ts'
import { consoleHandlers } from './console/handlers.ts'
import { hmdaHandlers } from './console/hmda-handlers.ts'
import { noticeHandlers } from './console/list-notices.ts'
import { partnerCredentialHandlers } from './console/partner-credential-handlers.ts'
import { partnerWebhookHandlers } from './console/partner-webhook-handlers.ts'
import { primeRateHandlers } from './console/prime-rate-handlers.ts'
import { printHandlers } from './console/print-handlers.ts'
import { providerHandlers } from './console/provider-handlers.ts'
import { registerHandlers } from './console/register-handlers.ts'
import { secondFactorHandlers } from './console/second-factor-handlers.ts'
import { staffHandlers } from './console/staff-handlers.ts'
import { stateLawHandlers } from './console/state-law-handlers.ts'
import { tableChangeHandlers } from './console/table-change-handlers.ts'
import type { Handlers } from './handler.ts'
import { identityHandlers } from './identity/handlers.ts'
import { identityBrokerHandlers } from './identity-broker/handlers.ts'
import { organizationHandlers } from './organization/handlers.ts'
import { partnerHandlers } from './partner/handlers.ts'
import { serviceAddressHandlers } from './service-address/handlers.ts'
import { applicationHandlers } from './service-application/application-handlers.ts'
import { correctionHandlers } from './service-application/correction-handlers.ts'
import { decisionHandlers } from './service-application/decision-handlers.ts'
import { documentHandlers } from './service-application/document-handlers.ts'
import { experimentHandlers } from './service-application/experiment-handlers.ts'
import { externalApplicationHandlers } from './service-application/external-handlers.ts'
import { incomeHandlers } from './service-application/income-handlers.ts'
import { invitationHandlers } from './service-application/invitation-handlers.ts'
import { lineHandlers } from './service-application/line-handlers.ts'
import { notaryHandlers } from './service-application/notary-handlers.ts'
import { photoHandlers } from './service-application/photo-handlers.ts'
import { uploadHandlers } from './service-application/upload-handlers.ts'
import { serviceCommsPrefsHandlers } from './service-comms-prefs/handlers.ts'
import { serviceConditionsHandlers } from './service-conditions/handlers.ts'
import { serviceFlagsHandlers } from './service-flags/handlers.ts'
import { serviceLeadPortalHandlers } from './service-lead-portal/handlers.ts'
import { serviceNotificationsHandlers } from './service-notifications/handlers.ts'
import { serviceOperatingHoursHandlers } from './service-operating-hours/handlers.ts'
import { serviceOptimizeHandlers } from './service-optimize/handlers.ts'
import { serviceProfileHandlers } from './service-profile/handlers.ts'
import { serviceSearchHandlers } from './service-search/handlers.ts'
import { serviceWalletHandlers } from './service-wallet/handlers.ts'
import { signerHandlers } from './signer/handlers.ts'
import { signingHandlers } from './signing/handlers.ts'
import { telemetryHandlers } from './telemetry/handlers.ts'
import { waitlistHandlers } from './waitlist/handlers.ts'
import { webhookHandlers } from './webhooks/handlers.ts'

export type HandlerTables = {
  readonly [S in keyof Contract]: Contract[S] extends infer Calls extends Readonly<Record<string, Call>> ? Handlers<Calls> : never
}

export const handlers = {
  identity: identityHandlers,
  identityBroker: identityBrokerHandlers,
  serviceProfile: serviceProfileHandlers,
  serviceCommsPrefs: serviceCommsPrefsHandlers,
  serviceSearch: serviceSearchHandlers,
  externalApplication: externalApplicationHandlers,
  experiments: experimentHandlers,
  application: applicationHandlers,
  signing: signingHandlers,
  custody: custodyHandlers,
  print: printHandlers,
  corrections: correctionHandlers,
  decision: decisionHandlers,
  line: lineHandlers,
  documents: documentHandlers,
  income: incomeHandlers,
  invitation: invitationHandlers,
  notary: notaryHandlers,
  uploads: uploadHandlers,
  photos: photoHandlers,
  signer: signerHandlers,
  console: consoleHandlers,
  consoleConditions: consoleConditionHandlers,
  bankFiles: bankFileHandlers,
  notices: noticeHandlers,
  providers: providerHandlers,
  hmda: hmdaHandlers,
  staff: staffHandlers,
  agents: agentHandlers,
  secondFactor: secondFactorHandlers,
  stateLaw: stateLawHandlers,
  primeRate: primeRateHandlers,
  tableChange: tableChangeHandlers,
  registers: registerHandlers,
  brandDesk: brandDeskHandlers,
  partner: partnerHandlers,
  partnerCredentials: partnerCredentialHandlers,
  partnerWebhooks: partnerWebhookHandlers,
  serviceLeadPortal: serviceLeadPortalHandlers,
  affiliate: affiliateHandlers,
  serviceAddress: serviceAddressHandlers,
  serviceConditions: serviceConditionsHandlers,
  serviceFlags: serviceFlagsHandlers,
  consoleFlags: consoleFlagHandlers,
  serviceOperatingHours: serviceOperatingHoursHandlers,
  waitlist: waitlistHandlers,
  webhooks: webhookHandlers,
  organization: organizationHandlers,
  telemetry: telemetryHandlers,
  serviceOptimize: serviceOptimizeHandlers,
  serviceNotifications: serviceNotificationsHandlers,
  serviceWallet: serviceWalletHandlers,
} satisfies HandlerTables
