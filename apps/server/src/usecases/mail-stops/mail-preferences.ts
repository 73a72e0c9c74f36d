/** Which optional mail someone gets: read and set by whoever is signed in with the mailbox, switched off by whoever has one of its mails. */
import type { Brand } from '@hearthline/brands'
import { MAIL_KINDS, type MailKind } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { deleteMailStop, insertMailStop, stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { asSystem } from '../../store/scope.ts'
import type { LiveSession } from '../session/live-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { emailMacOf, readStopToken } from './mail-stop.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs'>
type Caller = Pick<LiveSession, 'identityId' | 'email'>

export async function readMailPreferences(parts: Parts, { orgCode }: Brand, { email }: Caller) {
  const off = await asSystem(() => stoppedKinds(parts.db, orgCode, emailMacOf(parts, orgCode, email)))
  return { preferences: MAIL_KINDS.map((kind) => ({ kind, isOn: !off.includes(kind) })) }
}

export async function setMailPreference(
  parts: Parts,
  brand: Brand,
  caller: Caller,
  { kind, isOn }: { readonly kind: MailKind; readonly isOn: boolean },
): Promise<Awaited<ReturnType<typeof readMailPreferences>>> {
  const { orgCode: organizationCode } = brand
  const { identityId, email } = caller
  const row = { organizationCode, kind, emailMac: emailMacOf(parts, organizationCode, email) }
  await asSystem(() =>
    parts.db.transaction(async (store) => {
      const isNews = isOn ? await deleteMailStop(store, row) : await insertMailStop(store, { ...row, at: parts.clock.now() })
      const entry = { organizationCode, identityId, actor: accountActor(identityId), detail: { kind, isOn } }
      if (isNews) await recordAccess(parts, store, { ...entry, action: 'mail-preference-set' })
    }),
  )
  return await readMailPreferences(parts, brand, caller)
}

/** By the link of a mail, without signing in. It opens nothing, and says nothing of whose it was, or whether it was ours at all. */
export async function stopByLink(parts: Parts, { orgCode }: Brand, token: string): Promise<void> {
  const row = readStopToken(parts, orgCode, token)
  if (!row) return
  await asSystem(() =>
    parts.db.transaction(async (store) => {
      if (!(await insertMailStop(store, { ...row, at: parts.clock.now() }))) return
      const entry = { organizationCode: orgCode, actor: 'visitor', detail: { kind: row.kind, isOn: false, by: 'link' } }
      await recordAccess(parts, store, { ...entry, action: 'mail-preference-set' })
    }),
  )
}
