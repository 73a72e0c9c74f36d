/** Tells someone who signs beside a borrower by mail, at the address that the application has of them now. */
import { standing } from '@hearthline/domain'
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { settledMail } from '../../mail/settled-mail.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import type { NotificationParts } from './tell-borrower.ts'

/** A crash between mail and mark sends it again: twice is better than never. Who has no address, or signs no longer, is told nothing. */
export async function notifySigner(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  { party, ...told }: OutboxPayload<'signer-told'>,
): Promise<void> {
  const file = await readFile(db, row.applicationId, clock.now())
  const found = file && standing(file.facts).walk.signers.find(({ signer }) => signer.party === party)
  const recipient = found?.signer.email
  const { organizationCode } = row
  if (recipient !== undefined) {
    const { subject, body } = settledMail(told, brandOf(organizationCode), row.loanNumber)
    await mail.send({ organizationCode, recipient, subject, body })
  }
  await db.transaction((session) => markOutboxSent(session, row.id, clock.now()))
}
