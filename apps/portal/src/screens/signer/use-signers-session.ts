/** How the session with the notary stands for a co-owner, asked again while the page is looked at; its outcome leads on. */
import type { SigningBody } from '@hearthline/contract'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { useRefreshSignings } from './signings.ts'

const LOOK = '/service-application/api/v1/signer/applications/:uuid/:party/notary/look'
const EVERY_MS = 4_000

/** @param isOpen it may be entered: before, nothing happens there */
export function useSignersSession(
  { uuid, party }: Pick<SigningBody, 'uuid' | 'party'>,
  isOpen: boolean,
): { readonly own: string | null; readonly isSeen: boolean; readonly error: unknown } {
  const refresh = useRefreshSignings()
  const [own, setOwn] = useState<string | null>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!isOpen) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    let before: string | undefined
    const look = async () => {
      try {
        const seen = document.hidden ? undefined : await request('POST', LOOK, { params: { uuid, party } })
        if (stopped) return
        if (seen) {
          setError(undefined)
          setOwn(seen.own)
          const now = `${seen.state}/${seen.own}`
          if (before !== undefined && before !== now) await refresh()
          // Come back to from the room: what was signed there is news to this page. The notary seals the deed a moment later, and what comes next is known then.
          else if (seen.own === 'SIGNED' || (before === undefined && seen.state === 'NONE')) await refresh()
          before = now
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
  }, [uuid, party, isOpen, refresh])
  return { own: own ?? null, isSeen: own !== undefined || error !== undefined, error }
}
