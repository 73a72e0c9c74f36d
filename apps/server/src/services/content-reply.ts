/** A document's content as an answer: to be saved, never to be run in our own pages. */
import type { DocumentContent } from '../usecases/documents/read-document.ts'

/** A name that fits into a header and into any file system. */
const safeName = (name: string): string => name.replace(/[^A-Za-z0-9._ -]/g, '_').slice(0, 120) || 'document'

export const contentReply = ({ bytes, mediaType, name }: DocumentContent) => ({
  status: 200 as const,
  body: bytes as unknown,
  headers: {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${safeName(name)}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
})
