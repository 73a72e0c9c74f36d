/** Whose turn it is among those who sign beside the borrower, and who is mailed of it: once, however often their page opens again for them. */
import {
  appointmentsTold,
  awaitsSigners,
  type Facts,
  isJustTold,
  notaryBooking,
  type SignerMail,
  type Standing,
  type StepMail,
  signerMails,
  standing,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import { newestSignerMail } from '../store/repositories/outbox.ts'

/** Before the change is walked only where somebody may have to be told. */
export async function turnsTold(
  session: Session,
  applicationId: string,
  before: Facts,
  { walk }: Standing,
  now: string,
): Promise<readonly SignerMail[]> {
  const booked = before.results[notaryBooking.id]
  const isMoved = booked !== undefined && walk.signers.some(({ signer: { enteredAt = '' } }) => enteredAt > booked.settledAt)
  if (!awaitsSigners(walk) && !isMoved) return []
  const was = standing(before).walk
  const told: SignerMail[] = isMoved ? [...appointmentsTold(was, walk, booked.settledAt)] : []
  for (const mail of signerMails(was, walk)) {
    const signing = walk.signers.find(({ signer }) => signer.party === mail.party)
    const row = await newestSignerMail(session, applicationId, mail.party)
    const newest = row && { words: row.payload as StepMail, at: row.createdAt }
    if (!(signing && isJustTold(signing, mail.words, newest, now))) told.push(mail)
  }
  return told
}
