/** Tells the address that an application no longer has of someone who signs; and the team, where the borrower changed it. */
import type { OutboxPayload } from '../../engine/outbox-kinds.ts'
import { signerDiedMail, signerMovedMail, signerMovedTeamMail } from '../../mail/signer-moved-mail.ts'
import { markOutboxSent, type OutboxForMail } from '../../store/repositories/outbox.ts'
import { deliver, mailReference } from './keep-delivery.ts'
import type { NotificationParts } from './tell-borrower.ts'

/** That an address which is no longer theirs refuses mail is nothing to keep: often it is wrong because nobody has it. */
export async function notifyFormerAddress(
  { db, mail, clock, brandOf }: NotificationParts,
  row: OutboxForMail,
  { party, name, former, signsNoLonger, byBorrower, isStillUsed, isKept, isLost, confirmsAgain, died }: OutboxPayload<'signer-moved'>,
): Promise<void> {
  const { organizationCode, loanNumber } = row
  const brand = brandOf(organizationCode)
  const reference = mailReference(row)
  const letter = died
    ? signerDiedMail(brand, { name, loanNumber })
    : signerMovedMail(brand, {
        name,
        loanNumber,
        signsNoLonger,
        isStillUsed: isStillUsed === true,
        isKept: isKept === true,
        isLost: isLost === true,
        confirmsAgain: confirmsAgain === true,
      })
  await deliver(mail, { reference, organizationCode, recipient: former, ...letter }, party)
  if (byBorrower)
    await deliver(
      mail,
      {
        reference: `${reference}.team`,
        organizationCode,
        recipient: brand.company.supportEmail,
        ...signerMovedTeamMail(brand, loanNumber),
      },
      party,
    )
  await db.transaction((session) => markOutboxSent(session, row.id, clock.now()))
}
