import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrubDetail } from './scrub-detail.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJlLW9mLWFuYQ'
const UUID = '0b0f3c52-1234-4f0a-9d58-123456789012'

describe('the telemetry that is stored', () => {
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

  it.each([
    'pw',
    'PW',
    'newPw',
    'newpw',
    'new_pw2',
    'pwd',
    'PWD',
    'userPwd',
    'user-pwd',
    'userpwd1',
    'pass',
    'Pass',
    'userPass',
    'user_pass',
  ])('is not the value of %s', (name) => expect(scrubDetail({ form: { [name]: 'Kettle on' } })).toEqual({ form: { [name]: '[removed]' } }))
  it.each(['passcode', 'passCode', 'PASS_CODE', 'pass-code', 'secret', 'clientSecret', 'SECRET_KEY', 'otp', 'OTP', 'smsOtp', 'ssn', 'SSN'])(
    'is not the value of %s',
    (name) => expect(scrubDetail({ form: { [name]: 'Kettle on' } })).toEqual({ form: { [name]: '[removed]' } }),
  )
  it.each(['borrowerSsn', 'ssn4', 's.s.n', 'S_S_N', 'passphrase', 'userSSNLast4', 'HTTPPw'])('is not the value of %s', (name) =>
    expect(scrubDetail({ form: { [name]: 'Kettle on' } })).toEqual({ form: { [name]: '[removed]' } }),
  )
  it.each(['passed', 'footprint', 'passengers', 'powerOn', 'optional', 'topic'])('is the value of %s', (name) =>
    expect(scrubDetail({ [name]: 'Kettle on' })).toEqual({ [name]: 'Kettle on' }),
  )

  it.each([
    '666 12 3456',
    '666.12.3456',
    '666. 12. 3456',
    '666  12  3456',
    '666 - 12 - 3456',
    '666\u00a012\u00a03456',
    '666\u201312\u20133456',
    '666/12/3456',
    '666_12_3456',
    '666.123456',
    '66612 3456',
    '666%2012%203456',
    '666+12+3456',
    '6 6 6 1 2 3 4 5 6',
    '6.6.6.1.2.3.4.5.6',
    '6-6-6 1-2 3-4-5-6',
  ])('is not a Social Security number written %s', (written) => {
    expect(scrubDetail({ note: `it is ${written}, thanks`, [written]: 1 })).toEqual({ note: 'it is [removed], thanks', '[removed]': 1 })
    expect(scrubDetail({ note: written })).toEqual({ note: '[removed]' })
  })

  it.each(['pw=Kettle-on', 'pass: Kettle-on', '{"password":"Kettle-on"}', 'OTP=Kettle-on'])('is not the secret in %s', (written) =>
    expect(JSON.stringify(scrubDetail({ note: written }))).not.toContain('Kettle'),
  )

  it.each(['2026-01-02T10:15:00.000Z', '2026-01-02 10:15', '1, 2, 3, 4, 5, 6, 7, 8, 9', '185500.25', '10.20.30.40', '1.0.0-beta.17'])(
    'includes what resembles one: %s',
    (written) => expect(scrubDetail({ note: written })).toEqual({ note: written }),
  )

  it('is everything that a page reports', () => {
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

  it('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (detail) => {
        expect(() => JSON.stringify(scrubDetail(detail))).not.toThrow()
      }),
    )
  })
})
