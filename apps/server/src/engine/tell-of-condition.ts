/** What an applicant is told of a condition by mail and bell: that there is something, and never what is in it. */
import {
  BORROWER,
  type ConditionEntry,
  conditions,
  type Facts,
  mailOfOther,
  type RaisedCondition,
  REQUEST_COMPLETED,
  raisedConditions,
  standing,
} from '@hearthline/domain'
import type { OutboxMessage } from './outbox-kinds.ts'

const WORDS = {
  RAISED: { subject: 'We need something from you', body: 'Our team asked you for something. Sign in to see what it is, and to send it.' },
  REJECTED: {
    subject: 'We need something else from you',
    body: 'Our team reviewed what you sent for a request, and we can’t use it. Sign in to read why, and to send something else.',
  },
  CLEARED: {
    subject: REQUEST_COMPLETED,
    body: 'Our team reviewed one of our requests to you. You don’t need to send anything more for it.',
  },
  MESSAGE: {
    subject: 'You have a message about your application',
    body: 'Our team wrote to you about one of our requests. Sign in to read it and to answer.',
  },
} as const
export type ToldOfCondition = keyof typeof WORDS

const ASKING = { RAISED: true, REJECTED: true, CLEARED: false, MESSAGE: false } as const satisfies Record<ToldOfCondition, boolean>

/** The borrower too hears what kind of thing is waited for, of whom and until when. @param after as it stands with the request in it */
export function borrowerTold(
  after: Facts,
  asked: Pick<RaisedCondition, 'party' | 'due' | 'documents'>,
  what: ToldOfCondition,
): readonly OutboxMessage[] {
  if (asked.party === BORROWER || !ASKING[what]) return []
  return [{ kind: 'item-settled', payload: { item: conditions.id, ...mailOfOther(standing(after), after, asked) } }]
}

export function toldOfCondition({ party }: Pick<ConditionEntry, 'party'>, what: ToldOfCondition): OutboxMessage {
  const words = WORDS[what]
  return party === BORROWER
    ? { kind: 'item-settled', payload: { item: raisedConditions.id, ...words } }
    : { kind: 'signer-told', payload: { party, ...words } }
}
