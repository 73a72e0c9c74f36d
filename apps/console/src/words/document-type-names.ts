/** What a document is called in the file: one of ours as in the borrower's list, one that was sent by its kind. Complete, so that a new kind has to be named. */
import { MADE_DOCUMENT_KINDS, type MadeDocumentKind, type SentDocumentKind, titleForStaff } from '@hearthline/domain'
import { formatCode } from './format-code.ts'

const SENT_DOCUMENT_NAMES: Readonly<Record<SentDocumentKind, string>> = {
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

const isMade = (type: string): type is MadeDocumentKind => (MADE_DOCUMENT_KINDS as readonly string[]).includes(type)

export function documentTypeName(type: string): string {
  if (isMade(type)) return titleForStaff(type)
  return Object.hasOwn(SENT_DOCUMENT_NAMES, type) ? SENT_DOCUMENT_NAMES[type as SentDocumentKind] : formatCode(type)
}
