/** The browser is back from its organization's provider. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { ProviderAnswerRefused, type ProviderPerson } from '../../providers/sign-in-provider.ts'
import type { Session } from '../../store/db.ts'
import { recordNetwork } from '../../store/repositories/limit-counts.ts'
import { type IdentityRow, identityByEmail, identityById } from '../../store/repositories/people.ts'
import {
  accountOfProvider,
  isLinkedToAnother,
  keepProviderPerson,
  takeProviderPerson,
  takeProviderSignIn,
} from '../../store/repositories/provider-sign-ins.ts'
import { asSystem } from '../../store/scope.ts'
import { SECOND_STEP_MS } from '../identity/log-in.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'
import { Problem } from '../problem.ts'
import { type Caller, openNamedSession } from '../session/open-session.ts'
import { accountActor, recordAccess } from '../session/record-access.ts'
import { linkAccount } from './link-account.ts'
import { registerCustomer, unknownPassword } from './new-customer.ts'
import { type Audience, isSecret, providerAway, providerOf, requireOffered, secretsOf, signInOf } from './provider-flow.ts'
import { isAgentOfOnly, isCustomerOf, provesEmail } from './provider-link-rule.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'macs' | 'tokens' | 'passwords' | 'provider' | 'log'>

export interface Returned {
  readonly audience: Audience
  readonly state: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
  /** Of a newcomer whom the provider has named before. */
  readonly phoneNumber?: string | undefined
  readonly browser: string | undefined
}

export interface ByProvider {
  readonly jwt: string | null
  /** What is still needed where there is no token. */
  readonly next: 'phone' | 'code' | null
  readonly email: string | null
  /** A path of ours: where the person was. */
  readonly redirect: string | null
}

const over = () =>
  new Problem('wrong_credentials', 'This sign-in is no longer good. It may be too old, or was begun in another browser. Start again.')
const notHere = () =>
  new Problem(
    'wrong_credentials',
    'No account of our team opens with this sign-in. Sign in with your email and password, or ask an administrator.',
  )

/** @throws Problem wrong_credentials, unavailable, conflict; gone for a newcomer at a lender that takes no applications */
export const logInByProvider = (parts: Parts, brand: Brand, returned: Returned, caller: Caller): Promise<ByProvider> =>
  asSystem(async (): Promise<ByProvider> => {
    const { trustedForEmail: trusted } = requireOffered(parts, returned.audience, brand)
    const { browser, audience } = returned
    const failed = async (problem: Problem) => {
      const entry = { organizationCode: caller.organizationCode, actor: 'visitor', detail: { address: caller.address, by: 'provider' } }
      await parts.db.transaction((store) => recordAccess(parts, store, { ...entry, action: 'sign-in-failed' }))
      return problem
    }
    if (!isSecret(browser)) throw await failed(over())
    const bound = { audience, organizationCode: brand.orgCode, state: returned.state, browser }
    const of = signInOf(parts, bound)
    const now = parts.clock.now()
    if (returned.phoneNumber !== undefined) {
      const named = await takeProviderPerson(parts.db, of, true, now)
      if (!named?.issuer || !named.subject || !named.email) throw await failed(over())
      const person = { issuer: named.issuer, subject: named.subject }
      const jwt = await openNewcomer(parts, brand, person, { email: named.email, phoneNumber: returned.phoneNumber }, caller)
      return { jwt, next: null, email: null, redirect: named.returnTo }
    }
    const taken = await takeProviderSignIn(parts.db, of, now)
    if (!taken) throw await failed(over())
    const person = await finish(parts, brand, returned, secretsOf(parts, bound, taken.redirectUri)).catch(async (problem: unknown) => {
      throw problem instanceof Problem && problem.code === 'wrong_credentials' ? await failed(problem) : problem
    })
    const account = await accountFor(parts.db, { audience, organizationCode: brand.orgCode, trusted }, person)
    const done = { email: null, redirect: taken.returnTo, next: null }
    if (account !== 'newcomer' && account !== 'unproven') {
      return { ...done, jwt: await open(parts, audience, account, person, caller) }
    }
    if (audience === 'agent') throw await failed(notHere())
    // Before a phone number is asked for.
    if (account === 'newcomer') refuseWithdrawn(brand)
    const { issuer, subject, email, phoneNumber } = person
    if (account === 'newcomer' && phoneNumber !== undefined) {
      return { ...done, jwt: await openNewcomer(parts, brand, person, { email: email!, phoneNumber }, caller) }
    }
    const isNewcomer = account === 'newcomer'
    await keepProviderPerson(parts.db, of, { issuer, subject, email: email ?? null, isNewcomer })
    return { ...done, jwt: null, next: isNewcomer ? 'phone' : 'code', email: email ?? null }
  })

