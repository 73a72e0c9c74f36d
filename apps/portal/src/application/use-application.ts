import { createContext, use } from 'react'
import type { Application } from './application-query.ts'

export type { Application } from './application-query.ts'

export interface CurrentApplication {
  readonly uuid: string
  readonly application: Application
  /** For If-Match: two tabs must not overwrite each other silently. */
  readonly etag: string | undefined
  /** Reads it again and gives it. */
  readonly refresh: () => Promise<Application>
}

export const ApplicationContext = createContext<CurrentApplication | undefined>(undefined)

/** The application of this route. Throws outside of the application layout. */
export function useApplication(): CurrentApplication {
  const current = use(ApplicationContext)
  if (!current) throw new Error('useApplication is for screens under /account/heloc/:uuid')
  return current
}
