import { QueryClient } from '@tanstack/react-query'

/** Nothing is asked again by itself: not on mount, not on reconnect, not on focus [api/queries]. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { refetchOnMount: false, refetchOnReconnect: false, refetchOnWindowFocus: false, retry: false } },
  })
