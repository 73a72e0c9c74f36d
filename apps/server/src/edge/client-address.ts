/**
 * Who is at the other end, by address. What a trusted proxy reports is believed only where it is an address: anything else in
 * X-Forwarded-For would let a sender choose the name under which they are counted.
 */
import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { TrustedProxies } from '../trusted-proxies.ts'

/**
 * TRUST_PROXY for the framework. It takes a number to mean no one, since whoever reaches the server past the proxies can claim any number of
 * hops; that they cannot is what docs/operations.md asks for where a number is given.
 */
export const trustFor = (proxies: TrustedProxies): FastifyServerOptions['trustProxy'] =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies

const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/

/** "203.0.113.7:4711" and "[2001:db8::1]:4711" as some proxies write them; an IPv4 address within IPv6 as what it is. */
function parseAddress(text: string | undefined): string | undefined {
  const found = WITH_PORT.exec(text ?? '')
  const address = (found?.[1] ?? found?.[2] ?? text ?? '').trim().replace(/%.*$/, '')
  return isIP(address) === 0 ? undefined : normalizeIP(address, 128)
}

/** Of the caller, as TRUST_PROXY says; of whoever is connected where nothing sound is reported. */
export const clientAddress = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  parseAddress(request.ip) ?? parseAddress(request.socket.remoteAddress) ?? 'unknown'

/** What a limit counts by: whoever has one address of an IPv6 /64 has all of them. */
export const networkOf = (address: string): string => (isIP(address) === 6 ? normalizeIP(address, 64) : address)
