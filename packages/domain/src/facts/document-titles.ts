/** What each document is called: the same in the list, in the viewer, and at the head of the document itself. */
import type { DocumentKind, MadeDocumentKind, ReceivedDocumentKind, SentDocumentKind } from './document-kind.ts'

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
  SECURITY_INSTRUMENT: 'Your deed or mortgage',
  TEXAS_NOTICE: 'Texas notice about home equity loans',
  PRIVACY_NOTICE: 'Your privacy notice',
  INSURANCE_REQUIREMENTS: 'Insurance your home needs',
  TEXAS_ITEMIZATION: 'Your itemized costs',
  TEXAS_FAIR_MARKET_VALUE: 'Fair market value of your home',
  TEXAS_DISCOUNT_POINTS: 'About discount points',
  TEXAS_CONSENT: 'Consent of owners and spouses',
  TEXAS_RESCISSION: 'Your right to rescind in Texas',
  PAYOFF_REQUEST: 'Request for a payoff quote',
  PAYOFF_LETTER: 'Payoff letter',
  NOTARY_DISCLOSURE: 'Your notary disclosure',
  CLOSING_RESCISSION_NOTICE: 'Your right to cancel, dated at the closing',
  RESCISSION_RECEIPT: 'Receipt for the notice of your right to cancel',
  RESCISSION_NOTICE: 'Your right to cancel',
  VALUATION_COPY: 'Copy of your home’s valuation',
  SIGNED_SET: 'Copy of your signed documents',
} as const satisfies Record<MadeDocumentKind, string>

/** What the borrower was asked for when they sent it: a phone names every photo alike. */
export const SENT_DOCUMENT_TITLES = {
  DEED: 'Deed',
  TRUST_PAPER: 'Page of the trust',
  NAME_CHANGE: 'Proof of a name change',
  PAYMENT_RECORD: 'Record of a payment',
  OTHER_PROOF: 'Other proof',
  HAZARD_POLICY: 'Home insurance policy',
  FLOOD_POLICY: 'Flood insurance policy',
  VALUE_EVIDENCE: 'About your home’s value',
  CONDITION_DOCUMENT: 'Document we asked for',
  PAY_STUB: 'Pay stub',
  W2: 'W-2',
  FORM_1099: '1099',
  TAX_RETURN: 'Tax return',
  AWARD_LETTER: 'Award letter',
  ID_FRONT: 'Front of your ID',
  ID_BACK: 'Back of your ID',
  SELFIE: 'Photo of your face',
} as const satisfies Record<SentDocumentKind, string>

export const RECEIVED_DOCUMENT_TITLES = {
  VALUATION_REPORT: 'Appraiser’s report on your home',
  SIGNED_DEED: 'Your signed deed',
  CREDITOR_LETTER: 'Letter from your creditor',
  SIGNED_ON_PAPER: 'Documents you signed on paper',
  OWNER_IDENTITY: 'ID of an additional signer',
  CANCELLATION_NOTICE: 'Written notice to cancel the line',
  FILE_EVIDENCE: 'Proof kept in the file',
} as const satisfies Record<ReceivedDocumentKind, string>

const TITLES: Readonly<Record<DocumentKind, string>> = { ...DOCUMENT_TITLES, ...SENT_DOCUMENT_TITLES, ...RECEIVED_DOCUMENT_TITLES }

/** 'Your closing disclosure' -> 'Closing disclosure', 'Documents you signed' -> 'Documents signed': whoever reads it is not the borrower. */
export function titleForStaff(kind: DocumentKind): string {
  const title = TITLES[kind]
    .replace(/^Your /, '')
    .replace(/\byour\b/, 'the')
    .replace(/\byou /, '')
  return title.charAt(0).toUpperCase() + title.slice(1)
}
