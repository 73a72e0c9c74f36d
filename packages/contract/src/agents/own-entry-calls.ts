/** Offer codes and referrals of those who send applicants: entries of the lender's registers that a loan officer owns. None of them has a price. */
import { z } from 'zod'
import { AGENT_ROLES } from '../access.ts'
import { call } from '../call.ts'
import { entryForms, textLine } from '../registers/entry-forms.ts'
import { instant } from '../wire-fields.ts'

const base = '/console/api/v1/agent/entries'

export const OWNED_REGISTERS = ['offer-code', 'referral'] as const
export type OwnedRegister = (typeof OWNED_REGISTERS)[number]

/** An offer code of a loan officer lasts at most this long; a referral exactly so long. */
export const OWN_CODE_DAYS = 90
export const REFERRAL_DAYS = 60

/** What they say of each. A code's own letters are the server's: whoever could choose them would learn which ones there are. */
export const ownEntryForms = {
  'offer-code': z.object({
    /** what they call it */
    campaign: textLine(60),
    lastDay: z.iso.date('Enter a date'),
  }),
  referral: entryForms.referral,
} satisfies Record<OwnedRegister, z.ZodType>
export type OwnEntryForm<R extends OwnedRegister> = z.output<(typeof ownEntryForms)[R]>

/** NOT_LICENSED: the loan officer is no longer licensed where the home is, so it fills in nothing. */
export const OWN_ENTRY_STATES = ['ACTIVE', 'EXPIRED', 'ENDED', 'NOT_LICENSED'] as const
export type OwnEntryState = (typeof OWN_ENTRY_STATES)[number]

const ownEntry = z.object({
  register: z.enum(OWNED_REGISTERS),
  key: z.string(),
  officer: z.uuid(),
  /** the name of a code, or of whom they refer: what they typed themselves */
  name: z.string(),
  email: z.string().nullable(),
  /** of the home that they typed */
  homeState: z.string().nullable(),
  state: z.enum(OWN_ENTRY_STATES),
  link: z.string(),
  lastDay: z.iso.date().nullable(),
  madeAt: instant,
  madeByYou: z.boolean(),
  /** how often the application's first page was opened by it, how many began an application, and how many submitted one */
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
  begun: z.int(),
  submitted: z.int(),
})
export type OwnEntry = z.infer<typeof ownEntry>

const register = z.enum(OWNED_REGISTERS)

export const ownEntryCalls = {
  entries: call({
    method: 'GET',
    path: base,
    access: 'operator',
    roles: AGENT_ROLES,
    summary:
      'The offer codes or the referrals of the caller’s loan officers, newest first, and how often each was used: numbers, and no one’s name',
    query: z.object({ register, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    replies: {
      200: z.object({
        entries: z.array(ownEntry),
        total: z.int(),
        pageSize: z.int(),
        leftToday: z.int(),
      }),
    },
  }),
  addEntry: call({
    method: 'POST',
    path: base,
    access: 'operator',
    roles: AGENT_ROLES,
    throttle: 'change',
    idempotent: true,
    summary: 'Make an offer code or a referral for a loan officer of the caller. It says who sent the applicant and changes no price',
    body: z.object({ register, officer: z.uuid(), data: z.record(z.string(), z.unknown()) }),
    replies: { 201: ownEntry },
  }),
  endEntry: call({
    method: 'POST',
    path: `${base}/:register/:key/end`,
    access: 'operator',
    roles: AGENT_ROLES,
    summary: 'End an offer code or a referral of the caller’s loan officers: it answers no one from then on, and is kept',
    params: z.object({ register, key: z.string().min(1).max(200) }),
    replies: { 200: ownEntry },
  }),
}
