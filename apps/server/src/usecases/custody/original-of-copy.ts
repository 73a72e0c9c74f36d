/** What whoever has a copy of what was signed is told of its original. */
import type { OriginalOfCopyBody } from '@hearthline/contract'
import type { HeldOriginals } from '../../store/repositories/custody-acts.ts'

interface SetOnFile {
  readonly documentId: string
  readonly original: { readonly documentId: string; readonly sha256: string }
}

/** Of the copy that was made with the original, and of the one that was made when its holder changed; of no other document. */
export function originalOf(document: string, set: SetOnFile | undefined, held: HeldOriginals): { original?: OriginalOfCopyBody } {
  if (!set) return {}
  const by = held.get(set.original.documentId)
  if (document !== set.documentId && document !== by?.copy?.id) return {}
  return { original: { sha256: set.original.sha256, ...(by && { holder: { name: by.holder, since: by.since } }) } }
}
