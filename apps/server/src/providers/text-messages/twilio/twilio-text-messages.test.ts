import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTwilioTextsStandIn, TEXTING, type TwilioTextsStandIn } from '../../../testing/twilio-texts-stand-in.ts'
import { contractText, describeTextMessagesContract } from '../port.contract.ts'
import { TextNotTaken, TextRefused } from '../port.ts'
import { twilioSignature, twilioTextMessages } from './twilio-text-messages.ts'

let vendor: TwilioTextsStandIn
beforeEach(async () => {
  vendor = await startTwilioTextsStandIn()
  return () => vendor.close()
})
const adapter = (more: Partial<typeof TEXTING> | object = {}) => twilioTextMessages({ TWILIO_API_URL: vendor.url, ...TEXTING, ...more })
const failureOf = (texts = adapter(), more = {}) => texts.send({ ...contractText, ...more }).catch((problem: unknown) => problem)

describeTextMessagesContract(async () => ({
  texts: adapter(),
  taken: async (phone) => vendor.taken.filter(({ To }) => To === `+1${phone}`).map(({ Body }) => Body!),
}))

describe('Twilio Messaging', () => {
  it('is asked as its contract says', async () => {
    expect(await adapter().send(contractText)).toEqual({ reference: `SM${'1'.padStart(32, '0')}` })
    expect(vendor.taken).toEqual([
      {
        To: '+14155550132',
        MessagingServiceSid: TEXTING.TWILIO_MESSAGING_SERVICE_SID,
        Body: contractText.body,
        StatusCallback: contractText.announceTo,
      },
    ])
  })

  it('says by its code why a number gets none, one that took back its consent there among them', async () => {
    vendor.unsubscribed.add('+14155550132')
    expect(await failureOf()).toMatchObject({ code: '21610' })
    expect(await failureOf(adapter(), { phone: '1155550132' })).toMatchObject({ code: '21211' })
  })

  it.each([
    ['its own limit', { http: 429, body: { code: 20429 } }],
    ['an account that it stopped', { http: 403, body: { code: 20005 } }],
  ])('%s is no end: the message was not taken, and is sent again', async (_, planned) => {
    vendor.answerNext(planned)
    expect(await failureOf()).toBeInstanceOf(TextNotTaken)
  })

  it('a wrong key of ours is tried again, and is in no message', async () => {
    const failed = await failureOf(adapter({ TWILIO_KEY_SECRET: 'another' }))
    expect(failed).toBeInstanceOf(TextNotTaken)
    expect(String(failed)).not.toContain('another')
  })

  it('that cannot be reached has taken nothing; that failed may have', async () => {
    vendor.answerNext({ http: 500 })
    const failed = await failureOf()
    expect(failed instanceof TextNotTaken || failed instanceof TextRefused).toBe(false)
    await vendor.close()
    expect(await failureOf()).toBeInstanceOf(TextNotTaken)
  })
})

describe('what Twilio announces', () => {
  const URL = 'https://hearthline.example/webhooks/api/v1/twilio?org=HEARTH'
  const told = (fields: Readonly<Record<string, string>>, more: { url?: string; token?: string } = {}) => {
    const form = new URLSearchParams({ AccountSid: TEXTING.TWILIO_ACCOUNT_SID, MessageSid: 'SM1', ...fields })
    const signature = twilioSignature(more.token ?? TEXTING.TWILIO_AUTH_TOKEN, more.url ?? URL, form)
    return adapter().announced!({ url: URL, signature, body: form.toString() })
  }

  it('is signed as its security page shows', () => {
    // The example of https://www.twilio.com/docs/usage/security.
    const form = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    })
    expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  it('is gone through once, however many fields it has: it is read before anyone knows who sent it', () => {
    const form = new URLSearchParams(Array.from({ length: 50 }, (_, n) => [`f${n % 40}`, `v${n}`]))
    const perField = vi.spyOn(form, 'getAll')
    twilioSignature('12345', 'https://mycompany.com/', form)
    expect(perField).not.toHaveBeenCalled()
  })

  it('is believed by its signature, for this address and this account alone', () => {
    const received = { From: '+14155550132', Body: 'STOP' }
    expect(told(received)).toMatchObject({ kind: 'RECEIVED' })
    expect(told(received, { url: URL.replace('HEARTH', 'RIOSOL') })).toBeUndefined()
    expect(told(received, { token: 'another' })).toBeUndefined()
    expect(told({ ...received, AccountSid: `AC${'9'.repeat(32)}` })).toBeUndefined()
    expect(adapter().announced!({ url: URL, signature: undefined, body: 'From=1' })).toBeUndefined()
  })

  it('is what someone answered, and whether Twilio has answered them', () => {
    expect(told({ From: '+14155550132', Body: 'stop' })).toEqual({
      ...{ kind: 'RECEIVED', reference: 'SM1', phone: '4155550132', body: 'stop', isAnswered: false },
    })
    expect(told({ From: '+14155550132', Body: 'STOP', OptOutType: 'STOP' })).toMatchObject({ isAnswered: true })
    expect(told({ From: '+442071838750', Body: 'hello' })).toEqual({ kind: 'NONE' })
  })

  it('is believed in nothing that no database holds: a name of another form names nothing, and words lose it', () => {
    expect(told({ From: '+14155550132', MessageSid: 'SM\0' })).toEqual({ kind: 'NONE' })
    expect(told({ MessageStatus: 'delivered', MessageSid: 'SM\0' })).toEqual({ kind: 'NONE' })
    expect(told({ MessageStatus: 'failed', ErrorCode: '30\0' })).toMatchObject({ state: 'FAILED', reason: undefined })
    expect(told({ From: '+14155550132', Body: 'S\0TOP' })).toMatchObject({ body: 'STOP' })
  })

  it('is what became of a message, with the reason', () => {
    expect(told({ MessageStatus: 'delivered' })).toEqual({ kind: 'STATUS', reference: 'SM1', state: 'DELIVERED', reason: undefined })
    expect(told({ MessageStatus: 'undelivered', ErrorCode: '30003' })).toMatchObject({ state: 'FAILED', reason: '30003' })
    expect(told({ MessageStatus: 'queued' })).toEqual({ kind: 'NONE' })
  })
})
