/** Which documents were read to their end: in this browser, whatever tab they were read in. A new document has to be read again. */
import { isUuid } from '@hearthline/domain/registration'
import { useEffect, useState } from 'react'

const storage = (): Storage | undefined => {
  try {
    return window.localStorage
  } catch {
    // Closed to us by the browser's settings: a reload forgets what was read.
    return undefined
  }
}

function kept(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage()?.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is string => isUuid(id)) : []
  } catch {
    return []
  }
}

/** @param application its id */
export function useReadDocuments(application: string): readonly [readonly string[], (ids: readonly string[]) => void] {
  const key = `read/${application}`
  const [read, setRead] = useState(() => kept(key))
  useEffect(() => {
    const other = (event: StorageEvent) => event.key === key && setRead(kept(key))
    window.addEventListener('storage', other)
    return () => window.removeEventListener('storage', other)
  }, [key])
  const add = (ids: readonly string[]) =>
    setRead((before) => {
      const all = [...new Set([...before, ...kept(key), ...ids])]
      try {
        storage()?.setItem(key, JSON.stringify(all))
      } catch {
        // A full storage is no storage.
      }
      return all
    })
  return [read, add]
}
