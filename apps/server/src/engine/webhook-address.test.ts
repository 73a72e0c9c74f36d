import { describe, expect, it } from 'vitest'
import { webhookAddress } from './webhook-address.ts'

describe('The address that a partner is told at', () => {
  it('is kept as it is called: a public name by https, and beside the installation by http only where that is for tests', () => {
    expect(webhookAddress('HTTPS://Loans.Partner.com:443/news#top', { production: true })).toEqual({
      href: 'https://loans.partner.com/news',
    })
    expect(webhookAddress('http://127.0.0.1:9000/news', { production: false })).toEqual({ href: 'http://127.0.0.1:9000/news' })
    expect(webhookAddress('http://loans.partner.com', { production: true })).toEqual({ problem: expect.any(String) })
  })

  it('is refused at once where it could never be told, in an installation for tests as well', () => {
    for (const url of [
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://localhost/',
      'https://me.localhost./',
      'https://db.internal/',
      'https://me:pw@partner.com/',
      'https://partner.com/x\r\nX: y',
      'https://partner.com/a b',
      'ftp://partner.com',
      'javascript:alert(1)',
      'x',
    ])
      for (const production of [true, false])
        expect([url, webhookAddress(url, { production })]).toEqual([url, { problem: expect.any(String) }])
  })
})