async function finish(
  parts: Parts,
  brand: Brand,
  { audience, code, iss, error }: Returned,
  secrets: ReturnType<typeof secretsOf>,
): Promise<ProviderPerson> {
  const { name } = requireOffered(parts, audience, brand)
  try {
    return await providerOf(parts, audience, brand).finish(secrets, { code, iss, error })
  } catch (problem) {
    parts.log.warn({ problem: problem instanceof Error ? problem.message : 'unknown' }, 'sign-in at a provider not finished')
    if (!(problem instanceof ProviderAnswerRefused)) throw providerAway(name)
    throw new Problem(
      'wrong_credentials',
      `You are not signed in: ${name} did not confirm who you are. Try again, or sign in another way on this page.`,
    )
  }
}

interface Rule {
  readonly audience: Audience
  readonly organizationCode: string
  readonly trusted: boolean
}

/** By the provider's own name for the person first: an email may change there, and be someone else's tomorrow. */
async function accountFor(db: Session, rule: Rule, person: ProviderPerson): Promise<IdentityRow | 'newcomer' | 'unproven'> {
  const { audience, organizationCode } = rule
  const linked = await accountOfProvider(db, { audience, organizationCode, issuer: person.issuer, subject: person.subject })
  const isTheirs = audience === 'agent' ? isAgentOfOnly : isCustomerOf
  if (linked !== undefined) {
    const found = await identityById(db, linked)
    return found && isTheirs(organizationCode, found) ? found : 'unproven'
  }
  if (person.email === undefined || !provesEmail({ ...rule, emailVerified: person.emailVerified })) return 'unproven'
  const found = await identityByEmail(db, person.email)
  if (!found) return 'newcomer'
  // The provider gave someone else the email of a person whom we know there: a mailbox changes hands, and the account does not.
  if (await isLinkedToAnother(db, { ...person, identityId: found.id })) return 'unproven'
  return isTheirs(organizationCode, found) ? found : 'unproven'
}

type Named = Pick<ProviderPerson, 'issuer' | 'subject'>

async function open(parts: Parts, audience: Audience, account: IdentityRow, { issuer, subject }: Named, caller: Caller): Promise<string> {
  const identityId = account.id
  const { organizationCode, address } = caller
  return await parts.db.transaction(async (store) => {
    if (!(await linkAccount(parts, store, { audience, organizationCode, issuer, subject, identityId }))) throw over()
    const detail = { address, by: 'provider', issuer }
    await recordAccess(parts, store, { organizationCode, identityId, actor: accountActor(identityId), action: 'signed-in', detail })
    await recordNetwork(store, identityId, caller.network)
    // Whatever the provider says of a second factor, ours is asked for: the session of staff is half of one.
    const how =
      audience === 'agent'
        ? ({ credential: 'password', until: new Date(Date.now() + SECOND_STEP_MS).toISOString() } as const)
        : ({ credential: 'broker' } as const)
    return (await openNamedSession(parts, store, { identityId, caller, provider: issuer, ...how })).jwt
  })
}

async function openNewcomer(
  parts: Parts,
  brand: Brand,
  named: Named,
  { email, phoneNumber }: { email: string; phoneNumber: string },
  caller: Caller,
): Promise<string> {
  const { organizationCode, address } = caller
  const passwordHash = await unknownPassword(parts)
  const account = await parts.db.transaction(async (store) => {
    const id = await registerCustomer(store, brand, { email, passwordHash, createdAt: parts.clock.now() }, phoneNumber)
    const found = (await identityById(store, id))!
    // Someone made the account in the meantime, and may have made it elsewhere.
    if (!isCustomerOf(organizationCode, found)) throw over()
    const detail = { address, by: 'provider', issuer: named.issuer }
    await recordAccess(parts, store, { organizationCode, identityId: id, actor: accountActor(id), action: 'registered', detail })
    return found
  })
  return await open(parts, 'customer', account, named, caller)
}
