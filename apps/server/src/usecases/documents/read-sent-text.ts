/** The words of a document that the borrower sent, read one document at a time: each takes its share of the machine. */
import { buffer } from 'node:stream/consumers'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import { createConcurrencyLimit } from '../../files/concurrency-limit.ts'
import { type DocumentText, NOTHING_READ } from '../../files/document-text.ts'
import { readDocumentText } from '../../files/read-document.ts'
import type { Session } from '../../store/db.ts'
import { documentWithContent } from '../../store/repositories/documents.ts'

const readings = createConcurrencyLimit()

/** Nothing where there is no such document of this application. */
export const readSentText = (
  { db, blobs }: { readonly db: Session; readonly blobs: Blobs },
  applicationId: string,
  id: string,
): Promise<DocumentText> =>
  readings.take(async () => {
    const found = await documentWithContent(db, applicationId, id)
    if (!found || found.blob === null || found.sentBy === null) return NOTHING_READ
    return readDocumentText(await buffer(await blobs.read(found.blob)), found.mediaType)
  })
