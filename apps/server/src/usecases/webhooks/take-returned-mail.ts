/** Mail that a server took and could not deliver after all: whoever reads the box of the sender sends us the notification, signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { BORROWER, mailRefusedOf, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readReturned } from '../../mail/read-returned.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { outboxForMail } from '../../store/repositories/outbox.ts'
import { asSystem } from '../../store/scope.ts'
import { keepDelivery } from '../events/keep-delivery.ts'
import { Problem } from '../problem.ts'

interface Given {
  readonly signature: string | undefined
  readonly body: string
}

/** As the header has it: HMAC-SHA256 of the very bytes, hexadecimal. */
export const returnSignature = (secret: string, body: string): string => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** @throws Problem not_found where no secret is set; unauthenticated for what was not signed with it */
export async function takeReturnedMail(container: Container, organizationCode: string, { signature, body }: Given): Promise<void> {
  const secret = container.config.mailReturnSecret
  if (secret === undefined) throw new Problem('not_found', 'Not found')
  const [wanted, given] = [Buffer.from(returnSignature(secret, body)), Buffer.from(signature ?? '')]
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) throw new Problem('unauthenticated', 'unauthenticated')
  await asSystem(() => keepReturned(container, organizationCode, body))
}

async function keepReturned({ db, clock, engine }: Container, organizationCode: string, body: string): Promise<void> {
  const returned = readReturned(body)
  const row = returned && (await outboxForMail(db, returned.outbox))
  if (!returned || row?.applicationId !== returned.applicationId || row.organizationCode !== organizationCode || !row.sentAt) return
  const file = await readFile(db, row.applicationId, clock.now())
  if (!file) return
  const { walk } = standing(file.facts)
  const { party: told, to } = row.payload as { readonly party?: string; readonly to?: string }
  const party = told ?? to ?? BORROWER
  const email = party === BORROWER ? row.email : walk.signers.find(({ signer }) => signer.party === party)?.signer.email
  const { recipient, code } = returned
  // Another address has taken its place: of the one that is theirs now nothing is said.
  if (email === undefined || email.toLowerCase() !== recipient.toLowerCase()) return
  const before = mailRefusedOf(walk.known, { party, email })
  if (before?.email === email && before.code === code) return
  await db.transaction((session) => keepDelivery(session, engine.parts, row, { party, email, isRefused: true, code }))
}
