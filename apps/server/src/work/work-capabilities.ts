/** Which provider each piece of work waits for; a work item without one does not compile, nor does a capability without a port. */
import type { Capability } from '@hearthline/contract'
import type { WorkId } from '@hearthline/domain'
import type { Ports } from '../providers/ports.ts'

const CAPABILITY_OF = {
  'soft-credit': 'credit-bureau',
  'hard-credit': 'credit-bureau',
  'find-property': 'property-data',
  'value-property': 'valuation',
  'valuation-booking': 'appraisal',
  'broker-price-opinion': 'appraisal',
  'appraisal-order': 'appraisal',
  'second-valuation-order': 'appraisal',
  'prequal-title': 'title',
  'full-title': 'title',
  'flood-determination': 'flood',
  'payroll-reading': 'income',
  'bank-income-reading': 'bank-income',
  'tax-reading': 'tax-records',
  'income-document-reading': 'internal',
  'income-verification': 'internal',
  'flood-notice': 'internal',
  'account-check': 'banking',
  'replacement-account-check': 'banking',
  'valuation-fee-collection': 'payments',
  'autopay-check': 'banking',
  'micro-deposits': 'banking',
  'micro-deposit-check': 'banking',
  'funding-limit': 'internal',
  'payoff-requests': 'internal',
  'payoff-letters': 'internal',
  payoffs: 'payments',
  'account-prenote': 'payments',
  disbursement: 'payments',
  'line-opening': 'internal',
  'identity-check': 'identity',
  'sanctions-screening': 'sanctions',
  'funding-screening': 'sanctions',
  'signer-identity-check': 'identity',
  'notary-booking': 'notary',
  'deed-signing': 'notary',
  recording: 'recording',
  'application-disclosures': 'internal',
  'automated-valuation-copy': 'internal',
  'valuation-copies': 'internal',
  'summary-disclosure': 'internal',
  'closing-terms': 'internal',
  'signed-set': 'internal',
  'signer-signed-set': 'internal',
  'closing-disclosure': 'internal',
  note: 'internal',
  'security-instrument': 'internal',
  'closing-papers': 'internal',
  'closing-notices': 'internal',
  'texas-notice': 'internal',
  'texas-itemization': 'internal',
  'notary-disclosure': 'internal',
  'rescission-notice': 'internal',
  'pre-soft-credit-disclosure': 'internal',
  'first-decision': 'internal',
  'verified-decision': 'internal',
  'final-decision': 'internal',
  'submission-time': 'internal',
} as const satisfies Record<WorkId, Extract<Capability, keyof Ports | 'internal'>>

export const capabilityOf = (item: string): Capability | undefined => (CAPABILITY_OF as Readonly<Record<string, Capability>>)[item]

/** The work items of a provider. */
export const workOf = (capability: Capability): readonly string[] =>
  Object.entries(CAPABILITY_OF)
    .filter(([, its]) => its === capability)
    .map(([item]) => item)
