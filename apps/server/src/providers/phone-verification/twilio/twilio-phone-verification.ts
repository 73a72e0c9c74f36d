/**
 * Twilio Verify, API version 2, by REST: https://www.twilio.com/docs/verify/api/verification and …/verify/api/verification-check, with the
 * error codes of https://www.twilio.com/docs/api/errors, as published in March 2026. The vendor makes, sends, counts and ends the codes.
 */
import { z } from 'zod'
import { boundedJson } from '../../bounded-fetch.ts'
import { type ProviderAnswer, type ProviderCall, ProviderRefused, ProviderUnavailable, type RedactedRecord } from '../../provider-call.ts'
import { type CodeChannel, type CodeChecked, type CodeSent, type PhoneVerification, redactedPhone } from '../port.ts'

const PROVIDER = 'Twilio Verify'

export interface TwilioAccount {
  /** https://verify.twilio.com */
  readonly url: string
  /** Of the Verify service, VA…; its name, code length and texts are set there. */
  readonly serviceSid: string
  /** An API key, SK…, or the account, AC…, with its token. */
  readonly keySid: string
  readonly keySecret: string
}

const CHANNELS: Readonly<Record<CodeChannel, string>> = { TEXT: 'sms', CALL: 'call' }

type VerifySettings = Readonly<Record<'TWILIO_VERIFY_URL' | 'TWILIO_VERIFY_SERVICE_SID' | 'TWILIO_KEY_SID' | 'TWILIO_KEY_SECRET', string>>

/** As the settings name it. */
export const twilioVerify = (values: VerifySettings): PhoneVerification =>
  twilioPhoneVerification({
    url: values.TWILIO_VERIFY_URL,
    serviceSid: values.TWILIO_VERIFY_SERVICE_SID,
    keySid: values.TWILIO_KEY_SID,
    keySecret: values.TWILIO_KEY_SECRET,
  })

/** Statuses of the contract; a word that it does not have reads as an answer that we do not know. */
const STATUSES = ['pending', 'approved', 'canceled', 'max_attempts_reached', 'deleted', 'failed', 'expired'] as const
const verification = z.object({ sid: z.string().min(1), status: z.string() })
const failure = z.object({ code: z.number() })

/** What the vendor says about the number or the code, and not about our request. */
const ON_SEND: Readonly<Record<number, CodeSent['status']>> = {
  60200: 'NOT_A_NUMBER', // invalid parameter: of what we send the number alone varies
  60203: 'TOO_MANY', // five sends to the number within ten minutes
  60205: 'UNREACHABLE', // no text messages on a landline
  60212: 'TOO_MANY', // too many requests for the number at once
  60410: 'UNREACHABLE', // the vendor's fraud protection holds the number back
}
const ON_CHECK: Readonly<Record<number, CodeChecked['status']>> = {
  20404: 'EXPIRED', // expired, approved before, or ended by too many checks: the vendor keeps it no longer
  60200: 'WRONG', // no code of this vendor has that form
  60202: 'TOO_MANY', // five checks
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

export function twilioPhoneVerification({ url, serviceSid, keySid, keySecret }: TwilioAccount): PhoneVerification {
  const authorization = `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString('base64')}`
  /** @throws ProviderUnavailable where nothing came, or what passes by itself */
  const post = async (resource: string, form: Record<string, string>, call: ProviderCall, kept: RedactedRecord): Promise<Reply> => {
    const reply = await fetch(`${url.replace(/\/$/, '')}/v2/Services/${serviceSid}/${resource}`, {
      method: 'POST',
      headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      signal: call.signal,
    }).then(
      async (answer) => ({ status: answer.status, body: await boundedJson(answer) }),
      () => undefined,
    )
    if (!reply) throw new ProviderUnavailable(PROVIDER, 'TIMEOUT', kept)
    if (reply.status >= 500) throw new ProviderUnavailable(PROVIDER, 'SERVER_ERROR', kept)
    return reply
  }
  return {
    async sendCode({ phoneNumber, channel, lender }, call) {
      const request = { to: redactedPhone(phoneNumber), channel }
      refuseNonsense(phoneNumber, request)
      const form = { To: `+1${phoneNumber}`, Channel: CHANNELS[channel], CustomFriendlyName: lender.name }
      const reply = await post('Verifications', form, call, request)
      const said = ON_SEND[codeOf(reply)]
      if (said) return answerOf({ status: said }, request, reply)
      const made = readVerification(reply, request)
      if (made.status !== 'pending') throw new ProviderUnavailable(PROVIDER, 'PENDING', request)
      return answerOf({ status: 'SENT' }, request, reply)
    },
    async checkCode({ phoneNumber, code }, call) {
      const request = { to: redactedPhone(phoneNumber) }
      refuseNonsense(phoneNumber, request)
      const reply = await post('VerificationCheck', { To: `+1${phoneNumber}`, Code: code }, call, request)
      const said = ON_CHECK[codeOf(reply)]
      if (said) return answerOf({ status: said }, request, reply)
      return answerOf({ status: checkedAs(readVerification(reply, request).status, request) }, request, reply)
    },
  }
}

function refuseNonsense(phoneNumber: string, request: RedactedRecord): void {
  if (!/^[2-9]\d{9}$/.test(phoneNumber)) throw new ProviderRefused(PROVIDER, 'A phone number with ten digits is required.', request)
}

const codeOf = ({ body }: Reply): number => failure.safeParse(body).data?.code ?? 0

/** @throws ProviderUnavailable at the vendor's own limit, ProviderRefused where our account or request is wrong */
function readVerification(reply: Reply, request: RedactedRecord): { status: (typeof STATUSES)[number] } {
  if (reply.status === 429) throw new ProviderUnavailable(PROVIDER, 'RATE_LIMITED', request)
  if (reply.status >= 400) throw new ProviderRefused(PROVIDER, `The request was refused (${reply.status}, code ${codeOf(reply)}).`, request)
  const read = verification.safeParse(reply.body).data
  const status = STATUSES.find((one) => one === read?.status)
  if (!status) throw new ProviderUnavailable(PROVIDER, 'PENDING', request)
  return { status }
}

function checkedAs(status: (typeof STATUSES)[number], request: RedactedRecord): CodeChecked['status'] {
  switch (status) {
    case 'approved':
      return 'APPROVED'
    // The code was another one, and may be tried again.
    case 'pending':
      return 'WRONG'
    case 'max_attempts_reached':
      return 'TOO_MANY'
    case 'failed':
      throw new ProviderUnavailable(PROVIDER, 'PENDING', request)
    default:
      return 'EXPIRED'
  }
}

/** The vendor's answer repeats the number: its name and its status alone are kept. */
function answerOf<Status extends string>(
  data: { status: Status },
  request: RedactedRecord,
  reply: Reply,
): ProviderAnswer<{ status: Status }> {
  const sid = verification.safeParse(reply.body).data?.sid
  const code = codeOf(reply)
  const response = { http: reply.status, status: data.status, ...(sid && { sid }), ...(code && { code }) }
  return { data, provider: PROVIDER, reference: sid ?? `code ${code}`, request, response }
}
