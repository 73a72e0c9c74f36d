/** Why an identity was not confirmed, in the product's terms: each is something that a person can act on, or a person of the lender has to. */
export const IDENTITY_REASONS = [
  'FRONT_UNREADABLE',
  'BACK_UNREADABLE',
  'SELFIE_UNREADABLE',
  'FACE_DIFFERS',
  'EXPIRED',
  'NAME_DIFFERS',
  'BIRTH_DATE_DIFFERS',
  'ANOTHER_DOCUMENT',
  'NOT_GENUINE',
  'NEEDS_REVIEW',
] as const
export type IdentityReason = (typeof IDENTITY_REASONS)[number]
