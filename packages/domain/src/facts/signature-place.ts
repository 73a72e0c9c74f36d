/** Where a party of an application signs: declared by the document's description, kept with its result. */
import * as z from 'zod/mini'

export const SIGNATURE_FORMS = ['SIGNATURE', 'INITIALS'] as const
export type SignatureForm = (typeof SIGNATURE_FORMS)[number]

export const signaturePlace = z.object({
  /** names the place within its document */
  place: z.string(),
  /** of the application: the borrower, or one additional signer */
  party: z.string(),
  form: z.enum(SIGNATURE_FORMS),
  /** 'Signature of Ana Reyes' */
  label: z.string(),
})
export type PlaceToSign = z.infer<typeof signaturePlace>
