/** A document's content as an answer: to be saved, never to be run in our own pages. */
import { create } from 'content-disposition'
import type { DocumentContent } from '../usecases/documents/read-document.ts'

/** What some file system does not take in a name. */
const UNFIT = /[<>:"/\\|?*]/g
/** For old programs. Not a percent sign either: some of them take it for the start of an encoded letter. */
const plain = (name: string): string => name.replace(/[^A-Za-z0-9._ -]/gu, '_')

/** RFC 6266: the name in plain letters, and where that is not all of it, the whole name in UTF-8 beside it. */
function attachment(name: string): string {
  const fit = name.toWellFormed().replace(UNFIT, '_')
  return create(fit, { fallback: plain(fit) })
}

export const contentReply = ({ content, byteSize, mediaType, name }: DocumentContent) => ({
  status: 200 as const,
  body: content as unknown,
  headers: {
    'content-type': mediaType,
    'content-length': String(byteSize),
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
})
