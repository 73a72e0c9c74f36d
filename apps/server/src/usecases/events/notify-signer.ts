/** Tells someone who signs beside a borrower by mail, at the address that the application has of them now. */
import { saidToSigner, standing } from '@hearthline/domain'
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { signerMail } from '../../mail/signer-mail.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { type Delivery, deliver, keepDelivery, mailReference } from './keep-delivery.ts'
import type { NotificationParts } from './tell-borrower.ts'

export type SignerTeller = NotificationParts

/** A crash between mail and mark sends it again: twice is better than never. Who has no address, or signs no longer, is told nothing. */
export async function notifySigner(
  { db, mail, clock, brandOf, linkTo, engine }: SignerTeller,
  row: OutboxForMail,
  { party, ...told }: OutboxPayload<'signer-told'>,
): Promise<void> {
  const file = await readFile(db, row.applicationId, clock.now())
  const walk = file && standing(file.facts).walk
  const found = walk?.signers.find(({ signer }) => signer.party === party)
  const { organizationCode } = row
  let delivery: Delivery | undefined
  if (walk && found?.signer.email !== undefined) {
    const brand = brandOf(organizationCode)
    const { name, email: recipient } = found.signer
    const letter = signerMail(saidToSigner(walk.known, party, told), {
      brand,
      name,
      loanNumber: row.loanNumber,
      link: linkTo(brand, '/heloc-signer/login'),
    })
    delivery = await deliver(mail, { reference: mailReference(row), organizationCode, recipient, ...letter }, party)
  }
  await db.transaction(async (session) => {
    if (delivery) await keepDelivery(session, engine, row, delivery)
    await markOutboxSent(session, row.id, clock.now())
  })
}
