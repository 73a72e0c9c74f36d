/** The documents of an application as the page lists them. */
import { formatLocalDateWithYear, lenderDay } from '@hearthline/domain'
import type { Application } from '../../application/use-application.ts'
import { type DocumentWords, describeDocument } from '../../document-viewer/document-words.ts'

export interface ListedDocument extends DocumentWords {
  readonly uuid: string
  /** by the borrower */
  readonly isSent: boolean
}

export interface DocumentDay {
  readonly day: string
  readonly documents: readonly ListedDocument[]
}

/** Newest first, by the day on which they were made. */
export function byDay(documents: Application['documents']): readonly DocumentDay[] {
  const days = new Map<string, ListedDocument[]>()
  for (const document of documents.toSorted((a, b) => b.created.localeCompare(a.created))) {
    const day = formatLocalDateWithYear(lenderDay(document.created))
    days.set(day, [...(days.get(day) ?? []), listed(document)])
  }
  return [...days].map(([day, ofDay]) => ({ day, documents: ofDay }))
}

/** The one that an address names; undefined where it names none of this application. */
export const documentOf = (documents: Application['documents'], uuid: string | null): ListedDocument | undefined => {
  const found = documents.find((document) => document.uuid === uuid)
  return found && listed(found)
}

const listed = (document: Application['documents'][number]): ListedDocument => ({
  uuid: document.uuid,
  isSent: document.fileName !== undefined,
  ...describeDocument(document),
})
