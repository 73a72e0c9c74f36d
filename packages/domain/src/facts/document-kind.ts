/** What a document of an application is: made by the product, sent by the borrower to show something, or received by the team of someone else. */

export const MADE_DOCUMENT_KINDS = [
  'ADVERSE_ACTION_NOTICE',
  'INFORMATION_REQUEST',
  'SCORE_DISCLOSURE',
  'PRE_SOFT_CREDIT_DISCLOSURE',
  'APPLICATION_DISCLOSURES',
  'TEXAS_NOTICE',
  'SUMMARY_DISCLOSURE',
  'FLOOD_NOTICE',
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
  'PAYOFF_REQUEST',
  'PAYOFF_LETTER',
  'NOTARY_DISCLOSURE',
  'CLOSING_RESCISSION_NOTICE',
  'RESCISSION_RECEIPT',
  'RESCISSION_NOTICE',
  'VALUATION_COPY',
  'SIGNED_SET',
] as const
export type MadeDocumentKind = (typeof MADE_DOCUMENT_KINDS)[number]

export const SENT_DOCUMENT_KINDS = [
  'DEED',
  'TRUST_PAPER',
  'NAME_CHANGE',
  'PAYMENT_RECORD',
  'OTHER_PROOF',
  'HAZARD_POLICY',
  'FLOOD_POLICY',
  'VALUE_EVIDENCE',
  // what a condition asks for
  'CONDITION_DOCUMENT',
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

/**
 * Of an appraiser, a notary or a creditor, say: the borrower has a copy as soon as a decision of the team names it. SIGNED_ON_PAPER: what someone signed
 * in ink and sent to us; it is the copy of whoever signed it. OWNER_IDENTITY: what showed who a co-owner is that signed on paper; kept for the file.
 * CANCELLATION_NOTICE: an owner's written notice that cancels the line. FILE_EVIDENCE: what shows a thing that the team recorded, as a receipt, a bank's
 * statement or a copy of a check; kept for the file. Earlier releases took both as SIGNED_ON_PAPER, and those keep that kind.
 */
export const RECEIVED_DOCUMENT_KINDS = [
  'VALUATION_REPORT',
  'SIGNED_DEED',
  'CREDITOR_LETTER',
  'SIGNED_ON_PAPER',
  'OWNER_IDENTITY',
  'CANCELLATION_NOTICE',
  'FILE_EVIDENCE',
] as const
export type ReceivedDocumentKind = (typeof RECEIVED_DOCUMENT_KINDS)[number]

export const DOCUMENT_KINDS = [...MADE_DOCUMENT_KINDS, ...SENT_DOCUMENT_KINDS, ...RECEIVED_DOCUMENT_KINDS] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
