/** What each document of the product is called: the same in the list, in the viewer, and at the head of the document itself. */
import type { MadeDocumentKind } from './document-kind.ts'

export const DOCUMENT_TITLES = {
  PRE_SOFT_CREDIT_DISCLOSURE: 'Your credit authorization',
  APPLICATION_DISCLOSURES: 'Your application disclosures',
  SUMMARY_DISCLOSURE: 'Your application summary',
  FLOOD_NOTICE: 'Notice of special flood hazards',
  SCORE_DISCLOSURE: 'Your credit score disclosure',
  INFORMATION_REQUEST: 'Your notice of what is missing',
  ADVERSE_ACTION_NOTICE: 'Your notice of action taken',
  CLOSING_DISCLOSURE: 'Your closing disclosure',
  NOTE: 'Your agreement',
  NOTARY_DISCLOSURE: 'Your notary disclosure',
  RESCISSION_NOTICE: 'Your right to cancel',
  VALUATION_COPY: 'Copy of your home’s valuation',
} as const satisfies Record<MadeDocumentKind, string>

/** 'Your closing disclosure' -> 'Closing disclosure': whoever reads it is not the borrower. */
export function titleForStaff(kind: MadeDocumentKind): string {
  const title = DOCUMENT_TITLES[kind].replace(/^Your /, '').replace(/\byour\b/, 'the')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
