/** What the identity screen says of each document, of each photo, and of each reason why a check failed. */
import { hasBack, type IdentityDocument, type IdentityPart, type IdentityReason } from '@hearthline/domain'
import type { PhotoSubject } from './photo-quality/judge-photo.ts'

export const DOCUMENT_NAMES: Readonly<Record<IdentityDocument, string>> = {
  US_DRIVERS_LICENSE: 'Driver’s license',
  US_PASSPORT: 'Passport',
  US_STATE_ID_CARD: 'State ID card',
  US_PERMANENT_RESIDENT_CARD: 'Permanent resident card',
}

export interface PartWords {
  readonly title: string
  readonly hint: string
  readonly subject: PhotoSubject
}

const PARTS: Readonly<Record<IdentityPart, PartWords>> = {
  front: { title: 'Front of your document', hint: 'All four corners in view, on a dark surface.', subject: 'document' },
  back: { title: 'Back of your document', hint: 'The side with the barcode.', subject: 'document' },
  selfie: { title: 'Photo of your face', hint: 'Look straight ahead, without a hat or sunglasses.', subject: 'face' },
}

/** A passport has one page that counts. */
const PASSPORT_FRONT: PartWords = {
  ...PARTS.front,
  title: 'Photo page of your passport',
  hint: 'The page with your photo, all of it in view.',
}

/** The photos of a document, in the order in which they are taken. */
export const partsOf = (document: IdentityDocument): readonly IdentityPart[] =>
  hasBack(document) ? ['front', 'back', 'selfie'] : ['front', 'selfie']

export const partWords = (document: IdentityDocument, part: IdentityPart): PartWords =>
  part === 'front' && document === 'US_PASSPORT' ? PASSPORT_FRONT : PARTS[part]

const REASON_TEXTS: Readonly<Record<IdentityReason, string>> = {
  FRONT_UNREADABLE: 'We couldn’t read the front of your document. Take a new photo in good light, without glare.',
  BACK_UNREADABLE: 'We couldn’t read the back of your document. Take a new photo in good light, without glare.',
  SELFIE_UNREADABLE: 'We couldn’t see your face well enough. Take a new photo facing the light.',
  FACE_DIFFERS: 'The photo of your face and the one on your document didn’t match. Take a new photo of your face.',
  EXPIRED: 'Your document has expired. Use one that is still valid.',
  NAME_DIFFERS: 'The name on your document differs from the one you gave us. Use a document in your current legal name, or call us.',
  BIRTH_DATE_DIFFERS: 'The birth date on your document differs from the one you gave us. Check your document, or call us.',
  ANOTHER_DOCUMENT: 'The photos show another kind of document than you chose. Choose the right one and try again.',
  NOT_GENUINE: 'We couldn’t confirm that the document is genuine. Use the original, not a copy or a screen.',
  NEEDS_REVIEW: 'A specialist needs to review your photos.',
}

/** Of before there were codes, the words themselves. */
export const reasonText = (reason: string): string =>
  Object.hasOwn(REASON_TEXTS, reason) ? REASON_TEXTS[reason as IdentityReason] : reason
