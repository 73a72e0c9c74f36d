import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubDetail } from './scrub-detail.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJlLW9mLWFuYQ'
const UUID = '0b0f3c52-1234-4f0a-9d58-123456789012'

describe('what is kept of telemetry', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['an email', { note: 'from ana.reyes@example.test today' }, 'ana.reyes'],
    ['an encoded email', { note: 'ana.reyes%40example.test' }, 'ana.reyes'],
    ['a Social Security number', { note: 'it is 666-12-3456' }, '666-12-3456'],
    ['one without hyphens', { note: '666123456' }, '666123456'],
    ['one as a number', { note: 666123456 }, '666123456'],
    ['a phone number', { note: 'call (415) 555-0132' }, '555-0132'],
    ['a token', { note: JWT }, 'eyJ'],
    ['a secret', { note: `key ${'a1'.repeat(20)}` }, 'a1a1'],
    ['a field named so', { userEmail: 'x', password: 'hunter', access_token: 'y', firstName: 'Ana' }, 'hunter'],
    ['the query of an address', { referrer: 'https://example.test/a?who=ana#b', pagePath: '/a?who=ana' }, 'ana'],
    ['something within', { list: [{ deep: { to: 'ana.reyes@example.test' } }] }, 'ana.reyes'],
    ['a name that is an email', { 'ana.reyes@example.test': 1 }, 'ana.reyes'],
  ])('is not %s', (_what, detail, secret) => {
    const kept = JSON.stringify(scrubDetail(detail))
    expect(kept).not.toContain(secret)
    expect(kept).toMatch(/removed|referrer/)
  })

  it('is everything that a page tells', () => {
    const told = {
      event: 'page_view',
      pagePath: `/account/heloc/${UUID}/product/select`,
      sessionKey: { uuid: UUID, epoch: 1795300004000, trackerUuid: UUID },
      identityId: UUID,
      screenSize: { width: 1440, height: 900 },
      queryParams: { org: 'HEARTH', utm_source: 'web' },
      eventProperties: { amount: 185500, step: 'OFFER_SELECTION', ok: true, none: null, list: [1, 'two'] },
    }
    expect(scrubDetail(told)).toEqual(told)
  })

  it('never breaks, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (detail) => {
        expect(() => JSON.stringify(scrubDetail(detail))).not.toThrow()
      }),
    )
  })
})
