import { beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT, startTwilioStandIn, type TwilioStandIn } from '../../../testing/twilio-stand-in.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { contractCode, describePhoneVerificationContract } from '../port.contract.ts'
import { twilioPhoneVerification } from './twilio-phone-verification.ts'

let vendor: TwilioStandIn
beforeEach(async () => {
  vendor = await startTwilioStandIn()
  return () => vendor.close()
})
const adapter = () => twilioPhoneVerification({ url: vendor.url, ...ACCOUNT })
const { phoneNumber } = contractCode
const send = (more: Partial<typeof contractCode> | object = {}) => adapter().sendCode({ ...contractCode, ...more }, contractCall())
const check = (code: string) => adapter().checkCode({ phoneNumber, code }, contractCall())

describePhoneVerificationContract(() => ({ adapter: adapter(), sentCode: () => vendor.codeFor(phoneNumber) }))

describe('Twilio Verify', () => {
  it('is asked as its contract says: the number in E.164, the channel, the lender’s name', async () => {
    await send()
    await send({ channel: 'CALL' })
    await check('123456')
    expect(vendor.calls).toEqual([
      { resource: 'Verifications', form: { To: '+14155550132', Channel: 'sms', CustomFriendlyName: 'Hearthline' } },
      { resource: 'Verifications', form: { To: '+14155550132', Channel: 'call', CustomFriendlyName: 'Hearthline' } },
      { resource: 'VerificationCheck', form: { To: '+14155550132', Code: '123456' } },
    ])
  })

  it('sends no text to a landline, and calls it', async () => {
    const landline = { phoneNumber: '4155550199' }
    expect((await send(landline)).data).toEqual({ status: 'UNREACHABLE' })
    expect((await send({ ...landline, channel: 'CALL' })).data).toEqual({ status: 'SENT' })
  })

  it('sends a number five codes and no sixth (60203)', async () => {
    for (let sends = 0; sends < 5; sends++) expect((await send()).data.status).toBe('SENT')
    expect((await send()).data).toEqual({ status: 'TOO_MANY' })
  })

  it('looks at five codes and at no sixth, though it is the right one (60202)', async () => {
    await send()
    for (let checks = 0; checks < 5; checks++) expect((await check('111111')).data.status).toBe('WRONG')
    expect((await check(vendor.codeFor(phoneNumber))).data).toEqual({ status: 'TOO_MANY' })
  })

  it('knows a code no longer once it was approved, or has expired (20404)', async () => {
    await send()
    const code = vendor.codeFor(phoneNumber)
    expect((await check(code)).data).toEqual({ status: 'APPROVED' })
    expect((await check(code)).data).toEqual({ status: 'EXPIRED' })
  })

  it.each([
    [{ http: 429, body: { code: 60212 } }, 'TOO_MANY'],
    [{ http: 400, body: { code: 60200 } }, 'NOT_A_NUMBER'],
    [{ http: 403, body: { code: 60410 } }, 'UNREACHABLE'],
  ])('%j to a send is %s', async (planned, status) => {
    vendor.answerNext(planned)
    expect((await send()).data).toEqual({ status })
  })

  it.each([
    ['max_attempts_reached', 'TOO_MANY'],
    ['expired', 'EXPIRED'],
    ['canceled', 'EXPIRED'],
    ['deleted', 'EXPIRED'],
  ])('the status %s of a check is %s', async (status, wanted) => {
    vendor.answerNext({ http: 200, body: { sid: 'VE1', status } })
    expect((await check('111111')).data).toEqual({ status: wanted })
  })

  it.each([
    ['a status that the contract does not have', { http: 200, body: { sid: 'VE1', status: 'blessed' } }, 'PENDING'],
    ['a failure of the vendor', { http: 503 }, 'SERVER_ERROR'],
    ['the vendor’s own limit', { http: 429, body: { code: 20429 } }, 'RATE_LIMITED'],
  ])('%s is no answer, and can be tried again', async (_, planned, kind) => {
    vendor.answerNext(planned)
    await expect(check('111111')).rejects.toMatchObject({ retryable: true, kind })
  })

  it('that does not know our key is a refusal, without the key in it', async () => {
    const failed = await twilioPhoneVerification({ url: vendor.url, ...ACCOUNT, keySecret: 'another' })
      .sendCode(contractCode, contractCall())
      .catch((problem: unknown) => problem)
    expect(failed).toMatchObject({ retryable: false })
    expect(String(failed)).not.toContain('another')
  })
})

it('a vendor that cannot be reached is unavailable', async () => {
  const gone = await startTwilioStandIn()
  await gone.close()
  const asked = twilioPhoneVerification({ url: gone.url, ...ACCOUNT }).sendCode(contractCode, contractCall())
  await expect(asked).rejects.toMatchObject({ kind: 'TIMEOUT' })
})
