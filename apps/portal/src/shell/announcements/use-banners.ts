/** The announcements of this installation: list, loading flag and error [shell/announcements]. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { isProduction } from '../../session/environment.ts'
import { type Banner, readBanners, shownBanners } from './banner-list.ts'

const KEY = 'dismissed-banners'

function readDismissed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export interface Banners {
  readonly banners: readonly Banner[]
  readonly loading: boolean
  /** Told to telemetry and not to the reader: it is nothing of theirs. */
  readonly error: string | undefined
  /** For the rest of the visit. */
  readonly dismiss: (uuid: string) => void
}

export function useBanners(): Banners {
  const { data, isPending, error } = useQuery({
    queryKey: ['banners'],
    queryFn: async ({ signal }) =>
      readBanners(
        await request('GET', '/banners/:environment.json', {
          params: { environment: isProduction() ? 'production' : 'test' },
          cache: 'no-store',
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [dismissed, setDismissed] = useState(readDismissed)
  const message = error?.message
  useEffect(() => {
    if (!message) return
    void import('../../telemetry/telemetry.ts').then(({ sendEvent }) => sendEvent('banners-failed', { message })).catch(() => undefined)
  }, [message])
  const dismiss = (uuid: string) => {
    const all = [...dismissed, uuid]
    setDismissed(all)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // A forbidden store: it stays away for as long as this page lives.
    }
  }
  return { banners: shownBanners(data ?? [], { dismissed }), loading: isPending, error: message, dismiss }
}
