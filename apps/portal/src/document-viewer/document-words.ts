/** What each document of the product is, for the person whose application it belongs to. */
import { MADE_DOCUMENT_KINDS, type MadeDocumentKind } from '@hearthline/domain/facts/document-kind'

export interface DocumentWords {
  readonly title: string
  /** One sentence: what it is for. */
  readonly about: string
}

export const DOCUMENT_WORDS: Readonly<Record<MadeDocumentKind, DocumentWords>> = {
  PRE_SOFT_CREDIT_DISCLOSURE: {
    title: 'Your credit authorization',
    about: 'Your permission for a soft credit check, in the words you agreed to.',
  },
  APPLICATION_DISCLOSURES: {
    title: 'Your application disclosures',
    about: 'How the line works: rates, payments, fees, and what the rate would have been in past years.',
  },
  SUMMARY_DISCLOSURE: {
    title: 'Your application summary',
    about: 'What you told us and the offer you chose, with every figure.',
  },
  FLOOD_NOTICE: {
    title: 'Your flood notice',
    about: 'Your home is in a flood zone: what insurance it needs, and where to buy it.',
  },
  SCORE_DISCLOSURE: {
    title: 'Your credit score disclosure',
    about: 'The credit score we used and how it compares.',
  },
  INFORMATION_REQUEST: {
    title: 'Your notice of what is missing',
    about: 'What we still need to decide on your application, and by when.',
  },
  ADVERSE_ACTION_NOTICE: {
    title: 'Your notice of action taken',
    about: 'Our decision, the main reasons for it, and your rights.',
  },
  CLOSING_DISCLOSURE: {
    title: 'Your closing disclosure',
    about: 'The final terms and costs of your line.',
  },
  NOTE: {
    title: 'Your agreement',
    about: 'The agreement that you sign to open the line.',
  },
  NOTARY_DISCLOSURE: {
    title: 'Your notary disclosure',
    about: 'What you sign with the notary, and how the session works.',
  },
  RESCISSION_NOTICE: {
    title: 'Your right to cancel',
    about: 'Until when you can cancel, and how.',
  },
  VALUATION_COPY: {
    title: 'Copy of your home’s valuation',
    about: 'Each value of your home as we received it. The copy is free.',
  },
}

const isMade = (type: string): type is MadeDocumentKind => (MADE_DOCUMENT_KINDS as readonly string[]).includes(type)

/** A document that the borrower sent has the name that they gave it. */
export const describeDocument = ({ type, fileName }: { readonly type: string; readonly fileName?: string | undefined }): DocumentWords =>
  isMade(type) ? DOCUMENT_WORDS[type] : { title: fileName ?? 'Your document', about: 'You sent this to us.' }
