/** Who asks, under which organisation, and may they: decided before a body is read. */
import type { Brand } from '@hearthline/brands'
import { type Call, mayCall } from '@hearthline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Container } from '../container.ts'
import { findOrganization } from '../usecases/organization/find-organization.ts'
import { Problem } from '../usecases/problem.ts'
import { authenticate } from '../usecases/session/authenticate.ts'
import type { LiveSession } from '../usecases/session/live-session.ts'
import { bearerToken } from './bearer-token.ts'

export interface Admitted {
  readonly organization: Brand
  readonly session: LiveSession | undefined
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
  const organization = organizationOf(container, request)
  const token = bearerToken(request.headers.authorization)
  const session = call.access === 'external' ? await sessionIfAny(container, token) : await authenticate(container, token)
  if (call.access === 'operator' && !mayCall(call, session?.roles ?? [])) throw new Problem('forbidden', 'Your account may not do this')
  if (session?.renewedToken) reply.header('authorization', `Bearer ${session.renewedToken}`)
  request.admitted = { organization, session }
}

/** Open calls take a token that is good and care about no other. */
async function sessionIfAny(container: Container, token: string | undefined): Promise<LiveSession | undefined> {
  if (!token) return undefined
  try {
    return await authenticate(container, token)
  } catch (problem) {
    if (problem instanceof Problem) return undefined
    throw problem
  }
}
