/** Whose mailbox is told that someone signs from there no longer, or from another one: whoever changed it. */
import {
  aboutYou,
  type Facts,
  hasBegun,
  instrumentDetails,
  leftSpouse,
  losesStatement,
  movedSigners,
  ownerMarriages,
  signerEmails,
  signersRemoved,
  standing,
  submission,
} from '@hearthline/domain'
import type { NewFact } from '../store/repositories/applications.ts'
import type { OutboxMessage } from './outbox-kinds.ts'

interface Changed {
  readonly facts: readonly NewFact[]
  readonly actor: string
}

const NAME_SIGNERS: ReadonlySet<string> = new Set([
  aboutYou.id,
  signerEmails.id,
  signersRemoved.id,
  ownerMarriages.id,
  instrumentDetails.id,
])

/** Of what the borrower changed the team is told too. Before it is submitted no one was written to. */
export function formerAddressesTold(before: Facts, after: Facts, { facts, actor }: Changed): OutboxMessage[] {
  if (before.results[submission.id] === undefined || !facts.some(({ item }) => NAME_SIGNERS.has(item))) return []
  const { walk } = standing(after)
  const moved = movedSigners(standing(before).walk, walk)
  const { known } = standing(before).walk
  const isLost = (of: string, former: string) =>
    walk.signers.some(({ signer }) => signer.party === of && signer.formerEmails?.includes(former) === true)
  const left = leftSpouse(before, after)
  const all = left && !moved.some(({ party }) => party === left.party) ? [...moved, left] : moved
  const removed = walk.known(signersRemoved)?.removed ?? []
  const died = new Set(removed.flatMap((one) => (one.because === 'DIED' && one.confirmedAt !== undefined ? [one.party] : [])))
  return all.map(({ party, name, former, email, isStillUsed }) => ({
    kind: 'signer-moved',
    payload: {
      ...{ party, name, former, signsNoLonger: email === undefined, byBorrower: actor.startsWith('borrower:') },
      ...(isStillUsed && { isStillUsed }),
      ...(isLost(party, former) && (hasBegun(known, party) ? { isKept: true as const } : { isLost: true as const })),
      ...(isLost(party, former) && losesStatement(known, walk.known, party) && { confirmsAgain: true as const }),
      ...(email === undefined && died.has(party) && { died: true as const }),
    },
  }))
}
