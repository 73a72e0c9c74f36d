/** The words of a document that the borrower sent, read one document at a time: each takes its share of the machine. */
import { buffer } from 'node:stream/consumers'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import { type DocumentText, NOTHING_READ } from '../../files/document-text.ts'
import { createFairTurns } from '../../files/fair-turns.ts'
import { readDocumentText } from '../../files/read-document.ts'
import type { Session } from '../../store/db.ts'
import { documentWithContent } from '../../store/repositories/documents.ts'

/** One at a time: a page that is read as a picture takes up to a gigabyte while it is. */
const turns = createFairTurns(1)

/** A document never changes, and each change of the answer has all of them read again: the last ones are remembered. */
const read = new Map<string, Promise<DocumentText>>()
const MOST_REMEMBERED = 100

/** Nothing where there is no such document of this application. */
export function readSentText(
  { db, blobs }: { readonly db: Session; readonly blobs: Blobs },
  applicationId: string,
  id: string,
): Promise<DocumentText> {
  const key = `${applicationId} ${id}`
  const remembered = read.get(key)
  if (remembered) return remembered
  const reading = turns.take(applicationId, async () => {
    const found = await documentWithContent(db, applicationId, id)
    if (!found || found.blob === null || found.sentBy === null) return NOTHING_READ
    return readDocumentText(await buffer(await blobs.read(found.blob)), found.mediaType)
  })
  read.set(key, reading)
  if (read.size > MOST_REMEMBERED) read.delete(read.keys().next().value!)
  // What could not be read for now, because the store was away, is tried again.
  reading.catch(() => read.delete(key))
  return reading
}
