/** How often one network address may ask: open calls, and more tightly what guesses passwords. */
import rateLimit from '@fastify/rate-limit'
import type { Call } from '@hearthline/contract'
import type { FastifyInstance } from 'fastify'
import { TooManyTries } from '../usecases/session/login-tries.ts'

const OPEN_PER_MINUTE = 600
const LOGINS_PER_MINUTE = 20

/** Counts by address over all calls of a group. Signed-in calls are not counted: a page that waits polls. */
export function limitOf(call: Call): { rateLimit?: { max: number; timeWindow: string; groupId: string } } {
  if (call.throttle === 'login') return { rateLimit: { max: LOGINS_PER_MINUTE, timeWindow: '1 minute', groupId: 'login' } }
  return call.access === 'external' ? { rateLimit: { max: OPEN_PER_MINUTE, timeWindow: '1 minute', groupId: 'open' } } : {}
}

export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) => new TooManyTries(Math.max(1, Math.ceil(ttl / 1000))),
  })
}
