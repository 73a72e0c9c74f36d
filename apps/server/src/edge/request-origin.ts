/** The origin a request came to. In production only a host that is ours is believed: what a Host header says ends up in links. */
import { brandForHost } from '@hearthline/brands'
import type { FastifyRequest } from 'fastify'
import type { Container } from '../container.ts'

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i

export function requestOrigin({ config, brands }: Pick<Container, 'config' | 'brands'>, request: FastifyRequest): string {
  const host = request.host
  if (!host || !HOST.test(host)) return config.baseUrl
  if (!config.production) return `${request.protocol}://${host}`
  const base = new URL(config.baseUrl)
  // Its name alone: a port of the caller's choosing would lead elsewhere on the same machine.
  if (brandForHost(brands, host)) base.hostname = host.replace(/:\d+$/, '')
  return base.origin
}
