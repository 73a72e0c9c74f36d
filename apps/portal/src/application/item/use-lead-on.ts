/**
 * Another tab or device may have answered what this page still asks: whoever comes back to it is led to where the application stands. Nothing is read
 * into the page for that: while the question is the same, what was typed stays as it is.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { request } from '../../api/request.ts'
import { useApplication } from '../use-application.ts'
import { useProceed } from '../use-proceed.ts'

const READ = '/service-application/api/v1/application/heloc/:uuid'

/** @param asks whether the page shows the open question now; it looks again whenever the page is returned to */
export function useLeadOn(asks: boolean): void {
  const { uuid, application } = useApplication()
  const proceed = useProceed()
  const { pathname } = useLocation()
  const { openItem } = application
  useEffect(() => {
    if (!asks) return
    let busy = false
    const look = async () => {
      // Whoever returns gives both signals at once.
      if (document.hidden || busy) return
      busy = true
      const now = await request('GET', READ, { params: { uuid } }).catch(() => undefined)
      if (now && now.openItem !== openItem) await proceed({ previous: null, onlyFrom: pathname }).catch(() => undefined)
      busy = false
    }
    const onReturn = () => void look()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [asks, uuid, openItem, proceed, pathname])
}
