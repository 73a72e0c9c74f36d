/**
 * Plaid's API, by Plaid's own client for Node (https://github.com/plaid/plaid-node, API version 2020-09-14; contract: https://plaid.com/docs/api/).
 * Shared by every capability that asks Plaid. The client is large: it is loaded by the first call, not by the start.
 */
import type { PlaidApi } from 'plaid'
import { type ProviderCall, ProviderUnavailable, type RedactedRecord } from '../../provider-call.ts'
import { PLAID } from './plaid-name.ts'
import { toProviderProblem } from './plaid-problem.ts'
import { PLAID_ADDRESSES } from './plaid-settings.ts'

export interface PlaidAccess {
  readonly clientId: string
  readonly secret: string
  /** production, sandbox, or an address (PLAID_ENVIRONMENT). */
  readonly environment: string
}

/** To be passed as the second argument of each method of Plaid's client. */
export interface PlaidOptions {
  readonly signal: AbortSignal
}

export interface PlaidClient {
  /**
   * One call. `request` is what the attempts table may keep of it.
   * @throws ProviderUnavailable, or PlaidRefused with Plaid's error code
   */
  ask<Answer>(
    request: RedactedRecord,
    call: Pick<ProviderCall, 'signal'>,
    run: (api: PlaidApi, options: PlaidOptions) => Promise<{ readonly data: Answer }>,
  ): Promise<Answer>
}

/** @param values the settings of PLAID_SETTINGS */
export const plaidAccess = (values: {
  readonly PLAID_CLIENT_ID: string
  readonly PLAID_SECRET: string
  readonly PLAID_ENVIRONMENT: string
}): PlaidAccess => ({ clientId: values.PLAID_CLIENT_ID, secret: values.PLAID_SECRET, environment: values.PLAID_ENVIRONMENT })

/** A report has every transaction of two years in each account. */
const MOST_BYTES = 20 * 1024 * 1024

async function load({ clientId, secret, environment }: PlaidAccess): Promise<PlaidApi> {
  const { Configuration, PlaidApi } = await import('plaid')
  const basePath = PLAID_ADDRESSES[environment] ?? environment.replace(/\/$/, '')
  // Personal data and keys are in bodies and headers: nothing may be carried to another address.
  const baseOptions = { headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret }, maxRedirects: 0, maxContentLength: MOST_BYTES }
  return new PlaidApi(new Configuration({ basePath, baseOptions }))
}

export function createPlaidClient(access: PlaidAccess): PlaidClient {
  let loading: Promise<PlaidApi> | undefined
  return {
    async ask(request, call, run) {
      if (call.signal.aborted) throw new ProviderUnavailable(PLAID, 'TIMEOUT', request)
      loading ??= load(access)
      const api = await loading
      try {
        const { data } = await run(api, { signal: call.signal })
        // A proxy's page in place of an answer.
        if (typeof data !== 'object' || data === null) throw new ProviderUnavailable(PLAID, 'SERVER_ERROR', request)
        return data
      } catch (problem) {
        throw toProviderProblem(problem, request)
      }
    },
  }
}
