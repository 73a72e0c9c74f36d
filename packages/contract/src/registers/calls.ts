/** The registers at the console: what an organization's administrators write, and what its team looks up. */
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { instant } from '../wire-fields.ts'
import { ENTRY_STATES } from './register-rules.ts'
import { REGISTERS, type Register } from './stored-entries.ts'

const base = '/console/api/v1/registers'
const path = `${base}/:register`
const one = `${path}/:key`

const register = z.enum(REGISTERS as [Register, ...Register[]])
const params = z.object({ register })
const keyed = params.extend({ key: z.string().min(1).max(200) })
/** all: what platform staff give for every organization. */
const scope = z.enum(['organization', 'all']).default('organization')
/** Its own form by register (entry-forms.ts), which the use case holds it to. */
const data = z.record(z.string(), z.unknown())
/** What was read: whoever was overtaken changes nothing. */
const version = z.int().positive()

const written = z.object({
  version: z.int(),
  data,
  ended: z.boolean(),
  /** who wrote it; null for what came with an earlier release or the sandbox */
  by: z.string().nullable(),
  byYou: z.boolean(),
  at: instant,
  /** why it was ended */
  reason: z.string().nullable(),
  /** null: one person was enough */
  second: z.nullable(z.object({ by: z.string(), at: instant })),
  /** a second person has to confirm it, and until then what stood before holds */
  waits: z.boolean(),
})
export type WrittenEntry = z.infer<typeof written>

const entry = z.object({
  key: z.string(),
  /** for every organization */
  forAll: z.boolean(),
  state: z.enum(ENTRY_STATES),
  /** whether one person is enough to end it: not of what is told or charged in law, once it is in force */
  endTakesTwo: z.boolean(),
  /** the loan officer whose own entry it is: administrators end it, and do not change it */
  owner: z.nullable(z.object({ officer: z.string(), name: z.string().nullable() })),
  /** what was written last */
  last: written,
  /** what holds: null where nothing does yet */
  inForce: z.nullable(z.object({ version: z.int(), data, ended: z.boolean() })),
})
export type RegisterEntry = z.infer<typeof entry>

const changed = { 200: entry }

export const registerCalls = {
  list: call({
    method: 'GET',
    path,
    access: 'operator',
    summary: 'Entries of a register, what was written last first; which roles read which is the register’s',
    params,
    query: z.object({
      scope,
      search: z.string().max(100).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      waiting: z.enum(['true', 'false']).optional(),
    }),
    replies: {
      200: z.object({
        entries: z.array(entry),
        total: z.int(),
        waiting: z.int(),
        pageSize: z.int(),
        /** those for every organization that hold or will hold: platform staff write them, and no one else changes them */
        ofAll: z.array(entry),
      }),
    },
  }),
  file: call({
    method: 'GET',
    path: `${base}/offer-code/file`,
    access: 'operator',
    roles: ['administrator'],
    throttle: 'download',
    summary: 'The offer codes of the organization that have not ended, as a CSV file; each download lands in the audit log',
    replies: { 200: z.any() },
  }),
  importCodes: call({
    method: 'POST',
    path: `${base}/offer-code/import`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Add the offer codes of a CSV file: all of them, or none where a line is wrong; with check, none in any case',
    body: z.object({ csv: z.string().min(1).max(900_000, 'A file has at most 900 kB'), check: z.boolean() }),
    replies: {
      200: z.object({
        added: z.int(),
        lines: z.int(),
        /** those that wait for a second person, who confirms them together */
        waiting: z.int(),
        faults: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
      }),
    },
  }),
  confirmImport: call({
    method: 'POST',
    path: `${base}/offer-code/import/:batch/confirm`,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary: 'Confirm all firm offers of a file that another person imported',
    params: z.object({ batch: z.uuid() }),
    /** what the person saw */
    body: z.object({ count: z.int().positive() }),
    replies: { 200: z.object({ confirmed: z.int() }) },
  }),
  imports: call({
    method: 'GET',
    path: `${base}/offer-code/imports`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Imported files with firm offers that wait for a second person',
    replies: {
      200: z.object({
        imports: z.array(z.object({ batch: z.uuid(), count: z.int(), by: z.string(), byYou: z.boolean(), at: instant, example: data })),
      }),
    },
  }),
  read: call({
    method: 'GET',
    path: one,
    access: 'operator',
    summary: 'One entry with every version of it, the newest first',
    params: keyed,
    query: z.object({ scope }),
    replies: { 200: z.object({ entry, versions: z.array(written) }) },
  }),
  add: call({
    method: 'POST',
    path,
    access: 'operator',
    roles: ['administrator'],
    idempotent: true,
    summary: 'Add an entry; what is told or charged in law holds once a second person confirms it',
    params,
    body: z.object({ scope, data }),
    replies: { 201: entry },
  }),
  change: call({
    method: 'PUT',
    path: one,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Change an entry, or use one again that was ended: a new version, beside those that stand',
    params: keyed,
    body: z.object({ scope, data, version }),
    replies: changed,
  }),
  end: call({
    method: 'POST',
    path: `${one}/end`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'End an entry; it is kept with its versions, and answers no one from then on',
    params: keyed,
    body: z.object({ scope, version, reason: reasonText(300) }),
    replies: changed,
  }),
  confirm: call({
    method: 'POST',
    path: `${one}/confirm`,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary: 'Confirm what another person wrote',
    params: keyed,
    body: z.object({ scope, version }),
    replies: changed,
  }),
  withdraw: call({
    method: 'POST',
    path: `${one}/withdraw`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Withdraw what waits for a second person: what stood before holds on',
    params: keyed,
    body: z.object({ scope, version }),
    replies: changed,
  }),
}
