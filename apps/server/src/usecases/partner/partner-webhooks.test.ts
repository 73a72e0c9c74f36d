import { describe, expect, it } from 'vitest'
import { addressProblem } from './partner-webhooks.ts'

describe('The address that a partner is told at', () => {
  it('is a public one by https, and beside the installation only where that is for tests', () => {
    expect(addressProblem('https://loans.partner.com/news', { production: true })).toBeUndefined()
    expect(addressProblem('http://127.0.0.1:9000/news', { production: false })).toBeUndefined()
    for (const url of [
      'http://loans.partner.com',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://db.internal/',
      'https://me:pw@partner.com/',
      'ftp://partner.com',
      'x',
    ])
      expect([url, addressProblem(url, { production: true })]).toEqual([url, expect.any(String)])
  })
})
