import { applicationUuidIn } from '@hearthline/domain/registration'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onRequestError } from '../api/request.ts'
import { countRouteChange } from '../routing/route-change.ts'
import { openOverlay } from './overlay/overlay-state.ts'

/** On every change of route: a page-view event, `pop-webchat` opened and taken away. */
export function RouteWatcher() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const last = useRef<string>(undefined)
  if (last.current !== undefined && last.current !== pathname) countRouteChange()
  last.current = pathname

  useEffect(() => {
    const view = () =>
      void import('../telemetry/telemetry.ts')
        .then(({ sendEvent }) => sendEvent('page-view', { applicationUuid: applicationUuidIn(pathname) }))
        .catch(() => undefined)
    const timer = setTimeout(view, 500)
    return () => clearTimeout(timer)
  }, [pathname])

  // A server failure is reported, with the status alone; telemetry's own failures are not, or they would never end.
  useEffect(
    () =>
      onRequestError(({ status, response }) => {
        if (status < 500 || response?.url.includes('/ft/')) return
        void import('../telemetry/telemetry.ts').then(({ sendEvent }) => sendEvent('request-failed', { status })).catch(() => undefined)
      }),
    [],
  )

  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has('pop-webchat')) return
    query.delete('pop-webchat')
    void navigate({ pathname, search: query.size === 0 ? '' : `?${query}`, hash }, { replace: true, state })
    openOverlay({ name: 'chat' })
  }, [pathname, search, hash, state, navigate])
  return null
}
