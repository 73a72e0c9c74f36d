/** The newest mail that the sandbox kept. */
import type { Container } from '../../container.ts'
import { mailHtml, newestMails } from '../../store/repositories/mails.ts'

export async function readMailbox({ db, sealing }: Pick<Container, 'db' | 'sealing'>) {
  const mails = await newestMails(db)
  // From before bodies were kept sealed; migration 0007 took the secrets out of them.
  return mails.map(({ html, ...mail }) => ({
    ...mail,
    body: sealing.isSealed(mail.body) ? sealing.unseal('mail', mail.body) : mail.body,
    hasHtml: html !== null,
  }))
}

/** One of them as HTML; undefined where there is none. */
export async function readMailHtml({ db, sealing }: Pick<Container, 'db' | 'sealing'>, id: number): Promise<string | undefined> {
  const html = await mailHtml(db, id)
  return html ? sealing.unseal('mail', html) : undefined
}
