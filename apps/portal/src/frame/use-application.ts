import { createContext, use } from 'react'
import type { Application } from './application-query.ts'

export type { Application } from './application-query.ts'

export interface ApplicationInHand {
  readonly uuid: string
  readonly application: Application
  /** For If-Match: two tabs must not overwrite each other silently. */
  readonly etag: string | undefined
  /** Reads it again and gives it. */
  readonly refresh: () => Promise<Application>
}

export const ApplicationContext = createContext<ApplicationInHand | undefined>(undefined)

/** The application of this route. Throws outside of the application layout. */
export function useApplication(): ApplicationInHand {
  const inHand = use(ApplicationContext)
  if (!inHand) throw new Error('useApplication is for screens under /account/heloc/:uuid')
  return inHand
}
