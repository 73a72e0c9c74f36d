/** Correcting what was told: what may be corrected, what a correction would bring about, and the correction itself (docs/decisions/0062). */
import { CORRECTION_OUTCOMES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'
import { application } from './bodies.ts'
import { agreedTermsBody, chosenOfferBody } from './offers.ts'

const uuid = z.object({ uuid: z.uuid() })
const base = '/service-application/api/v1/application/heloc/:uuid/corrections'

/** A field with its name, in words. */
const namedValue = z.object({ label: z.string(), value: z.string() })

/** Fields that are corrected together: one question. */
const correctable = z.object({
  item: z.string(),
  fields: z.array(z.string()),
  title: z.string(),
  now: z.array(namedValue),
  /** the answer as it stands, of these fields alone */
  data: z.record(z.string(), z.unknown()),
  /** JSON Schema of these fields */
  schema: z.record(z.string(), z.unknown()),
  labels: z.record(z.string(), z.unknown()),
})

const correctablesBody = z.object({
  /** false: before an offer is chosen, or once it is signed or has ended */
  open: z.boolean(),
  groups: z.array(correctable),
})
export type CorrectablesBody = z.infer<typeof correctablesBody>

/** Item by item the fields that are to change, and nothing else of it. */
const answers = z
  .record(z.string().max(60), z.record(z.string().max(60), z.unknown()))
  .refine((given) => Object.keys(given).length > 0, 'Change at least one answer')

const offerStanding = z.object({
  mostDrawCents: z.int().nullable(),
  choice: chosenOfferBody.nullable(),
  terms: agreedTermsBody.nullable(),
})

const named = z.object({ item: z.string(), title: z.string() })

const previewBody = z.object({
  /** names what is shown here: it is sent along to confirm just this */
  preview: z.string(),
  changes: z.array(z.object({ item: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  /** questions that were answered and are asked again */
  askedAgain: z.array(named),
  /** what has to be answered or reviewed for the first time, where the application does not wait for it already */
  askedAnew: named.extend({ by: z.enum(['you', 'team']) }).nullable(),
  repeated: z.array(named),
  outcome: z.enum(CORRECTION_OUTCOMES),
  before: offerStanding,
  after: offerStanding,
  /** what the notice of a refusal would name; null where none would come */
  refusal: z.object({ kind: z.enum(['ADVERSE_ACTION', 'NOT_OFFERED']), reasons: z.array(z.string()) }).nullable(),
  /** the offer is calculated as if the income were verified just as it is stated now */
  assumesVerifiedIncome: z.boolean(),
})
export type CorrectionPreview = z.infer<typeof previewBody>

export const correctionCalls = {
  list: call({
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'What the borrower told us and may still correct',
    params: uuid,
    replies: { 200: correctablesBody },
  }),
  preview: call({
    method: 'POST',
    path: `${base}/preview`,
    access: 'signed-in',
    throttle: 'pricing',
    summary: 'What a correction would change, before it counts: nothing is stored and no credit is pulled',
    params: uuid,
    body: z.object({ answers }),
    replies: { 200: previewBody },
  }),
  confirm: call({
    method: 'POST',
    path: base,
    access: 'signed-in',
    throttle: 'change',
    summary: 'Makes a correction that was previewed; refused with 412 when it would now change something else',
    params: uuid,
    body: z.object({ answers, preview: z.string('Preview the correction first').max(64) }),
    replies: { 200: application },
    idempotent: true,
  }),
}
