/** Which documents are read before an application is submitted: the newest of each of these kinds. */
import { documentWords } from '../../../document-viewer/document-words.ts'

const KINDS = ['APPLICATION_DISCLOSURES', 'TEXAS_NOTICE', 'SUMMARY_DISCLOSURE'] as const

interface Made {
  readonly uuid: string
  readonly type: string
  readonly created: string
}

export interface DocumentToRead {
  readonly uuid: string
  readonly title: string
  readonly about: string
}

export const toRead = (documents: readonly Made[]): readonly DocumentToRead[] =>
  KINDS.flatMap((kind) => {
    const newest = documents
      .filter(({ type }) => type === kind)
      .reduce<Made | undefined>((found, one) => (found && found.created >= one.created ? found : one), undefined)
    return newest ? [{ uuid: newest.uuid, ...documentWords(kind) }] : []
  })

export const unread = (documents: readonly DocumentToRead[], read: readonly string[]): readonly DocumentToRead[] =>
  documents.filter(({ uuid }) => !read.includes(uuid))
