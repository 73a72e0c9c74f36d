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
})
