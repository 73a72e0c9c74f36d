/** An application in the team's queue: where it stands, who has something to do there, and by when. */
import { z } from 'zod'

const instant = z.iso.datetime()

export const queueRow = z.object({
  uuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string(),
  place: z.string(),
  organizationCode: z.string(),
  step: z.string(),
  openItem: z.string().nullable(),
  openTitle: z.string(),
  decision: z.string(),
  needsOperator: z.boolean(),
  /** the roles that have something to do there, and whether the reader has one of them; none where the team is not needed */
  whose: z.array(z.string()),
  isYours: z.boolean(),
  /** someone who signs asked for paper copies, and none were sent since */
  paperAsked: z.boolean(),
  /** the clock of 12 CFR 1002.9 or 1026.15(d)(2) that runs, or our own for payoffs, whom it waits for, and its last day at the lender's place (Pacific Time); null where none runs */
  clock: z
    .object({
      kind: z.enum(['REQUEST', 'INCOMPLETE', 'DECISION', 'COUNTEROFFER', 'RESCISSION_RETURN', 'PAYOFF_FOLLOW_UP']),
      who: z.enum(['BORROWER', 'TEAM']),
      citation: z.string(),
      dueOn: z.iso.date(),
    })
    .nullable(),
  since: instant,
  created: instant,
  /** in the list of what waits for money alone */
  money: z
    .object({
      /** null where no terms were stated */
      lineCents: z.nullable(z.int()),
      drawCents: z.nullable(z.int()),
      /** of an approval: how many persons it takes, and who gave one */
      approvals: z.nullable(z.object({ needed: z.int(), given: z.array(z.object({ by: z.string(), at: instant, byYou: z.boolean() })) })),
    })
    .nullable(),
})
