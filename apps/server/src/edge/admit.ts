/** Who asks, under which organization, and may they: decided before a body is read. */
import type { Brand } from '@hearthline/brands'
import { type Call, type Credential, mayCall } from '@hearthline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandsAt } from '../brands/live-brands.ts'
import type { Container } from '../container.ts'
import { findOrganization, organizationByCode } from '../usecases/organization/find-organization.ts'
import { Problem } from '../usecases/problem.ts'
import { isUnfinished } from '../usecases/second-factor/factor-owner.ts'
import { authenticate } from '../usecases/session/authenticate.ts'
import { authenticatePartner } from '../usecases/session/authenticate-partner.ts'
import type { LiveSession, PartnerCaller } from '../usecases/session/live-session.ts'
import { bearerToken } from './bearer-token.ts'
import { clientAddress, networkOf } from './client-address.ts'

export interface Admitted {
  readonly organization: Brand
  readonly session: LiveSession | undefined
  readonly partner: PartnerCaller | undefined
  /** A request sees the brands as they were when it came, to its end. */
  readonly brands: BrandsAt
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by admit() on every declared call. */
    admitted: Admitted | null
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const organizationOf = (container: Container, request: FastifyRequest): Brand => {
  const query = request.query as Record<string, unknown>
  return findOrganization(container, {
    header: text(request.headers['x-org']),
    query: text(query.org) ?? text(query.organization),
    host: request.host ?? '',
  })
}

/** The onRequest hook of one call. */
export const admit = (call: Call, container: Container) => async (request: FastifyRequest, reply: FastifyReply) => {
  const token = bearerToken(request.headers.authorization)
  if (call.access === 'partner') {
    const partner = await authenticatePartner(container, token, networkOf(clientAddress(request)))
    if (!mayCall(call, { kind: 'partner', scopes: partner.scopes }))
      throw new Problem('forbidden', 'This secret was not made for this call')
    // The secret says whose it is: a header could only name someone else.
    request.admitted = {
      organization: organizationByCode(container, partner.organizationCode),
      session: undefined,
      partner,
      brands: container.brands.now(),
    }
    return
  }
  const brands = container.brands.now()
  const organization = organizationOf(container, request)
  const session = call.access === 'external' ? await sessionIfAny(container, token) : await authenticate(container, token)
  if (!mayCall(call, credentialOf(session))) throw refusalOf(session)
  if (session?.renewedToken) reply.header('authorization', `Bearer ${session.renewedToken}`)
  request.admitted = { organization, session, partner: undefined, brands }
}

function credentialOf(session: LiveSession | undefined): Credential {
  if (!session) return { kind: 'none' }
  // What is the person's own opens alike, however they proved who they are; staff's roles come with a password alone.
  if (session.credential === 'broker') return { kind: 'password', roles: [] }
  if (session.credential !== 'password') return { kind: session.credential }
  return { kind: isUnfinished(session) ? 'first-factor' : 'password', roles: session.roles }
}

const REFUSALS = {
  password: 'Your account does not have permission to do this',
  broker: 'Your account does not have permission to do this',
  code: 'Your sign-in code opens only what you are asked to sign. Sign in with a password for everything else.',
  phone: 'This link only takes photos. Sign in for everything else.',
} as const satisfies Record<LiveSession['credential'], string>

const refusalOf = (session: LiveSession | undefined): Problem =>
  session && isUnfinished(session)
    ? new Problem('second_factor_required', 'Finish signing in with your second step at the console')
    : new Problem('forbidden', REFUSALS[session?.credential ?? 'password'])

/** Open calls take a token that is good and care about no other; one whose second factor is owed opens nothing there either. */
async function sessionIfAny(container: Container, token: string | undefined): Promise<LiveSession | undefined> {
  if (!token) return undefined
  try {
    const session = await authenticate(container, token)
    return isUnfinished(session) ? undefined : session
  } catch (problem) {
    if (problem instanceof Problem) return undefined
    throw problem
  }
}
