/** What a document of an application is: made by the product, or sent by the borrower to show something. */

export const MADE_DOCUMENT_KINDS = [
  'ADVERSE_ACTION_NOTICE',
  'INFORMATION_REQUEST',
  'SCORE_DISCLOSURE',
  'PRE_SOFT_CREDIT_DISCLOSURE',
  'APPLICATION_DISCLOSURES',
  'SUMMARY_DISCLOSURE',
  'FLOOD_NOTICE',
  'CLOSING_DISCLOSURE',
  'NOTE',
  'NOTARY_DISCLOSURE',
  'RESCISSION_NOTICE',
  'VALUATION_COPY',
] as const
export type MadeDocumentKind = (typeof MADE_DOCUMENT_KINDS)[number]

/** The title in the borrower's list. Operators read the same, as {@link titleForStaff} has it. */
export const DOCUMENT_TITLES: Readonly<Record<MadeDocumentKind, string>> = {
  PRE_SOFT_CREDIT_DISCLOSURE: 'Your credit authorization',
  APPLICATION_DISCLOSURES: 'Your application disclosures',
  SUMMARY_DISCLOSURE: 'Your application summary',
  FLOOD_NOTICE: 'Your flood notice',
  SCORE_DISCLOSURE: 'Your credit score disclosure',
  INFORMATION_REQUEST: 'Your notice of what is missing',
  ADVERSE_ACTION_NOTICE: 'Your notice of action taken',
  CLOSING_DISCLOSURE: 'Your closing disclosure',
  NOTE: 'Your agreement',
  NOTARY_DISCLOSURE: 'Your notary disclosure',
  RESCISSION_NOTICE: 'Your right to cancel',
  VALUATION_COPY: 'Copy of your home’s valuation',
}

/** 'Your closing disclosure' -> 'Closing disclosure': whoever reads it is not the borrower. */
export function titleForStaff(kind: MadeDocumentKind): string {
  const title = DOCUMENT_TITLES[kind].replace(/^Your /, '').replace(/\byour\b/, 'the')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

export const SENT_DOCUMENT_KINDS = [
  'DEED',
  'TRUST_PAPER',
  'NAME_CHANGE',
  'PAYMENT_RECORD',
  'OTHER_PROOF',
  'HAZARD_POLICY',
  'FLOOD_POLICY',
  'VALUE_EVIDENCE',
  // income
  'PAY_STUB',
  'W2',
  'FORM_1099',
  'TAX_RETURN',
  'AWARD_LETTER',
  'ID_FRONT',
  'ID_BACK',
  'SELFIE',
] as const
export type SentDocumentKind = (typeof SENT_DOCUMENT_KINDS)[number]

export const DOCUMENT_KINDS = [...MADE_DOCUMENT_KINDS, ...SENT_DOCUMENT_KINDS] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
