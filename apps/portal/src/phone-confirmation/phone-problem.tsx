import { Alert } from '@hearthline/ui/alert'
import { RequestError } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'

/** Of codes the server says itself when to try again, and that there is a way without one. */
export function PhoneProblem({ error }: { error: unknown }) {
  const said = error instanceof RequestError && [429, 503].includes(error.status) && error.data?.message
  return said ? <Alert kind="warning">{error.message}</Alert> : <FormProblem error={error} />
}

/** Codes were sent already, and one may still be good. */
export const isTooEarly = (error: unknown): boolean => error instanceof RequestError && error.status === 429
