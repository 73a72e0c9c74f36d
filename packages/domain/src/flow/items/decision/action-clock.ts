/**
 * What the clocks of Regulation B have brought about (12 CFR 1002.9(a)(1), (c)): the request for what is missing, and the end of an application
 * that was left. Only time answers it (flow/action-time.ts), and it never stops the walk.
 */
import * as z from 'zod/mini'
import { instant, localDate } from '../../../facts/scalars.ts'
import { wait } from '../../item.ts'

/** INCOMPLETE: what was asked for did not come. COUNTEROFFER: it was not accepted. UNDECIDED: our own review did not end in time. */
export const ENDS_BY_TIME = ['INCOMPLETE', 'COUNTEROFFER', 'UNDECIDED'] as const

const endedByTime = z.object({
  because: z.enum(ENDS_BY_TIME),
  /** what was open, and its title as it was then */
  item: z.string(),
  title: z.string(),
  /** the day that was counted from: of the request, the counteroffer, or the completed application */
  from: localDate,
})
export type EndedByTime = z.infer<typeof endedByTime>

const informationRequest = z.object({
  item: z.string(),
  title: z.string(),
  askedAt: instant,
  /** the last day on which it may be answered, whole */
  answerBy: localDate,
})
export type InformationRequest = z.infer<typeof informationRequest>

export const actionClock = wait('action-clock', {
  title: 'Time that the law allows',
  // Never shown: it is settled from the beginning.
  steps: ['IN_PROGRESS'],
  by: 'time',
  initially: {},
  data: z.object({ request: z.optional(informationRequest), ended: z.optional(endedByTime) }),
  example: {
    request: {
      item: 'income-sources',
      title: 'Show your income',
      askedAt: '2026-12-24T08:00:00.000Z',
      answerBy: '2027-01-22',
    },
  },
})
export type ActionClockData = z.infer<typeof actionClock.data>
