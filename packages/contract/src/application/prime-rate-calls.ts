/** The prime rate by which lines are priced: the published rows, and those that a lender's own two people gave. */
import { isInCalendar } from '@hearthline/domain/facts/scalars'
import { z } from 'zod'
import { call } from '../call.ts'
import { instant } from '../wire-fields.ts'

const path = '/console/api/v1/prime-rate'

const primeRateRow = z.object({
  from: z.iso.date(),
  /** percent */
  percent: z.string(),
  source: z.string(),
  /** PUBLISHED: comes with the product. CONFIRMED: two people gave it. PROPOSED: one did, and it prices nothing yet. */
  state: z.enum(['PUBLISHED', 'CONFIRMED', 'PROPOSED']),
  /** whether someone has seen it in its source; a row that is inferred is not confirmed and prices all the same until one is */
  confirmed: z.boolean(),
  /** whether decisions of today are priced by it */
  inForce: z.boolean(),
  /** of what was proposed: its number, who gave it and when */
  proposal: z.nullable(z.object({ id: z.int(), byYou: z.boolean(), at: instant })),
  confirmedAt: z.nullable(instant),
})

/** 6.5 is 6.50; more places than the published index has would be a typing error. */
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}\.\d{2}$/, 'Enter a percentage with two decimals, like 6.75')
  .refine((text) => Number(text) > 0 && Number(text) <= 25, 'Enter a percentage above 0 and up to 25')

export const primeRateCalls = {
  read: call({
    method: 'GET',
    path,
    access: 'operator',
    summary: 'The rows of the prime rate, newest first, with their sources and whether they are confirmed',
    replies: { 200: z.object({ rows: z.array(primeRateRow) }) },
  }),
  propose: call({
    method: 'POST',
    path,
    access: 'operator',
    roles: ['operator', 'underwriter', 'administrator'],
    summary: 'Propose a row of the prime rate; it prices nothing until another person confirms it',
    body: z.object({
      from: z.iso.date('Enter a date').refine(isInCalendar, 'Enter a date'),
      percent,
      source: z.string().trim().min(8, 'Say where the rate is published, with the date you read it').max(300),
    }),
    replies: { 201: z.object({ proposal: z.int() }) },
  }),
  confirm: call({
    method: 'POST',
    path: `${path}/:proposal/confirm`,
    access: 'operator',
    roles: ['underwriter', 'administrator'],
    stepUp: 'always',
    summary: 'Confirm a row that another person proposed: decisions from now on are priced by it, those made before keep theirs',
    params: z.object({ proposal: z.coerce.number().int().positive() }),
    /** what the person confirms, so that a list that is no longer current confirms nothing else */
    body: z.object({ from: z.iso.date(), percent: z.string() }),
    replies: { 200: z.object({ from: z.iso.date(), percent: z.string() }) },
  }),
}
