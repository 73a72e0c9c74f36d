/** What one application may hold of documents that one party sent: far more than any case needs, far less than would fill a disk. */
import type { DocumentKind, Step } from '@hearthline/domain'
import { Problem } from '../problem.ts'

const MOST_FILES = 60
const MOST_BYTES = 200 * 1024 * 1024
const OVER: ReadonlySet<string> = new Set(['CANCELLED', 'COMPLETE'] satisfies Step[])

/** What others write to the team of a line that is open: receive-document.ts says when. */
const COMES_LATER: ReadonlySet<DocumentKind> = new Set(['CREDITOR_LETTER'])

interface Sent {
  readonly party: string
  readonly byteSize: number | null
}

/** Each by itself: what one fills keeps no one else from sending. @throws Problem conflict where so many bytes more are not taken */
export function refuseOverfull(
  step: string,
  {
    party,
    sent,
    more,
    kind,
  }: { readonly party: string; readonly sent: readonly Sent[]; readonly more: number; readonly kind: DocumentKind },
): void {
  const own = sent.filter((document) => document.party === party)
  if (OVER.has(step) && !COMES_LATER.has(kind))
    throw new Problem('conflict', 'This application has ended and no longer accepts documents', { step })
  if (own.length >= MOST_FILES || own.reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0) + more > MOST_BYTES) {
    throw new Problem('conflict', 'This application has reached its limit of documents. Please call us for help.', { step })
  }
}
