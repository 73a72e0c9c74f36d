/** The brand desk: what a lender looks and lends like, changed by one administrator and published by another. */
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { instant } from '../wire-fields.ts'

const path = '/console/api/v1/brands'
const one = `${path}/:code`
const params = z.object({ code: z.string().min(1).max(32) })
const admission = { access: 'operator', roles: ['administrator'] } as const

/** Values, drawings, and own legal texts of a brand, kept as typed. What is wrong is told by path: of a value as brand.json has it. */
const content = z.record(z.string(), z.unknown())
const fault = z.object({ path: z.string(), message: z.string() })

const version = z.object({
  number: z.int(),
  source: z.enum(['FOLDER', 'DESK']),
  withdrawn: z.boolean(),
  /** who made it; null of a folder */
  by: z.nullable(z.string()),
  byYou: z.boolean(),
  madeAt: instant,
  note: z.nullable(z.string()),
  digest: z.string(),
  published: z.array(z.object({ by: z.nullable(z.string()), at: instant })),
})

const draft = z.object({
  revision: z.int(),
  content,
  withdrawn: z.boolean(),
  note: z.string(),
  basedOn: z.int(),
  by: z.string(),
  byYou: z.boolean(),
  /** You wrote some of it, so another person publishes it. */
  writtenByYou: z.boolean(),
  savedAt: instant,
  faults: z.array(fault),
  /** the version that was made of it and waits for another person */
  asked: z.nullable(z.int()),
  refused: z.nullable(z.object({ by: z.string(), at: instant, because: z.string() })),
})

const desk = z.object({
  code: z.string(),
  name: z.string(),
  inForce: z.nullable(z.int()),
  /** the folder's newest version where it differs from what is in force */
  folderDiffers: z.nullable(z.int()),
  /** of the version that was asked for; of the one in force otherwise */
  content,
  versions: z.array(version),
  draft: z.nullable(draft),
  /** Opens /console/brand-preview of this organization for so many seconds, and for as long as the caller's session lives. */
  preview: z.object({ ticket: z.string(), seconds: z.int() }),
})

const revision = z.int().positive()
/** What the caller read of the version: it names the version's content. */
const seen = { number: z.int().positive(), digest: z.string().min(1).max(64) }

export const brandDeskCalls = {
  list: call({
    method: 'GET',
    path,
    ...admission,
    summary: 'Organizations whose brand the caller sets up, with the version in force and whether a draft waits',
    replies: {
      200: z.object({
        brands: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            inForce: z.nullable(z.int()),
            withdrawn: z.boolean(),
            draft: z.enum(['NONE', 'OPEN', 'ASKED']),
          }),
        ),
      }),
    },
  }),
  read: call({
    method: 'GET',
    path: one,
    ...admission,
    summary: 'The brand of an organization: a version of it, the draft with its faults, and every version with who made and published it',
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    replies: { 200: desk },
  }),
  saveDraft: call({
    method: 'PUT',
    path: `${one}/draft`,
    ...admission,
    summary: 'Save the draft, with its faults; whoever was overtaken changes nothing',
    params,
    /** revision: the one that was read; null begins a draft. */
    body: z.object({ revision: z.nullable(revision), content, withdrawn: z.boolean(), note: z.string().max(500) }),
    replies: { 200: draft },
  }),
  act: call({
    method: 'POST',
    path: `${one}/act`,
    ...admission,
    stepUp: 'publish',
    summary:
      'Ask to publish the draft, publish what another person asked for, refuse it, discard the draft, put its changes on the version in force, or begin one from a version',
    params,
    body: z.discriminatedUnion('act', [
      z.object({ act: z.literal('ask'), revision }),
      z.object({ act: z.literal('publish'), ...seen }),
      z.object({ act: z.literal('refuse'), ...seen, because: reasonText(500) }),
      z.object({ act: z.literal('discard'), revision }),
      /** Where another version came into force since the draft was begun: what was changed in the draft stays, the rest is as in that version. */
      z.object({ act: z.literal('rebase'), revision }),
      z.object({ act: z.literal('begin'), from: z.int().positive() }),
    ]),
    replies: { 200: desk },
  }),
}
