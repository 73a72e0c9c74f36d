/** Why a session with a notary came to nothing. */
export const SESSION_FAULTS = [
  'IDENTITY_NOT_CONFIRMED',
  'CONNECTION',
  'DOCUMENT_DEFECT',
  'NOTARY_ABSENT',
  'SIGNER_ABSENT',
  'SIGNER_DECLINED',
  'OTHER',
] as const
export type SessionFault = (typeof SESSION_FAULTS)[number]

/** As an operator reads it. */
export const SESSION_FAULT_LABELS = {
  IDENTITY_NOT_CONFIRMED: 'The identity was not confirmed',
  CONNECTION: 'The connection failed',
  DOCUMENT_DEFECT: 'A document has a defect',
  NOTARY_ABSENT: 'The notary did not come',
  SIGNER_ABSENT: 'A signer did not come',
  SIGNER_DECLINED: 'A signer declined to sign',
  OTHER: 'Other',
} as const satisfies Record<SessionFault, string>

/** As the borrower is written it, in the middle of a sentence. */
export const SESSION_FAULT_WORDS = {
  IDENTITY_NOT_CONFIRMED: 'The notary couldn’t confirm your identity.',
  CONNECTION: 'The connection to the notary broke off.',
  DOCUMENT_DEFECT: 'A document needs a correction before you can sign it.',
  NOTARY_ABSENT: 'The notary didn’t come. We’re sorry.',
  SIGNER_ABSENT: 'Not everyone who signs was there.',
  SIGNER_DECLINED: 'The deed was not signed.',
  OTHER: 'The session couldn’t be finished.',
} as const satisfies Record<SessionFault, string>
