import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { clientAddress, networkOf, trustFor } from './client-address.ts'

/** Who a server with this setting takes the caller for. */
async function addressOf(proxies: string, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = Fastify({ trustProxy: trustFor(readConfig({ TRUST_PROXY: proxies }).trustProxy) })
  app.get('/', async (request) => clientAddress(request))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { body } = await app.inject({ url: '/', remoteAddress, headers })
  await app.close()
  return body
}

describe('the address of a caller', () => {
  it("is the connection's own address without a proxy, whatever a header claims", async () => {
    expect(await addressOf('off', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(await addressOf('off', '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('behind one proxy is what that proxy added, not what the caller wrote before it', async () => {
    expect(await addressOf('1', '10.0.0.2', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  })

  it('behind two proxies is what the first of them added', async () => {
    expect(await addressOf('2', '10.0.0.2', '198.51.100.1, 203.0.113.7, 10.0.0.3')).toBe('203.0.113.7')
  })

  it('is trusted from listed proxies only', async () => {
    const proxies = '10.0.0.0/8, 2001:db8::/32'
    expect(await addressOf(proxies, '10.0.0.2', '203.0.113.7, 10.1.1.1')).toBe('203.0.113.7')
    expect(await addressOf(proxies, '2001:db8::2', '203.0.113.8')).toBe('203.0.113.8')
    expect(await addressOf(proxies, '192.0.2.9', '203.0.113.7')).toBe('192.0.2.9')
  })

  it('may carry a port, as some proxies write it', async () => {
    expect(await addressOf('1', '10.0.0.2', '203.0.113.7:4711')).toBe('203.0.113.7')
    expect(await addressOf('1', '10.0.0.2', '[2001:db8::7]:4711')).toBe('2001:db8::7')
  })

  it.each(['somebody', '', '999.1.1.1', '203.0.113.7; drop table', '::ffff:zz', '203.0.113.7, unknown'])(
    'is the proxy when what it reports is no address: %s',
    async (forwarded) => {
      expect(await addressOf('1', '10.0.0.2', forwarded)).toBe('10.0.0.2')
      expect(await addressOf('10.0.0.0/8', '10.0.0.2', forwarded)).toBe('10.0.0.2')
    },
  )
})

it('limits count by an IPv4 address, and by the /64 of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:ffff:1:2:3'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
})
