/** Which open applications a changed guideline or price table would decide or price otherwise. Nothing is changed by asking. */
import { OUTCOMES } from '@hearthline/domain'
import { z } from 'zod'
import { call } from '../call.ts'

const path = '/console/api/v1/table-changes'

/** Checked by the table's own schema, whose faults name the cell. */
const table = z.record(z.string(), z.unknown())

const answer = z.object({
  outcome: z.enum(OUTCOMES),
  /** the largest line offered; 0 without an offer */
  maximumLineCents: z.int(),
  /** the lowest rate offered before discounts, percent; null without an offer */
  bestRate: z.nullable(z.string()),
})

const tableChangeBody = z.object({
  rows: z.array(
    z.object({
      uuid: z.string(),
      loanNumber: z.string(),
      organizationCode: z.string(),
      step: z.string(),
      before: answer,
      after: answer,
    }),
  ),
  /** of this page: decided applications that were compared, and open ones that no decision stands for yet */
  compared: z.int(),
  undecided: z.int(),
  /** decided ones that their own versions no longer answer as stored; they are not compared, and a person has to look why */
  notReproduced: z.array(z.string()),
  /** where the next page begins; null at the end */
  next: z.nullable(z.string()),
})
export type TableChangeBody = z.infer<typeof tableChangeBody>

const roles = ['underwriter', 'administrator'] as const

export const tableChangeCalls = {
  tables: call({
    method: 'GET',
    path,
    access: 'operator',
    roles,
    summary: 'The guideline and the price table in force today, to change a copy of and compare',
    replies: { 200: z.object({ guideline: table, pricing: table }) },
  }),
  compare: call({
    method: 'POST',
    path,
    access: 'operator',
    roles,
    summary: 'A page of the open applications that would be decided or priced otherwise under changed tables; asking changes nothing',
    body: z
      .object({ guideline: table.optional(), pricing: table.optional(), after: z.uuid().optional() })
      .refine(({ guideline, pricing }) => guideline !== undefined || pricing !== undefined, 'Give a guideline, a price table, or both'),
    replies: { 200: tableChangeBody },
  }),
}
