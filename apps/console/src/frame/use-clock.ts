/** The server's clock: sandbox time may be days ahead of the reader's, and an age counted on the wrong clock says 'late' or never does. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RequestError, request } from '../api/request.ts'

const TICK_MS = 30_000

/** Sandbox time and its offset; `available` false in production (404) and for those who may not see it (403). */
export function useSandboxTime() {
  const query = useQuery({
    queryKey: ['sandbox-time'],
    queryFn: async ({ signal }) => {
      try {
        const { now, offsetMs } = await request('GET', '/console/api/v1/sandbox/time', { signal })
        return { skewMs: Date.parse(now) - Date.now(), offsetMs }
      } catch (error) {
        if (error instanceof RequestError && (error.status === 404 || error.status === 403)) return null
        throw error
      }
    },
    refetchInterval: (state) => (state.state.data === null ? false : 60_000),
  })
  return { available: Boolean(query.data), skewMs: query.data?.skewMs ?? 0, offsetMs: query.data?.offsetMs ?? 0 }
}

/** Now in milliseconds on the server's clock, moving twice a minute. */
export function useNow(): number {
  const { skewMs } = useSandboxTime()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now + skewMs
}
