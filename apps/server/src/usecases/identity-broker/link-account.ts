/** From now on the provider's person opens this account, and no one else of that provider. */
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import { identityById } from '../../store/repositories/people.ts'
import {
  accountOfProvider,
  isLinkedToAnother,
  linkProviderAccount,
  type ProviderAccountKey,
  takeProviderPerson,
} from '../../store/repositories/provider-sign-ins.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { isSecret, signInOf } from './provider-flow.ts'
import { isCustomerOf } from './provider-link-rule.ts'

type Parts = Pick<Container, 'clock' | 'macs'>

/** @returns false where the person has another account, or the account is another person's: of two who come at once, the first is linked */
export async function linkAccount(
  parts: Parts,
  store: Session,
  link: ProviderAccountKey & { readonly identityId: string },
): Promise<boolean> {
  const { organizationCode, identityId, issuer } = link
  if (await isLinkedToAnother(store, link)) return false
  if (!(await linkProviderAccount(store, { ...link, createdAt: parts.clock.now() })))
    return (await accountOfProvider(store, link)) === identityId
  await recordAccess(parts, store, {
    organizationCode,
    identityId,
    actor: accountActor(identityId),
    action: 'provider-linked',
    detail: { issuer },
  })
  return true
}

interface AfterCode {
  readonly identityId: string
  /** In lower case; proven by the code. */
  readonly email: string
  readonly organizationCode: string
  readonly state: string | undefined
  readonly browser: string | undefined
}

/** A code proved the mailbox that the provider named to this same browser: both are one person. Any other mailbox links nothing, and neither does an account that someone else of the provider has: the code opens it each time. */
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
