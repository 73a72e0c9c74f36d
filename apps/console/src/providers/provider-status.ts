/** What a provider is called, and how it fares in a word. */
import type { Capability } from '@hearthline/contract'

const NAMES: Readonly<Record<Capability, string>> = {
  'credit-bureau': 'Credit bureau',
  'property-data': 'Property data',
  valuation: 'Home valuation',
  title: 'Title company',
  flood: 'Flood zone',
  income: 'Payroll income',
  'bank-income': 'Bank income',
  'tax-records': 'Tax records',
  banking: 'Account verification',
  identity: 'Identity verification',
  sanctions: 'Sanctions screening',
  appraisal: 'Price opinions and appraisals',
  notary: 'Remote notary',
  recording: 'Recording',
  payments: 'Payments',
  internal: 'Internal processing',
}

export const providerName = (capability: Capability): string => NAMES[capability]

export type ProviderState = 'failing' | 'recovering' | 'answering' | 'idle'

/** Failing while the newest try failed; recovering while it answers again and applications still wait. */
export function providerState(provider: {
  readonly lastSuccess: string | null
  readonly lastFailure: string | null
  readonly overdue: number
  readonly gaveUp: number
}): ProviderState {
  const { lastSuccess, lastFailure, overdue, gaveUp } = provider
  if (lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess)) return 'failing'
  if (overdue + gaveUp > 0) return 'recovering'
  return lastSuccess === null ? 'idle' : 'answering'
}

export const formatApplicationCount = (count: number): string => `${count} ${count === 1 ? 'application' : 'applications'}`
