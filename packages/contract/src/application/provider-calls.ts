/** How the providers fare, and running again what one of them left undone. */
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'

const instant = z.iso.datetime()
const base = '/console/api/v1'

/** Who does the work that calls out: what a provider's name is on the wire and on the command line. */
export const CAPABILITIES = [
  'credit-bureau',
  'property-data',
  'valuation',
  'title',
  'flood',
  'income',
  'bank-income',
  'tax-records',
  'banking',
  'identity',
  'sanctions',
  'appraisal',
  'notary',
  'recording',
  'payments',
  'internal',
] as const
export type Capability = (typeof CAPABILITIES)[number]

const providerHealth = z.object({
  capability: z.enum(CAPABILITIES),
  /** of the last 24 hours; null when there was none */
  lastSuccess: z.nullable(instant),
  lastFailure: z.nullable(instant),
  /** tries of the last 24 hours */
  answered: z.int(),
  failed: z.int(),
  /** applications that wait for it while tries continue by themselves */
  overdue: z.int(),
  /** applications that wait until a person runs the work again */
  gaveUp: z.int(),
})

export const providerCalls = {
  list: call({
    method: 'GET',
    path: `${base}/providers`,
    access: 'operator',
    summary: 'The results of each provider in the last 24 hours, and the work waiting for it',
    replies: { 200: z.object({ providers: z.array(providerHealth) }) },
  }),
  retry: call({
    method: 'POST',
    path: `${base}/providers/:capability/retry`,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Retries all unfinished work of a provider now',
    params: z.object({ capability: z.enum(CAPABILITIES) }),
    body: z.object({ reason: reasonText() }),
    replies: { 200: z.object({ applications: z.int() }) },
  }),
}
