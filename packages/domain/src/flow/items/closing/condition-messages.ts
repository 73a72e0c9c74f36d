/** What the team and an applicant write to each other about a condition: kept in its order, never changed, with how far each side has read. */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { conditionText, MOST_CONDITION_DOCUMENTS } from './raised-conditions.ts'

export const MOST_CONDITION_MESSAGES = 200

export const MESSAGE_SIDES = ['TEAM', 'APPLICANT'] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

const message = z.object({
  /** Of the team's by its id, of a check's by its name. */
  condition: z.string().min(1),
  from: z.enum(MESSAGE_SIDES),
  text: conditionText,
  documents: z.array(z.uuid()).max(MOST_CONDITION_DOCUMENTS),
  at: z.iso.datetime(),
  by: z.string().min(1),
})
export type ConditionMessage = z.infer<typeof message>

const thread = z.object({
  messages: z.array(message).max(MOST_CONDITION_MESSAGES),
  /** How many of a condition's messages a side has read. */
  read: z.array(z.object({ condition: z.string().min(1), side: z.enum(MESSAGE_SIDES), count: z.int().min(0) })),
})
export type ConditionMessages = z.infer<typeof thread>

export const conditionMessages = wait('condition-messages', {
  title: 'Messages about requests',
  // Never shown: it is settled from the beginning.
  steps: ['IN_PROGRESS'],
  initially: { messages: [], read: [] },
  data: thread,
  example: {
    messages: [
      {
        condition: 'STATED_BALANCES',
        from: 'APPLICANT',
        text: 'My lender sends the statement next week.',
        documents: [],
        at: '2026-11-20T18:30:00.000Z',
        by: 'borrower:1',
      },
    ],
    read: [{ condition: 'STATED_BALANCES', side: 'TEAM', count: 1 }],
  },
})

/** Those of one condition that a side has not read: what the other side wrote after it last looked. */
export function unreadOf(given: ConditionMessages, condition: string, side: MessageSide): number {
  const all = given.messages.filter((each) => each.condition === condition)
  const seen = given.read.find((each) => each.condition === condition && each.side === side)?.count ?? 0
  return all.slice(seen).filter(({ from }) => from !== side).length
}

/** Whether an applicant wrote something that no one on the team has read. */
export const hasUnreadOfApplicants = (given: ConditionMessages | undefined): boolean =>
  given !== undefined && [...new Set(given.messages.map(({ condition }) => condition))].some((each) => unreadOf(given, each, 'TEAM') > 0)
