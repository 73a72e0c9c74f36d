import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('An address that a partner is told at', () => {
  it('is one of the public internet', () => {
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })

  it('is never in a private network, on this machine, or a metadata service', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '0.0.0.0',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '2002:a00:1::',
      'localhost',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  it('is none of the special addresses that IANA registers', () => {
    const v4 =
      '0.0.0.8 10.0.0.1 100.64.0.1 127.1.1.1 169.254.1.1 172.16.0.1 192.0.0.9 192.0.0.170 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.2 192.168.1.1 192.175.48.6 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255'
    const v6 =
      ':: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 64:ff9b:1::1 100::1 100:0:0:1::1 2001::1 2001:1::1 2001:2::1 2001:3::1 2001:4:112::1 2001:20::1 2001:30::1 2001:db8::1 2002:808:808::1 2620:4f:8000::6 3fff::1 3fff:fff::1 5f00::1 fc00::1 fe80::1 ff02::1'
    for (const address of [...v4.split(' '), ...v6.split(' ')]) expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of '192.175.47.255 192.175.49.0 192.31.195.1 192.53.0.1 2620:4f:8001::1 3fff:1000::1 2001:200::1'.split(' '))
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })
})
