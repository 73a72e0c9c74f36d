/** Where someone is mailed paper from now on: for one application, as the consent to electronic documents is. They are told, and what was mailed before stays as it is. */
import {
  BORROWER,
  EMPTY_BASIS,
  type Item,
  implausibleIn,
  type MailingAddress,
  mailingAddressMail,
  mailingAddressOf,
  paperCopies,
  standing,
  titleCaseAddress,
  withMailingAddress,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'
import type { Session } from '../../store/db.ts'
import { invalid } from '../problem.ts'
import { keptIn, withSetAside } from './paper-copies.ts'
import type { SigningPart } from './signing-part.ts'

/** As it is kept: an empty second line is none. */
const asKept = ({ street2, ...address }: MailingAddress): MailingAddress => ({ ...address, ...(street2 && { street2 }) })

export function isMailedTo({ file, party }: Pick<SigningPart, 'file' | 'party'>, address: MailingAddress): boolean {
  const now = mailingAddressOf(standing(file.facts).walk.known(paperCopies), party)
  return now !== undefined && titleCaseAddress(now) === titleCaseAddress(asKept(address))
}

export async function keepMailingAddress(
  session: Session,
  container: Container,
  { file, party, actor }: SigningPart,
  address: MailingAddress,
): Promise<void> {
  // It goes onto envelopes, as the addresses of the application go into documents.
  const faults = implausibleIn({ address })
  if (faults.length > 0) throw invalid(faults)
  const { known } = standing(file.facts).walk
  const kept = withMailingAddress(keptIn(known), party, asKept(address), file.facts.now)
  const data = withSetAside(file, known, kept)
  const fact = newFact(container.sealing, paperCopies as Item, { basis: EMPTY_BASIS, data, actor })
  const words = mailingAddressMail(kept, party, file.facts.now)
  const tells: OutboxMessage[] = !words
    ? []
    : party === BORROWER
      ? [{ kind: 'item-settled', payload: { item: paperCopies.id, ...words } }]
      : [{ kind: 'signer-told', payload: { party, ...words } }]
  await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'mailing-address-given', detail: { party }, tells })
}
