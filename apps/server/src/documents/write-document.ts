/** One description, two writers: the PDF, and the page with the same words and figures in the same order. */
import { LRUCache } from 'lru-cache'
import type { DocumentText } from './document-text.ts'
import { writeHtml } from './html/write-html.ts'
import { writePdfInThread } from './pdf/write-pdf-in-thread.ts'

export interface WrittenDocument {
  readonly pdf: Uint8Array
  readonly html: Uint8Array
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

const write = async (text: DocumentText): Promise<WrittenDocument> => ({
  pdf: await writePdfInThread(text),
  html: Buffer.from(writeHtml(text), 'utf8'),
})
