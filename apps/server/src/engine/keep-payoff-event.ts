/** Keeps what became of a payoff: the fact, what it posts in the ledger of an open line, and the borrower's mail, in one transaction. */
import {
  EMPTY_BASIS,
  followedPayoffs,
  type Item,
  isRescinded,
  type Known,
  nextPayoffEvents,
  type PayoffEvent,
  type PayoffFollowUp,
  payoffFollowUp,
  payoffPostings,
  sentBackAfterCancel,
  standing,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile } from '../store/repositories/applications.ts'
import { holdLine, lineOf, post } from '../store/repositories/lines.ts'
import { correctInterest } from './accrue-interest.ts'
import { type Advanced, advance } from './advance.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'

interface Kept {
  readonly actor: string
  readonly action: 'recorded' | 'provider-announced'
  readonly detail: Record<string, unknown>
}

/** Of an application that the caller has locked. Gives undefined where the payoff is not waiting for that any more: nothing is kept then. */
export async function keepPayoffEvent(
  session: Session,
  parts: EngineParts,
  file: ApplicationFile,
  event: PayoffEvent,
  { actor, action, detail }: Kept,
): Promise<Advanced | undefined> {
  const { known } = standing(file.facts).walk
  const followed = followedPayoffs(known).find(({ debt }) => debt === event.debt)
  if (!followed || !nextPayoffEvents(followed).includes(event.what)) return undefined
  const before: PayoffFollowUp = known(payoffFollowUp) ?? { events: [] }
  const data: PayoffFollowUp = { events: [...before.events, event] }
  const isForGood = event.what === 'REFUSED' && isRescinded(known)
  const words = isForGood ? sentBackAfterCancel(known, event) : payoffFollowUp.settledMail?.(data, known, before)
  const fact = newFact(parts.sealing, payoffFollowUp as Item, { basis: EMPTY_BASIS, data, actor })
  const line = await lineOf(session, file.row.id)
  // Before the line is open there is no ledger: its opening posts all of it.
  if (line) await postPayoffs(session, file, known, data, line.draws[0]?.drawnOn ?? line.openedOn)
  return advance(session, parts, file, {
    ...{ facts: [fact], actor, action, detail: { ...detail, item: payoffFollowUp.id, event } },
    ...(words && { tells: [{ kind: 'item-settled', payload: { item: payoffFollowUp.id, ...words } }] }),
  })
}

async function postPayoffs(session: Session, { row, facts }: ApplicationFile, known: Known, data: PayoffFollowUp, drawnOn: string) {
  const knowing: Known = (item) => (item.id === payoffFollowUp.id ? (data as never) : known(item))
  await holdLine(session, row.id)
  // All of them: what an earlier release lost of the payments themselves is posted with it.
  await post(session, row.id, facts.now, payoffPostings(knowing, drawnOn))
  await correctInterest(session, row.id, facts.now)
}
