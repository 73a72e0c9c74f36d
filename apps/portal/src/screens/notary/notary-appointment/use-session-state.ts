/** How the session stands at the provider, asked again while the page is looked at; its outcome leads on. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { useEffect, useState } from 'react'
import { request } from '../../../api/request.ts'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'

const LOOK = '/service-application/api/v1/application/heloc/:uuid/notary/look'
const EVERY_MS = 4_000

const OUTCOMES: ReadonlySet<string> = new Set(['SIGNED', 'MISSED', 'FAILED', 'CANCELED', 'NONE'])

type Seen = ReplyOf<CallAt<'POST', typeof LOOK>>

export interface SessionState {
  readonly state: Seen['state'] | undefined
  readonly participants: Seen['participants']
  readonly error: unknown
}

export function useSessionState(): SessionState {
  const { uuid, refresh } = useApplication()
  const proceed = useProceed()
  const [found, setFound] = useState<Seen>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        const seen = document.hidden ? undefined : await request('POST', LOOK, { params: { uuid } })
        if (stopped) return
        if (seen) {
          setError(undefined)
          setFound(seen)
          if (OUTCOMES.has(seen.state)) {
            const { openItem } = await refresh()
            if (seen.state !== 'SIGNED') return
            // Until the outcome is on file the application would lead back to the appointment, which asks to join again.
            if (openItem !== 'notary-session') return void (await proceed({ previous: null }))
          }
        }
      } catch (problem) {
        if (!stopped) setError(problem)
      }
      if (!stopped) timer = setTimeout(() => void look(), EVERY_MS)
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [uuid, refresh, proceed])
  return { state: found?.state, participants: found?.participants ?? [], error }
}
