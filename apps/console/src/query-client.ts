import { QueryClient } from '@tanstack/react-query'
import { RequestError } from './api/request.ts'

/** A queue changes while it is read: what is shown is asked again by itself as long as the page is visible. */
export const REFETCH_MS = 15_000

/** One more try where no answer came, or none that could be read, or the server stumbled; never where it said no. */
const worthATry = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof RequestError) || error.status < 400 || error.status >= 500)

export const makeQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: worthATry, retryDelay: 800, staleTime: 5_000 }, mutations: { retry: false } } })
