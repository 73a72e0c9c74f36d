/** From now on the provider's person opens this account. */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById } from '../../store/repositories/people.ts'
import { linkProviderAccount, type ProviderAccountKey, takeProviderPerson } from '../../store/repositories/provider-sign-ins.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { isSecret, signInOf } from './provider-flow.ts'
import { isCustomerOf } from './provider-link-rule.ts'

type Parts = Pick<Container, 'clock' | 'macs'>

export async function linkAccount(parts: Parts, store: Session, link: ProviderAccountKey & { readonly identityId: string }): Promise<void> {
  if (!(await linkProviderAccount(store, { ...link, createdAt: parts.clock.now() }))) return
  const { organizationCode, identityId, issuer } = link
  await recordAccess(parts, store, {
    organizationCode,
    identityId,
    actor: accountActor(identityId),
    action: 'provider-linked',
    detail: { issuer },
  })
}

interface AfterCode {
  readonly identityId: string
  /** In lower case; proven by the code. */
  readonly email: string
  readonly organizationCode: string
  readonly state: string | undefined
  readonly browser: string | undefined
}

/** A code proved the mailbox that the provider named to this same browser: both are one person. Any other mailbox links nothing. */
export async function linkAfterCode(
  parts: Parts,
  store: Session,
  { identityId, email, organizationCode, state, browser }: AfterCode,
): Promise<void> {
  if (state === undefined || !isSecret(browser)) return
  const of = signInOf(parts, { audience: 'customer', organizationCode, state, browser })
  const named = await takeProviderPerson(store, of, false, parts.clock.now())
  if (!named?.issuer || !named.subject || named.email !== email) return
  const account = await identityById(store, identityId)
  if (!account || !isCustomerOf(organizationCode, account)) return
  await linkAccount(parts, store, { audience: 'customer', organizationCode, issuer: named.issuer, subject: named.subject, identityId })
}
