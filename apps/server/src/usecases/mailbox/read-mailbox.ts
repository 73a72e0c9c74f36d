/** The newest mail that the sandbox kept. */
import type { Container } from '../../container.ts'
import { newestMails } from '../../store/repositories/mails.ts'

export async function readMailbox({ db, sealing }: Pick<Container, 'db' | 'sealing'>) {
  const mails = await newestMails(db)
  // From before bodies were kept sealed; migration 0007 took the secrets out of them.
  return mails.map((mail) => ({ ...mail, body: sealing.isSealed(mail.body) ? sealing.unseal('mail', mail.body) : mail.body }))
}
