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

/** Whoever is named again after a request to them was withdrawn is asked again, and hears of it as they did at first; the borrower too. */
export function askedAgain(before: Facts, after: Standing): readonly OutboxMessage[] {
  if (ofSigners(after).length === 0 || before.results[raisedConditions.id] === undefined) return []
  const was = standing(before).walk.known
  return ofSigners(after)
    .filter((one) => stateOfRaised(was, one) === 'WITHDRAWN' && !isOver(stateOfRaised(after.walk.known, one)))
    .flatMap(askedOf)
}
