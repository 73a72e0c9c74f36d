/** The fields of a 422 with what is said of each; empty for any other failure. */
import { RequestError } from '../api/request.ts'

export const fieldFaults = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof RequestError && error.status === 422
    ? Object.fromEntries((error.data?.fields ?? []).map(({ path, message }) => [path, message]))
    : {}
