/** What the product knows of the states' law, and what no one has looked up. */
import { LEGAL_QUESTIONS, TAX_BASES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'

const rule = z.object({ what: z.string(), citation: z.string() })

const stateLawRow = z.object({
  state: z.string(),
  name: z.string(),
  /** what every decision holds a line to here; empty where nothing is known to be asked */
  rules: z.array(rule),
  /** how surely the recording tax is known, over the whole state: its least sure county */
  recordingTax: z.object({ basis: z.enum(TAX_BASES), counties: z.int(), citations: z.array(z.string()) }),
  questions: z.array(
    z.object({
      question: z.enum(LEGAL_QUESTIONS),
      checked: z.boolean(),
      says: z.string().optional(),
      citation: z.string().optional(),
      readOn: z.iso.date().optional(),
    }),
  ),
})

export const stateLawCalls = {
  read: call({
    method: 'GET',
    path: '/console/api/v1/state-law',
    access: 'operator',
    summary: 'The states’ law as decisions use it today, each row with its source or marked as not checked',
    replies: {
      200: z.object({
        version: z.string(),
        effectiveFrom: z.iso.date(),
        checked: z.int(),
        questions: z.int(),
        /** the week of the average prime offer rates that decisions are tested against today; null where none are loaded */
        aporFrom: z.nullable(z.iso.date()),
        states: z.array(stateLawRow),
      }),
    },
  }),
}
