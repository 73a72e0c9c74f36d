/** A new session and its first token. */
import { randomUUID } from 'node:crypto'
import type { Container } from '../../container.ts'
import type { Session } from '../../store/db.ts'
import type { SecondFactorKind } from '../../store/repositories/second-factors.ts'
import { insertSession } from '../../store/repositories/sessions.ts'
import type { LiveSession } from './live-session.ts'

export interface Caller {
  readonly organizationCode: string
  /** Network address. */
  readonly address: string
  /** What limits count by: the address, or its /64. */
  readonly network: string
  readonly agent: string | undefined
}

/** Agents may be of any length; what a person needs to know a device again is at the start. */
const AGENT_LENGTH = 300

export async function openSession(
  parts: Pick<Container, 'tokens'>,
  store: Session,
  identityId: string,
  caller: Caller,
  credential: LiveSession['credential'] = 'password',
): Promise<{ readonly jwt: string }> {
  return { jwt: (await openNamedSession(parts, store, { identityId, caller, credential })).jwt }
}

interface Opened {
  readonly identityId: string
  readonly caller: Caller
  readonly credential: LiveSession['credential']
  /** Where it ends sooner than any session does. */
  readonly until?: string
  /** Issuer of the provider at which the person signed in. */
  readonly provider?: string | null
  /** Of staff who gave it. */
  readonly secondFactor?: { readonly kind: SecondFactorKind; readonly at: string }
}

/** The same, with the name by which it can be ended. */
export async function openNamedSession(
  { tokens }: Pick<Container, 'tokens'>,
  store: Session,
  { identityId, caller, credential, until, provider, secondFactor }: Opened,
): Promise<{ readonly jwt: string; readonly sessionId: string }> {
  const id = randomUUID()
  const { token, expiresAt } = await tokens.issue(id, identityId)
  const now = new Date().toISOString()
  await insertSession(store, {
    id,
    identityId,
    organizationCode: caller.organizationCode,
    credential,
    provider: provider ?? null,
    secondFactor: secondFactor?.kind ?? null,
    secondFactorAt: secondFactor?.at ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: until ?? expiresAt,
    address: caller.address,
    agent: caller.agent?.slice(0, AGENT_LENGTH) ?? null,
  })
  return { jwt: token, sessionId: id }
}
