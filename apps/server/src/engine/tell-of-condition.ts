/** What an applicant is told of a condition by mail and bell: that there is something, and never what is in it. */
import { BORROWER, type ConditionEntry, type RaisedCondition, raisedConditions } from '@hearthline/domain'
import type { OutboxMessage } from './outbox-kinds.ts'

const WORDS = {
  REJECTED: {
    subject: 'We need something else from you',
    body: 'Our team reviewed what you sent for a request, and we can’t use it. Sign in to read why, and to send something else.',
  },
  MESSAGE: {
    subject: 'You have a message about your application',
    body: 'Our team wrote to you about one of our requests. Sign in to read it and to answer.',
  },
} as const
export type ToldOfCondition = keyof typeof WORDS | 'CLEARED'

/** The borrower too hears what kind of thing is waited for, of whom and until when. */
export const askedOf = ({ uuid, party }: Pick<RaisedCondition, 'uuid' | 'party'>): readonly OutboxMessage[] =>
  [...new Set([party, BORROWER])].map((to) => ({ kind: 'request-raised', payload: { to, request: uuid } }))

/** What was refused is asked of them again, and the borrower hears of it as at first. */
export function toldOfCondition(
  entry: Pick<ConditionEntry, 'party' | 'raised' | 'title'>,
  what: ToldOfCondition,
): readonly OutboxMessage[] {
  const { party, raised, title } = entry
  if (what === 'CLEARED') return [{ kind: 'request-cleared', payload: { to: party, title } }]
  const words = WORDS[what]
  if (party === BORROWER) return [{ kind: 'item-settled', payload: { item: raisedConditions.id, ...words } }]
  const toThem = { kind: 'signer-told', payload: { party, ...words } } as const
  return what === 'REJECTED' && raised ? [toThem, { kind: 'request-raised', payload: { to: BORROWER, request: raised.uuid } }] : [toThem]
}
