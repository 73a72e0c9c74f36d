/** Tells someone who signs beside a borrower by mail, at the address that the application has of them now. */
import {
  isMailboxUnproved,
  opensDocuments,
  propertyAddress,
  type StepMail,
  saidToSigner,
  standing,
  withIdFirst,
  withoutReading,
} from '@hearthline/domain'
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { signerMail } from '../../mail/signer-mail.ts'
import type { Session } from '../../store/db.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { isMailWanted, stopOf } from '../mail-stops/optional-mail.ts'
import { type Delivery, deliver, keepDelivery, mailReference } from './keep-delivery.ts'
import type { NotificationParts } from './tell-borrower.ts'

export type SignerTeller = NotificationParts

export const notifySigner = (parts: SignerTeller, row: OutboxForMail, { party, ...words }: OutboxPayload<'signer-told'>): Promise<void> =>
  tellSigner(parts, row, { party, words })

interface ToldSigner {
  readonly party: string
  /** undefined when nothing is left to tell */
  readonly words: StepMail | undefined
  /** What else holds once it is sent, in the transaction of the mark. */
  readonly andThen?: (session: Session, now: string) => Promise<void>
}

/** A crash between mail and mark sends it again: twice is better than never. Who has no address, or signs no longer, is told nothing. */
export async function tellSigner(parts: SignerTeller, row: OutboxForMail, { party, words, andThen }: ToldSigner): Promise<void> {
  const { db, mail, clock, brandOf, linkTo, engine } = parts
  const file = await readFile(db, row.applicationId, clock.now())
  const walk = file && standing(file.facts).walk
  const found = walk?.signers.find(({ signer }) => signer.party === party)
  const { organizationCode } = row
  let delivery: Delivery | undefined
  if (words && walk && found?.signer.email !== undefined) {
    const brand = brandOf(organizationCode)
    const { name, email: recipient } = found.signer
    const stop = stopOf(parts, brand, recipient, words.optional)
    const said = isMailboxUnproved(found) ? withIdFirst(words) : opensDocuments(found) ? words : withoutReading(words)
    const letter = signerMail(saidToSigner(walk.known, party, said), {
      brand,
      name,
      loanNumber: row.loanNumber,
      link: linkTo(brand, '/heloc-signer/login'),
      homeState: walk.known(propertyAddress)?.state,
      ...stop,
    })
    if (await isMailWanted(parts, { organizationCode, email: recipient, kind: words.optional }))
      delivery = await deliver(mail, { reference: mailReference(row), organizationCode, recipient, ...stop, ...letter }, party)
  }
  await db.transaction(async (session) => {
    const now = clock.now()
    await andThen?.(session, now)
    if (delivery) await keepDelivery(session, engine, row, delivery)
    await markOutboxSent(session, row.id, now)
  })
}
