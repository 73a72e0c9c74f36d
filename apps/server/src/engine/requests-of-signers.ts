/** What a change of who signs does to what the team asked of them: it withdraws a request, or asks it again. */
import {
  BORROWER,
  type Facts,
  isOver,
  type RaisedCondition,
  raisedConditions,
  raisedOf,
  type Standing,
  standing,
  stateOfRaised,
  withdrawnRequests,
} from '@hearthline/domain'
import type { OutboxMessage } from './outbox-kinds.ts'
import { askedOf } from './tell-of-condition.ts'

const ofSigners = ({ walk: { known } }: Standing): readonly RaisedCondition[] =>
  raisedOf(known).raised.filter(({ party }) => party !== BORROWER)

/** For the history: with whom they were asked of, whose name is no longer among those who sign. */
export function withdrawnBy(before: Facts, after: Standing) {
  if (ofSigners(after).length === 0) return undefined
  const was = standing(before).walk
  const nameOfSigner = (of: string) => was.signers.find(({ signer }) => signer.party === of)?.signer.name
  const told = withdrawnRequests(was.known, after.walk.known).map(({ uuid, category, party }) => ({
    ...{ condition: uuid, category },
    askedOf: nameOfSigner(party) ?? party,
  }))
  return told.length > 0 ? { requestsWithdrawn: told } : undefined
}

/**
 * Whoever is named again after a request to them was withdrawn, or of whom something that was sent counts no more, is asked again, and hears of it as they
 * did at first; the borrower too. Whoever is reached at another mailbox hears there of what is open.
 */
export function askedAgain(before: Facts, after: Standing): readonly OutboxMessage[] {
  if (ofSigners(after).length === 0 || before.results[raisedConditions.id] === undefined) return []
  const was = standing(before).walk
  return ofSigners(after).flatMap((one) => {
    const earlier = raisedOf(was.known).raised.find(({ uuid }) => uuid === one.uuid)
    const is = stateOfRaised(after.walk.known, one)
    if (!earlier || isOver(is)) return []
    const state = stateOfRaised(was.known, earlier)
    if (state === 'WITHDRAWN' || (is === 'OPEN' && state !== 'OPEN')) return askedOf(one)
    const isMoved = mailboxIn(was, earlier.party) !== mailboxIn(after.walk, one.party)
    return isMoved ? askedOf(one).filter(({ payload }) => 'to' in payload && payload.to === one.party) : []
  })
}

const mailboxIn = ({ signers }: Standing['walk'], of: string): string | undefined =>
  signers.find(({ signer }) => signer.party === of)?.signer.email
