/** Who may read /metrics: whoever has the token; where none is set, this machine itself, and in production no one. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerToken } from './bearer-token.ts'

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/

const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

/**
 * The figures name no person, but tell strangers of traffic, faults and routes. In production loopback proves nothing: a proxy on the
 * same machine makes every caller local.
 */
export function mayReadMetrics({ metricsToken, production }: Pick<Config, 'metricsToken' | 'production'>, request: FastifyRequest) {
  if (metricsToken === undefined) return !production && LOOPBACK.test(request.socket.remoteAddress ?? '')
  const given = bearerToken(request.headers.authorization)
  return given !== undefined && timingSafeEqual(digest(given), digest(metricsToken))
}
