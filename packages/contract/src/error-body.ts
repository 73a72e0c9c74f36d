/** The body of every answer that is not a success [errors/messages], and the stable words in `code`. */
import { z } from 'zod'

export const ERROR_CODES = {
  bad_request: 'The request could not be read',
  validation_failed: 'Some fields need attention; see fields',
  unauthenticated: 'Sign in to continue',
  invalid_signature: 'The token is not valid',
  forbidden: 'You do not have permission to do this',
  second_factor_required: 'Finish signing in with your second step',
  step_up_required: 'Confirm that it’s you: use your second step again, then repeat',
  not_found: 'Not found',
  gone: 'No longer available',
  no_new_applications: 'This lender takes no new applications',
  conflict: 'Not possible in the current state',
  active_application: 'An active application exists',
  state_not_offered: 'We do not lend in that state',
  precondition_failed: 'It changed since you read it',
  precondition_required: 'Say which version you read, as If-Match',
  idempotency_mismatch: 'This Idempotency-Key was used with another body',
  identity_exists: 'The email already has an account',
  wrong_credentials: 'The email or password is incorrect',
  too_many_requests: 'Too many attempts; wait for the time in Retry-After',
  too_large: 'The body is larger than allowed',
  unsupported_media_type: 'Send JSON, or the kind of file that the call asks for',
  internal: 'Something unexpected happened',
  unavailable: 'We are temporarily unavailable. Please try again in a moment',
  insufficient_storage: 'Changes cannot be saved right now. Please try again later',
} as const
export type ErrorCode = keyof typeof ERROR_CODES

export const fieldError = z.object({ path: z.string(), message: z.string() })

export const errorBody = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.array(z.string()),
  fields: z.array(fieldError).optional(),
  code: z.string(),
  requestId: z.string(),
  /** On 409: where the application stands. */
  step: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
