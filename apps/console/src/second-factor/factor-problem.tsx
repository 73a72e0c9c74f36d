import { Alert } from '@hearthline/ui/alert'
import { describeProblem, RequestError } from '../api/request.ts'

/** What the browser itself said has no status; its words are ours. */
export const describeFactorProblem = (error: unknown): string =>
  error instanceof RequestError && error.status === 0 && error.message !== 'Error fetching' ? error.message : describeProblem(error)

export const FactorProblem = ({ error }: { error: unknown }) => (error ? <Alert kind="error">{describeFactorProblem(error)}</Alert> : null)
