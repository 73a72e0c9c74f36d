/** The setting TRUST_PROXY: off, how many proxies of ours a request passes, or their addresses. */
import { isIP } from 'node:net'
import { z } from 'zod'

/** As Fastify takes it: nobody, the last so many hops, or those at these addresses. */
export type TrustedProxies = false | number | string[]

const MOST_HOPS = 10
const WANTED = 'must be off, the number of proxies in front (1 to 10), or their addresses, such as 10.0.0.0/8,192.0.2.7'

const PREFIX_OF = { 4: 32, 6: 128 } as const

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= PREFIX_OF[version as 4 | 6])
}

function readProxies(text: string): TrustedProxies | undefined {
  if (text === 'off' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined
  const listed = text.split(',').map((each) => each.trim())
  return listed.every(isAddressOrRange) ? listed : undefined
}

export const trustedProxies = z
  .string()
  .default('off')
  .transform((text, context): TrustedProxies => {
    const read = readProxies(text.trim())
    if (read !== undefined) return read
    context.addIssue({ code: 'custom', message: WANTED })
    return z.NEVER
  })
