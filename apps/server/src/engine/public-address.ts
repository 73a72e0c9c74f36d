/**
 * Whether a network address is one of the public internet: not ours, not a neighbor's, not a cloud's metadata service. All of IANA's registries of special
 * addresses (RFC 6890; https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry) is left out:
 * also the anycast services that the internet reaches, at which no partner is.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

const NOT_PUBLIC = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4')

/** Of IPv6 only what is handed out to the internet; within it not the documentation's, the registries' own services, nor what carries an IPv4 address. */
const PUBLIC_6 = new BlockList()
PUBLIC_6.addSubnet('2000::', 3, 'ipv6')
const NOT_PUBLIC_6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC_6.addSubnet(net, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address)
  return isIPv6(address) && PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6')
}
