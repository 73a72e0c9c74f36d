/** What one application may hold of documents that one party sent: far more than any case needs, far less than would fill a disk. */
import { type Step, TEAM } from '@hearthline/domain'
import { Problem } from '../problem.ts'

const MOST_FILES = 60
const MOST_BYTES = 200 * 1024 * 1024
const OVER: ReadonlySet<string> = new Set(['CANCELLED', 'COMPLETE'] satisfies Step[])

interface Sent {
  readonly party: string
  readonly byteSize: number | null
}

/** Each by itself: what one fills keeps no one else from sending. What the law makes us take is outside the limit. @throws Problem conflict where so many bytes more are not taken */
export function refuseOverfull(
  step: string,
  {
    party,
    sent,
    more,
    isOwedByLaw = false,
    isAskedAfterEnd = false,
  }: {
    readonly party: string
    readonly sent: readonly Sent[]
    readonly more: number
    readonly isOwedByLaw?: boolean
    /** An ID that opens what its owner signed. */
    readonly isAskedAfterEnd?: boolean
  },
): void {
  const own = sent.filter((document) => document.party === party)
  // What others write to the team comes after the end too: receive-document.ts says what, and when.
  if (OVER.has(step) && party !== TEAM && !isAskedAfterEnd)
    throw new Problem('conflict', 'This application has ended and no longer accepts documents', { step })
  if (isOwedByLaw) return
  if (own.length >= MOST_FILES || own.reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0) + more > MOST_BYTES) {
    throw new Problem('conflict', 'This application has reached its limit of documents. Please call us for help.', { step })
  }
}
