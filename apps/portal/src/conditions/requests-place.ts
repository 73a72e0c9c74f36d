/** Where requests are answered: in a borrower's application, or in the part of someone who signs beside them. */
import { createContext, use } from 'react'
import type { SendOne } from '../uploads/use-uploads.ts'

export interface RequestsPlace {
  /** The application. */
  readonly uuid: string
  /** The page of a request, or the list. */
  readonly path: (within: string) => string
  /** Where a party’s files go other than among the borrower's; those can’t be taken back. */
  readonly send?: (party: string) => SendOne
  /** Reads what has changed with an answer. */
  readonly refresh: () => Promise<unknown>
}

export const RequestsContext = createContext<RequestsPlace | undefined>(undefined)

export function useRequestsPlace(): RequestsPlace {
  const place = use(RequestsContext)
  if (!place) throw new Error('Requests are shown within a RequestsContext')
  return place
}
