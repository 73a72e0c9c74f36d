/** What is told of a title search that was ordered again, once it is here: how it came out, in the place of what was said before and is as it was. */
import {
  type Facts,
  fullTitle,
  isSameSearch,
  SAME_TO_SIGNER,
  type SignerMail,
  type Standing,
  searchedAgainMail,
  signerSigning,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { NewFact } from '../store/repositories/applications.ts'
import { isToldToSigner } from '../store/repositories/outbox.ts'
import type { OutboxMessage } from './outbox-kinds.ts'

export interface SearchTold {
  readonly isSame: boolean
  readonly message: OutboxMessage
}

/** @param before without the new search; @param facts with it */
export function searchTold(settled: readonly NewFact[], before: Facts, facts: Facts, stands: Standing): SearchTold | undefined {
  const isSame = settled.some(({ item }) => item === fullTitle.id) ? isSameSearch(before, stands) : undefined
  if (isSame === undefined) return undefined
  return { isSame, message: { kind: 'item-settled', payload: { item: fullTitle.id, ...searchedAgainMail(stands, facts, isSame) } } }
}

/** Something else changed in the meantime, and what was asked before is asked anew: the mail that asks says so. */
export const isAskedAnew = ({ walk: { frontier, states } }: Standing): boolean =>
  frontier?.item.kind === 'ask' && states[frontier.item.id] === 'stale'

/** The turn of those who sign beside the borrower was only interrupted: they are told that, and not asked once more in the same words. */
export async function turnsAgain(
  session: Session,
  applicationId: string,
  mails: readonly SignerMail[],
  { walk: { signers } }: Standing,
): Promise<readonly SignerMail[]> {
  const told: SignerMail[] = []
  for (const mail of mails) {
    const { party, words } = mail
    const states = signers.find(({ signer }) => signer.party === party)?.walk.states
    const isAsIt = states?.[signerSigning.id] !== 'stale' && (await isToldToSigner(session, applicationId, { party, ...words }))
    told.push(isAsIt ? { party, words: SAME_TO_SIGNER } : mail)
  }
  return told
}
