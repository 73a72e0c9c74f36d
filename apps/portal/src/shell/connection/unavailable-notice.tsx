import { isUnavailable, onUnavailableChange } from '@hearthline/client'
import { Alert } from '@hearthline/ui/alert'
import { useSyncExternalStore } from 'react'

/** Says that we will be right back while calls wait to be sent again; gone as soon as one of them is answered. */
export function UnavailableNotice() {
  const away = useSyncExternalStore(onUnavailableChange, isUnavailable, () => false)
  if (!away) return null
  return (
    <div className="mx-auto w-full max-w-[72.5rem] px-5 pt-4">
      <Alert kind="warning" title="We’ll be right back.">
        What you typed is saved on this page. We’re trying again, so you don’t have to do anything.
      </Alert>
    </div>
  )
}
