import { Alert } from '@hearthline/ui/alert'
import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the connection is gone, and for a moment that it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!online) setWasOffline(true)
    const timer = online && wasOffline ? setTimeout(() => setWasOffline(false), 4000) : undefined
    return () => clearTimeout(timer)
  }, [online, wasOffline])
  if (online && !wasOffline) return null
  return (
    <div className="mx-auto w-full max-w-[72.5rem] px-5 pt-4">
      {online ? (
        <Alert kind="success">You are back online.</Alert>
      ) : (
        <Alert kind="warning" title="You are offline.">
          What you typed stays here. You can continue when the connection is back.
        </Alert>
      )}
    </div>
  )
}
