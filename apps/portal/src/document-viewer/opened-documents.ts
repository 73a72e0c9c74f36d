/** Which documents were opened in this browser, wherever they were opened: the others are marked as new. Where storage is forbidden every one is. */
import { useEffect, useState } from 'react'
import { ignoringStorageErrors } from '../session/token.ts'

const keyOf = (application: string): string => `opened-documents:${application}`

function openedDocuments(application: string): ReadonlySet<string> {
  const stored = ignoringStorageErrors(() => localStorage.getItem(keyOf(application)))
  return new Set(stored ? stored.split(' ') : [])
}

export function markOpened(application: string, document: string): void {
  const opened = new Set(openedDocuments(application)).add(document)
  ignoringStorageErrors(() => localStorage.setItem(keyOf(application), [...opened].join(' ')))
}

/** Kept up when one is opened in another tab. */
export function useOpenedDocuments(application: string): ReadonlySet<string> {
  const [opened, setOpened] = useState(() => openedDocuments(application))
  useEffect(() => {
    const other = ({ key }: StorageEvent) => key === keyOf(application) && setOpened(openedDocuments(application))
    window.addEventListener('storage', other)
    return () => window.removeEventListener('storage', other)
  }, [application])
  return opened
}
