/** Plaid's errors (https://plaid.com/docs/errors/) in the product's terms: asked again later, or looked at by a person. Their messages are never kept. */
import { ProviderRefused, ProviderUnavailable, type RedactedRecord, type Unavailability } from '../../provider-call.ts'
import { PLAID } from './plaid-name.ts'

/** An answer of Plaid's that asking again does not change. */
export class PlaidRefused extends ProviderRefused {
  /** As Plaid documents it: ITEM_LOGIN_REQUIRED. */
  readonly code: string

  constructor(code: string, request: RedactedRecord = {}) {
    super(PLAID, `Plaid answered ${code}.`, request)
    this.name = 'PlaidRefused'
    this.code = code
  }
}

interface HttpProblem {
  readonly code?: string
  readonly response?: { readonly status: number; readonly data?: { readonly error_type?: string; readonly error_code?: string } }
}

const PENDING: ReadonlySet<string> = new Set(['PRODUCT_NOT_READY'])
const ABORTED: ReadonlySet<string> = new Set(['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT'])
/** Trouble of Plaid or of the bank, over by itself. */
const PASSING: ReadonlySet<string> = new Set(['API_ERROR', 'INSTITUTION_ERROR'])

function unavailability({ code, response }: HttpProblem): Unavailability | undefined {
  if (!response) return ABORTED.has(code ?? '') ? 'TIMEOUT' : 'SERVER_ERROR'
  const { error_type: type = '', error_code: named = '' } = response.data ?? {}
  if (response.status === 429 || type === 'RATE_LIMIT_EXCEEDED') return 'RATE_LIMITED'
  if (PENDING.has(named)) return 'PENDING'
  return response.status >= 500 || PASSING.has(type) ? 'SERVER_ERROR' : undefined
}

const isHttpProblem = (problem: unknown): problem is HttpProblem => problem instanceof Error && 'isAxiosError' in problem

/** @param problem what Plaid's client threw */
export function toProviderProblem(problem: unknown, request: RedactedRecord): Error {
  if (!isHttpProblem(problem)) return problem instanceof Error ? problem : new Error('Plaid’s client failed')
  const kind = unavailability(problem)
  if (kind) return new ProviderUnavailable(PLAID, kind, request)
  const code = problem.response?.data?.error_code ?? ''
  return new PlaidRefused(/^[A-Z0-9_]{3,60}$/.test(code) ? code : 'an unknown error', request)
}
