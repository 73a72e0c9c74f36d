/** One description, two writers: the PDF, and the page with the same words and figures in the same order. */
import type { NotaryPlace } from '@hearthline/domain'
import { LRUCache } from 'lru-cache'
import type { DocumentText } from './document-text.ts'
import { writeHtml } from './html/write-html.ts'
import { layOutPdfInThread } from './pdf/write-pdf-in-thread.ts'

export interface WrittenDocument {
  readonly pdf: Uint8Array
  readonly html: Uint8Array
  /** where what is filled in before a notary stands in the PDF */
  readonly notaryPlaces: readonly NotaryPlace[]
}

/** `max`: more than the states, uses and fees of two lenders on a day. Nothing of a person is kept here. */
const shared = new LRUCache<string, Promise<WrittenDocument>>({ max: 200 })

/** `shared`: written once for everyone, because five pages for each application would cost more than its decision. */
export function writeDocument(text: DocumentText, how: { readonly shared: boolean }): Promise<WrittenDocument> {
  if (!how.shared) return write(text)
  const key = JSON.stringify(text)
  const known = shared.get(key)
  if (known) return known
  const written = write(text)
  shared.set(key, written)
  written.catch(() => shared.delete(key))
  return written
}

const write = async (text: DocumentText): Promise<WrittenDocument> => {
  const { bytes, notaryPlaces } = await layOutPdfInThread(text)
  return { pdf: bytes, html: Buffer.from(writeHtml(text), 'utf8'), notaryPlaces }
}
