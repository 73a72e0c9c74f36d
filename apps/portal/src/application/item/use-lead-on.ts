/** Another tab may have answered what this one still asks: whoever comes back to it is led to where the application stands. */
import type { ItemId } from '@hearthline/domain'
import { useEffect } from 'react'
import { useApplication } from '../use-application.ts'
import { useProceed } from '../use-proceed.ts'

/** @param id the item that the page asks; it looks again whenever the page is returned to */
export function useLeadOn(id: ItemId): void {
  const { application, refresh } = useApplication()
  const proceed = useProceed()
  const asks = application.openItem === id
  useEffect(() => {
    if (!asks) return
    const look = async () => {
      if (document.hidden) return
      const now = await refresh().catch(() => undefined)
      if (now && now.openItem !== id) await proceed({ previous: null }).catch(() => undefined)
    }
    const onReturn = () => void look()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [asks, id, refresh, proceed])
}
