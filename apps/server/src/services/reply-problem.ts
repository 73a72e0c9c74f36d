/** The status of each reason for saying no, and the one error body [errors/messages]. */
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@hearthline/contract'
import type { FieldProblem } from '../usecases/problem.ts'

export const STATUS_OF = {
  bad_request: 400,
  validation_failed: 422,
  unauthenticated: 401,
  invalid_signature: 403,
  forbidden: 403,
  second_factor_required: 403,
  step_up_required: 403,
  not_found: 404,
  gone: 410,
  no_new_applications: 410,
  conflict: 409,
  active_application: 409,
  state_not_offered: 422,
  precondition_failed: 412,
  precondition_required: 428,
  idempotency_mismatch: 409,
  identity_exists: 401,
  wrong_credentials: 401,
  too_many_requests: 429,
  too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<ErrorCode, number>

interface Said {
  readonly code: ErrorCode
  readonly message: string
  readonly fields?: readonly FieldProblem[] | undefined
  readonly step?: string | undefined
  readonly isTold?: boolean
}

/** 422 always has `fields`; `errors` are the distinct messages. Bodies of 5xx say nothing of the inside, unless they were written for a person. */
export function errorBodyOf(said: Said, requestId: string): ErrorBody {
  const status = STATUS_OF[said.code]
  const message = status >= 500 && !said.isTold ? ERROR_CODES[said.code] : said.message
  const fields = onePerPath(said.fields ?? [])
  return {
    status,
    message,
    errors: fields.length > 0 ? [...new Set(fields.map((field) => field.message))] : [message],
    ...(status === 422 ? { fields } : {}),
    code: said.code,
    requestId,
    ...(said.step === undefined ? {} : { step: said.step }),
  }
}

function onePerPath(fields: readonly FieldProblem[]): FieldProblem[] {
  const first = new Map<string, FieldProblem>()
  for (const field of fields) if (!first.has(field.path)) first.set(field.path, { path: field.path, message: field.message })
  return [...first.values()]
}
