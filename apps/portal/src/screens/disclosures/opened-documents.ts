/** Which documents were opened in this browser: the others are marked as new. Where storage is forbidden every one is. */
import { ignoringStorageErrors } from '../../session/token.ts'

const keyOf = (application: string): string => `opened-documents:${application}`

export function openedDocuments(application: string): ReadonlySet<string> {
  const stored = ignoringStorageErrors(() => localStorage.getItem(keyOf(application)))
  return new Set(stored ? stored.split(' ') : [])
}

export function markOpened(application: string, document: string): void {
  const opened = new Set(openedDocuments(application)).add(document)
  ignoringStorageErrors(() => localStorage.setItem(keyOf(application), [...opened].join(' ')))
}
