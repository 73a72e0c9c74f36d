/** What is filled in on a deed before a notary, and where on its pages: the PDF alone does not say so to whoever takes the signatures. */
import * as z from 'zod/mini'

const NOTARY_FIELDS = [
  'SIGNATURE',
  'INITIALS',
  /** of the signature, or of the notary’s act */
  'DATE',
  /** printed: of a witness, or of the notary */
  'NAME',
  /** where the notary is */
  'STATE',
  'COUNTY',
  /** name and title of the notary, in one */
  'OFFICER',
  'TITLE',
  'COMMISSION_NUMBER',
  'COMMISSION_EXPIRES',
  /** boxes: how the signer appeared */
  'IN_PERSON',
  'ONLINE',
  /** which kind of identification was shown */
  'ID_TYPE',
  'SEAL',
  /** the notary’s statement that the signer appeared by communication technology */
  'DISCLOSURE',
] as const
export type NotaryField = (typeof NOTARY_FIELDS)[number]

const FILLED_BY = ['SIGNER', 'WITNESS', 'NOTARY'] as const

const points = z.int()

export const notaryPlace = z.object({
  field: z.enum(NOTARY_FIELDS),
  by: z.enum(FILLED_BY),
  /** whose signature it is, or whose acknowledgment the notary certifies; of witnesses 'witness1' and 'witness2' */
  party: z.string(),
  /** from 0 */
  page: z.int(),
  /** points of the page (1/72 inch), from its lower left corner to that of the place */
  x: points,
  y: points,
  width: points,
  height: points,
})
export type NotaryPlace = z.infer<typeof notaryPlace>

/** What an empty line of a document is for, before it has a place on a page. */
export type NotaryBlank = Pick<NotaryPlace, 'field' | 'by' | 'party'>
