/**
 * An administrator says who sends applicants, and for which loan officers: each change is a line of the audit log, with its reason. Someone new gets an
 * account. With no loan officers they keep their sign-in, and see and send nothing; an account that no one has opened is removed, and any ends where
 * the administrator says so.
 */
import { randomUUID } from 'node:crypto'
import { type AgentRole, isAgent } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { agentAccountMail } from '../../mail/password-mail.ts'
import type { Session } from '../../store/db.ts'
import { officersOf, setOfficers } from '../../store/repositories/agents.ts'
import { insertPasswordReset } from '../../store/repositories/password-resets.ts'
import { identityByEmail, insertIdentity, lockIdentity, updateIdentity } from '../../store/repositories/people.ts'
import { asSystem } from '../../store/scope.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { sendUnstored } from '../events/send-unstored.ts'
import { digestOfSecret, newResetSecret } from '../identity/reset-secret.ts'
import { requireActsFor } from '../prime-rate/read-prime-rate.ts'
import { invalid, notFound, Problem } from '../problem.ts'
import { readEntry } from '../reference/registers.ts'
import { recordAccess } from '../session/record-access.ts'
import { endAgent, isUnopened, NO_PASSWORD } from './end-agent.ts'

const GOOD_FOR_MS = 3 * 24 * 60 * 60_000

export interface NamedAgent {
  readonly email: string
  readonly role: AgentRole
  readonly organizationCode: string
  readonly officers: readonly string[]
  /** What the account had when the form was opened; null where the email had none. */
  readonly before: { readonly role: AgentRole; readonly officers: readonly string[] } | null
  /** With no loan officers: the account ends. */
  readonly ends?: true | undefined
  readonly reason: string
}

/** @throws Problem not_found for another organization, validation_failed for an officer who is none of its own, conflict for any other account */
export async function nameAgent(container: Container, staff: StaffCaller, named: NamedAgent) {
  const { db, clock } = container
  const { organizationCode, role, reason } = named
  requireActsFor(staff, organizationCode)
  const email = named.email.toLowerCase()
  const officers = [...new Set(named.officers.map((officer) => officer.toLowerCase()))]
  if (named.ends && officers.length > 0) throw invalid([{ path: 'officers', message: 'Take all loan officers away to end the account' }])
  await requireOfficers(container, organizationCode, officers)
  const now = clock.now()
  const done = await asSystem(() =>
    db.transaction(async (session) => {
      const known = await identityByEmail(session, email)
      const identity = known && (await lockIdentity(session, known.id))
      if (identity && !isTheirs(identity, organizationCode))
        throw new Problem(
          'conflict',
          'This email has another account. Name an email that has none: those who send applicants do only that with it.',
        )
      await requireUnchanged(session, identity, named)
      if (named.ends && !identity) throw notFound('No account of those who send applicants has this email')
      const id = identity?.id ?? randomUUID()
      const granted = { roles: [role], staffOrganizations: [organizationCode] }
      if (identity) await updateIdentity(session, id, granted)
      else if (!(await insertIdentity(session, { id, email, passwordHash: NO_PASSWORD, organizationCode, createdAt: now, ...granted })))
        throw new Problem('conflict', 'Someone else named this email at the same moment. Try again.')
      await setOfficers(session, { identityId: id, organizationCode, namedBy: staff.identityId, namedAt: now }, officers)
      const ended = identity && officers.length === 0 && (named.ends || (await isUnopened(session, identity)))
      const action = ended ? 'agent-ended' : 'agent-named'
      const detail = { role, officers, reason, ...(ended && { email }) }
      await recordAccess(container, session, { organizationCode, action, identityId: id, actor: actorOf(staff), detail })
      const sessions = ended ? await endAgent(session, identity) : []
      return { id, ended: ended === true, sessions, secret: identity ? undefined : await makeSecret(session, id, now) }
    }),
  )
  container.tokens.memory.forget([done.id, ...done.sessions])
  if (done.secret !== undefined) await tell(container, organizationCode, email, done.secret)
  return { id: done.id, created: done.secret !== undefined, ended: done.ended }
}

/** Two who change the same account: the second reads what the first wrote, before it is replaced. @throws Problem precondition_failed */
async function requireUnchanged(
  session: Session,
  identity: { readonly id: string; readonly roles: readonly string[] } | undefined,
  { before, organizationCode }: NamedAgent,
): Promise<void> {
  const has = identity && {
    role: identity.roles[0],
    officers: (await officersOf(session, identity.id))
      .filter((one) => one.organizationCode === organizationCode)
      .map(({ officer }) => officer),
  }
  const seen = before && { role: before.role, officers: [...new Set(before.officers.map((officer) => officer.toLowerCase()))] }
  const isSame = has === undefined ? seen === null : seen !== null && has.role === seen.role && isSameSet(has.officers, seen.officers)
  if (!isSame) throw new Problem('precondition_failed', OVERTAKEN)
}

const OVERTAKEN = 'Someone else changed this account since you opened it. Close this form and open it again; what you typed stays.'

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

const isTheirs = (
  { roles, staffOrganizations }: { roles: readonly string[]; staffOrganizations: readonly string[] },
  code: string,
): boolean => isAgent(roles) && staffOrganizations.every((one) => one === code)

async function requireOfficers({ db }: Container, organizationCode: string, officers: readonly string[]): Promise<void> {
  const read = await Promise.all(officers.map((officer) => readEntry(db, 'loan-originator', officer)))
  const strange = read.findIndex((entry) => entry?.organizationCode !== organizationCode)
  if (strange >= 0) throw invalid([{ path: `officers.${strange}`, message: 'The register of loan officers has no such entry' }])
}

async function makeSecret(session: Session, identityId: string, createdAt: string): Promise<string> {
  const secret = newResetSecret()
  const expiresAt = new Date(Date.parse(createdAt) + GOOD_FOR_MS).toISOString()
  await insertPasswordReset(session, { secretDigest: digestOfSecret(secret), identityId, createdAt, expiresAt })
  return secret
}

async function tell(container: Container, organizationCode: string, recipient: string, secret: string): Promise<void> {
  const { brands, config } = container
  const brand = brands.get(organizationCode)!
  const letter = agentAccountMail(brand, {
    choose: linkTo(config, brand, '/auth/reset-password', { token: secret }),
    signIn: linkTo(config, brand, '/console'),
  })
  await asSystem(() =>
    sendUnstored(container, {
      message: { organizationCode, recipient, ...letter },
      goodForMs: GOOD_FOR_MS,
      lost: 'agent not told of their account',
    }),
  )
}
