/** The setting TRUST_PROXY: off, how many trusted proxies a request passes, or their addresses. */
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** As Fastify takes it: no one, the last so many hops, or those at these addresses. */
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

/** Of the widest range that one operator may have for itself: 10.0.0.0/8. */
const WIDEST_4 = 8
/** Far more than any network is given; whoever has one names the part with the proxies. */
const WIDEST_6 = 16
const TOO_WIDE = `must not hold a range wider than /${WIDEST_4} (IPv6: /${WIDEST_6}), which strangers are in: name the addresses of your proxies, such as 10.0.0.0/8,192.0.2.7`

const within = (network: string, prefix: number) => {
  const list = new BlockList()
  list.addSubnet(network, prefix, 'ipv6')
  return (address: string) => list.check(address, 'ipv6')
}
/** Addresses of version 4 written as those of version 6 (RFC 4291, 2.5.5.2). */
const isMapped = within('::ffff:0:0', 96)
/** Reached from within one's own networks alone (RFC 4193; RFC 4291, 2.5.6): all of them may be trusted. */
const OWN_NETWORKS = [
  { holds: within('fc00::', 7), prefix: 7 },
  { holds: within('fe80::', 10), prefix: 10 },
]

function isTooWide(text: string): boolean {
  const [address = '', given] = text.split('/')
  if (given === undefined) return false
  const prefix = Number(given)
  if (isIP(address) === 4) return prefix < WIDEST_4
  const bare = address.split('%')[0]!
  if (isMapped(bare)) return prefix < 96 + WIDEST_4
  return prefix < WIDEST_6 && !OWN_NETWORKS.some((own) => own.holds(bare) && prefix >= own.prefix)
}

/** @returns a string that says what is wrong */
function readProxies(text: string): TrustedProxies | string {
  if (text === 'off' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : WANTED
  const listed = text.split(',').map((each) => each.trim())
  if (!listed.every(isAddressOrRange)) return WANTED
  return listed.some(isTooWide) ? TOO_WIDE : listed
}

export const trustedProxies = z
  .string()
  .default('off')
  .transform((text, context): TrustedProxies => {
    const read = readProxies(text.trim())
    if (typeof read !== 'string') return read
    context.addIssue({ code: 'custom', message: read })
    return z.NEVER
  })
