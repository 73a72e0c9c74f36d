/** What each document of the product is, for the person whose application it belongs to. */
import { MADE_DOCUMENT_KINDS, type MadeDocumentKind } from '@hearthline/domain/facts/document-kind'
import { DOCUMENT_TITLES } from '@hearthline/domain/facts/document-titles'

export interface DocumentWords {
  readonly title: string
  /** One sentence: what it is for. */
  readonly about: string
}

export const DOCUMENT_WORDS: Readonly<Record<MadeDocumentKind, DocumentWords>> = {
  PRE_SOFT_CREDIT_DISCLOSURE: {
    title: DOCUMENT_TITLES.PRE_SOFT_CREDIT_DISCLOSURE,
    about: 'Your permission for a soft credit check, in the words you agreed to.',
  },
  APPLICATION_DISCLOSURES: {
    title: DOCUMENT_TITLES.APPLICATION_DISCLOSURES,
    about: 'How the line works: rates, payments, fees, and what the rate would have been in past years.',
  },
  SUMMARY_DISCLOSURE: {
    title: DOCUMENT_TITLES.SUMMARY_DISCLOSURE,
    about: 'What you told us and the offer you chose, with every figure.',
  },
  FLOOD_NOTICE: {
    title: DOCUMENT_TITLES.FLOOD_NOTICE,
    about: 'Your home is in a flood zone: what insurance it needs, and where to buy it.',
  },
  SCORE_DISCLOSURE: {
    title: DOCUMENT_TITLES.SCORE_DISCLOSURE,
    about: 'The credit score we used and how it compares.',
  },
  INFORMATION_REQUEST: {
    title: DOCUMENT_TITLES.INFORMATION_REQUEST,
    about: 'What we still need to decide on your application, and by when.',
  },
  ADVERSE_ACTION_NOTICE: {
    title: DOCUMENT_TITLES.ADVERSE_ACTION_NOTICE,
    about: 'Our decision, the main reasons for it, and your rights.',
  },
  CLOSING_DISCLOSURE: {
    title: DOCUMENT_TITLES.CLOSING_DISCLOSURE,
    about: 'The final terms and costs of your line.',
  },
  NOTE: {
    title: DOCUMENT_TITLES.NOTE,
    about: 'The agreement that you sign to open the line.',
  },
  NOTARY_DISCLOSURE: {
    title: DOCUMENT_TITLES.NOTARY_DISCLOSURE,
    about: 'What you sign with the notary, and how the session works.',
  },
  RESCISSION_NOTICE: {
    title: DOCUMENT_TITLES.RESCISSION_NOTICE,
    about: 'Until when you can cancel, and how.',
  },
  VALUATION_COPY: {
    title: DOCUMENT_TITLES.VALUATION_COPY,
    about: 'Each value of your home as we received it. The copy is free.',
  },
}

const isMade = (type: string): type is MadeDocumentKind => (MADE_DOCUMENT_KINDS as readonly string[]).includes(type)

/** A document that the borrower sent has the name that they gave it. */
export const describeDocument = ({ type, fileName }: { readonly type: string; readonly fileName?: string | undefined }): DocumentWords =>
  isMade(type) ? DOCUMENT_WORDS[type] : { title: fileName ?? 'Your document', about: 'You sent this to us.' }
