/** What happens while someone signs: each event is a row of the evidence, and together they say how far that person is. */
import { z } from 'zod'
import { address } from '../fields/address.ts'
import { isDrawn, MOST_NUMBERS_A_STROKE, MOST_STROKES, SIGNATURE_BOX } from './signature-box.ts'

export const SIGNING_EVENTS = [
  'CONSENT_SHOWN',
  'ACCESS_SHOWN',
  'CONSENT_GIVEN',
  'CONSENT_WITHDRAWN',
  'DELIVERY_AGREED',
  'DOCUMENT_OPENED',
  'DOCUMENT_READ',
  'SIGNATURE_ADOPTED',
  'PLACE_SIGNED',
  'DECLINED',
  'RESUMED',
  'PAPER_REQUESTED',
  'MAILING_ADDRESS_GIVEN',
  'LOCATION_SHARED',
  'FINISHED',
] as const
export type SigningEventName = (typeof SIGNING_EVENTS)[number]

/** A drawing is kept as strokes: pairs of x and y in a box of that size, one list for each stroke. */
const stroke = z
  .array(z.int().min(0).max(SIGNATURE_BOX.width))
  .min(4)
  .max(MOST_NUMBERS_A_STROKE)
  .refine((numbers) => numbers.length % 2 === 0, 'Draw your signature again')
const drawing = z.array(stroke).min(1, 'Draw your signature').max(MOST_STROKES)
export type Drawing = z.infer<typeof drawing>

const name = z.string().trim().min(2, 'Type your full name').max(120)
const initials = z.string().trim().min(1, 'Type your initials').max(6, 'Initials have at most 6 letters')

/** What stands at each place from now on, as it is kept: what earlier releases took still reads. */
export const adoptedSignature = z.discriminatedUnion('form', [
  z.object({ form: z.literal('TYPED'), name, initials }),
  z.object({ form: z.literal('DRAWN'), name, initials, signatureDrawing: drawing, initialsDrawing: drawing.optional() }),
])
export type AdoptedSignature = z.infer<typeof adoptedSignature>

/** "Ana Reyes", "María-José O’Neil Jr.", "Reyes, Ana"; people of the sandbox may have digits. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\d .,'’-]+$/u
/** "AR", "A.R.", "J-P R": letters, with at most a period, a hyphen or a space between two. */
const INITIALS = /^\p{L}\p{M}*(?:\.?[ -]?\p{L}\p{M}*)*\.?$/u

const adopted = {
  name: name.regex(NAME, 'Type your name with letters'),
  initials: initials.regex(INITIALS, 'Type the letters of your initials, like AR'),
}
const drawn = (fault: string) => drawing.refine(isDrawn, fault)

/** What can be adopted: something that is written. */
const signatureToAdopt = z.discriminatedUnion('form', [
  z.object({ form: z.literal('TYPED'), ...adopted }),
  z.object({
    form: z.literal('DRAWN'),
    ...adopted,
    signatureDrawing: drawn('Draw your signature larger'),
    // Drawn only where a place asks for them.
    initialsDrawing: drawn('Draw your initials larger').optional(),
  }),
])

/** Where the device says that it is, to about a kilometer: more is not needed to tell that someone signs where they live. */
const location = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

const reason = z.string().trim().min(3, 'Tell us why, in a few words').max(500)
const ofDocument = { document: z.uuid(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/**
 * As the person's own screen reports it. That someone finished is written with their answer, and that a document was opened by the server as it
 * delivers it: pages of earlier releases report it as well, which adds no row.
 */
export const signingEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('CONSENT_SHOWN') }),
  z.object({ event: z.literal('ACCESS_SHOWN'), word: z.string().trim().min(1, 'Type the word').max(40) }),
  z.object({ event: z.literal('CONSENT_GIVEN'), version: z.string().max(40) }),
  z.object({ event: z.literal('CONSENT_WITHDRAWN') }),
  // Electronic documents again, with the word of the test file and the version of what is agreed to.
  z.object({ event: z.literal('DELIVERY_AGREED'), word: z.string().trim().min(1, 'Type the word').max(40), version: z.string().max(80) }),
  z.object({ event: z.literal('DOCUMENT_OPENED'), ...ofDocument }),
  z.object({ event: z.literal('DOCUMENT_READ'), ...ofDocument }),
  z.object({ event: z.literal('SIGNATURE_ADOPTED'), signature: signatureToAdopt }),
  z.object({ event: z.literal('PLACE_SIGNED'), ...ofDocument, place: z.string().min(1).max(60) }),
  z.object({ event: z.literal('DECLINED'), reason }),
  z.object({ event: z.literal('RESUMED') }),
  z.object({ event: z.literal('PAPER_REQUESTED') }),
  // Where paper is mailed to them from now on.
  z.object({ event: z.literal('MAILING_ADDRESS_GIVEN'), address: address() }),
  z.object({ event: z.literal('LOCATION_SHARED'), location }),
])
export type SigningEvent = z.infer<typeof signingEvent>

/** A row of the evidence, as far as it says how far someone is. */
export interface RecordedSigningEvent {
  readonly event: SigningEventName
  readonly at: string
  readonly document: string | undefined
  readonly sha256: string | undefined
  readonly place: string | undefined
  /** with which the person was signed in; earlier releases kept none */
  readonly email?: string | undefined
  /** of SIGNATURE_ADOPTED */
  readonly signature?: AdoptedSignature | undefined
}
