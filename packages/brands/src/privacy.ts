import { z } from 'zod'
import { oneLine } from './one-line.ts'

const shares = z.boolean().default(false)

/** What a lender does with personal information beyond its everyday business (12 CFR 1016.6). A lender that says nothing shares nothing more. */
export const privacy = z
  .strictObject({
    /** 'Rev.' of the notice */
    revised: z
      .string()
      .regex(/^\d{4}-\d\d$/, 'write the month of the last revision, such as 2026-11')
      .default('2026-11'),
    ownMarketing: shares,
    jointMarketing: shares,
    affiliatesTransactions: shares,
    affiliatesCreditworthiness: shares,
    affiliatesMarketing: shares,
    nonaffiliatesMarketing: shares,
    /** companies under the same ownership, in a sentence; none where left out */
    affiliates: oneLine(400).optional(),
  })
  .prefault({})
