/** Why a use case says no, in words that know nothing of the transport; services/reply-problem.ts gives it a status. */
import type { ErrorCode } from '@hearthline/contract'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

export class Problem extends Error {
  readonly code: ErrorCode
  readonly fields: readonly FieldProblem[] | undefined
  /** Where the application stands, on a conflict. */
  readonly step: string | undefined
  /** What else there is to do while someone else's service is away: its message is for the person, though it is a failure. */
  readonly isTold: boolean

  constructor(code: ErrorCode, message: string, more: { fields?: readonly FieldProblem[]; step?: string; isTold?: boolean } = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.fields = more.fields
    this.step = more.step
    this.isTold = more.isTold ?? false
  }
}

export const notFound = (what = 'Nothing was found here'): Problem => new Problem('not_found', what)

/** One entry per field path; the message says what to do. */
export const invalid = (fields: readonly FieldProblem[]): Problem =>
  new Problem('validation_failed', fields[0]?.message ?? 'Some fields need attention', { fields })
