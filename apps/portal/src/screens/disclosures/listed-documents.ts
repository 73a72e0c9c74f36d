/** The documents of an application as the page lists them. */
import type { OriginalOfCopyBody } from '@hearthline/contract'
import { formatLocalDateWithYear, formatZonedTime, LENDER_ZONE, lenderDay, type MadeDocumentKind } from '@hearthline/domain'
import type { Application } from '../../application/use-application.ts'
import { type DocumentWords, describeDocument, isReceived } from '../../document-viewer/document-words.ts'

export interface ListedDocument extends DocumentWords {
  readonly uuid: string
  /** by the borrower */
  readonly isSent: boolean
  /** Where there are several of its kind on one day: '5:00 PM PT' */
  readonly time?: string
  /** Of a kind of which the newest counts: whether this is the one. Of a deed that others signed after the borrower each copy stays: which is the later. */
  readonly version?: 'CURRENT' | 'REPLACED' | 'LATEST' | 'EARLIER'
  /** Of a copy of what was signed. */
  readonly original?: OriginalOfCopyBody | undefined
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
    days.set(day, [...(days.get(day) ?? []), { ...listed(document), ...amongOthers(document, documents) }])
  }
  return [...days].map(([day, ofDay]) => ({ day, documents: ofDay }))
}

/** The one that an address names; undefined where it names none of this application. */
export const documentOf = (documents: Application['documents'], uuid: string | null): ListedDocument | undefined => {
  const found = documents.find((document) => document.uuid === uuid)
  return found && { ...listed(found), ...amongOthers(found, documents) }
}

type Made = Application['documents'][number]

const listed = (document: Made): ListedDocument => ({
  uuid: document.uuid,
  isSent: isSent(document),
  original: document.original,
  ...describeDocument(document),
})

const isSent = ({ type, fileName }: Made): boolean => fileName !== undefined && !isReceived(type)

/** Of these a later one takes the place of the one before. Of others, as a score disclosure for each report, every one counts. */
const REPLACED_BY_NEWER: ReadonlySet<string> = new Set<MadeDocumentKind>([
  'APPLICATION_DISCLOSURES',
  'SUMMARY_DISCLOSURE',
  'FLOOD_NOTICE',
  'VALUATION_COPY',
  'CLOSING_DISCLOSURE',
  'NOTE',
  'SECURITY_INSTRUMENT',
  'PRIVACY_NOTICE',
  'INSURANCE_REQUIREMENTS',
  'TEXAS_ITEMIZATION',
  'TEXAS_FAIR_MARKET_VALUE',
  'TEXAS_DISCOUNT_POINTS',
  'TEXAS_CONSENT',
  'TEXAS_RESCISSION',
  'NOTARY_DISCLOSURE',
])

/** What tells a document from others of its kind. */
function amongOthers(document: Made, documents: readonly Made[]): Pick<ListedDocument, 'time' | 'version'> {
  // Two letters to two creditors are told apart by whom they are to.
  const others = documents.filter(
    ({ type, uuid, creditor, creditCheck }) =>
      type === document.type && creditor === document.creditor && creditCheck === document.creditCheck && uuid !== document.uuid,
  )
  if (isSent(document) || others.length === 0) return {}
  const isOnItsDay = ({ created }: Made) => lenderDay(created) === lenderDay(document.created)
  const isLast = !others.some(({ created }) => created > document.created)
  return {
    ...(others.some(isOnItsDay) && { time: timeOf(document.created) }),
    ...(REPLACED_BY_NEWER.has(document.type) && { version: isLast ? 'CURRENT' : 'REPLACED' }),
    ...(document.type === 'SIGNED_DEED' && { version: isLast ? 'LATEST' : 'EARLIER' }),
  }
}

/** By the lender’s clock, as the day under which it is listed. */
const timeOf = (created: string): string => formatZonedTime(created, LENDER_ZONE)
