/** What a document is called in the file; complete, so that a new kind has to be named. */
import type { DocumentKind } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

const DOCUMENT_TYPE_NAMES: Readonly<Record<DocumentKind, string>> = {
  ADVERSE_ACTION_NOTICE: 'Notice of action taken',
  INFORMATION_REQUEST: 'Notice of what is missing',
  SCORE_DISCLOSURE: 'Credit score disclosure',
  PRE_SOFT_CREDIT_DISCLOSURE: 'Credit authorization',
  APPLICATION_DISCLOSURES: 'Application disclosures',
  SUMMARY_DISCLOSURE: 'Application summary',
  FLOOD_NOTICE: 'Notice of special flood hazards',
  CLOSING_DISCLOSURE: 'Closing disclosure',
  NOTE: 'Note',
  NOTARY_DISCLOSURE: 'Notary disclosure',
  RESCISSION_NOTICE: 'Notice of the right to cancel',
  VALUATION_COPY: 'Copy of the home’s valuation',
  DEED: 'Deed',
  TRUST_PAPER: 'Trust document',
  NAME_CHANGE: 'Name change record',
  PAYMENT_RECORD: 'Payment record',
  PAY_STUB: 'Pay stub',
  W2: 'W-2',
  FORM_1099: '1099',
  TAX_RETURN: 'Tax return',
  AWARD_LETTER: 'Award letter',
  OTHER_PROOF: 'Other supporting document',
  HAZARD_POLICY: 'Home insurance policy',
  FLOOD_POLICY: 'Flood insurance policy',
  VALUE_EVIDENCE: 'Evidence of value',
  ID_FRONT: 'Identity document, front',
  ID_BACK: 'Identity document, back',
  SELFIE: 'Selfie',
}

export const documentTypeName = (type: string): string =>
  Object.hasOwn(DOCUMENT_TYPE_NAMES, type) ? DOCUMENT_TYPE_NAMES[type as DocumentKind] : formatCode(type)
