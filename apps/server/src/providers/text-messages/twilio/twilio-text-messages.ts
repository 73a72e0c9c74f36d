/**
 * Twilio Programmable Messaging by REST, version 2010-04-01: https://www.twilio.com/docs/messaging/api/message-resource, its webhooks
 * (…/messaging/guides/webhook-request, …/usage/security) and the error codes of https://www.twilio.com/docs/api/errors, as published in March 2026. The
 * Messaging Service has the number or short code that texts come from.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { phoneDigits } from '@hearthline/domain/registration'
import { z } from 'zod'
import { announcedName } from '../../announcement.ts'
import { boundedJson } from '../../bounded-fetch.ts'
import { type TextEvent, type TextMessages, TextNotTaken, TextRefused } from '../port.ts'
import type { TWILIO_TEXTS_SETTINGS } from './twilio-texts-settings.ts'

const PATIENCE_MS = 20_000

const made = z.object({ sid: z.string().min(1), error_code: z.number().nullish() })
const failure = z.object({ code: z.number() })

/** Before a byte of ours was taken. */
const NOT_REACHED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

const STATES: Readonly<Record<string, 'SENT' | 'DELIVERED' | 'FAILED'>> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
}

const ERROR_CODE = /^\d{1,10}$/

type Settings = { readonly [S in keyof typeof TWILIO_TEXTS_SETTINGS]: string }

export function twilioTextMessages(settings: Settings): TextMessages {
  const { TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: account, TWILIO_MESSAGING_SERVICE_SID: service, TWILIO_AUTH_TOKEN: token } = settings
  const authorization = `Basic ${Buffer.from(`${settings.TWILIO_KEY_SID}:${settings.TWILIO_KEY_SECRET}`).toString('base64')}`
  return {
    async send({ phone, body, announceTo }) {
      const form = { To: `+1${phone}`, MessagingServiceSid: service, Body: body, StatusCallback: announceTo }
      const reply = await fetch(`${url.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch((problem: unknown) => {
        throw wasReached(problem) ? new Error('Twilio did not answer') : new TextNotTaken('Twilio could not be reached')
      })
      const answer = await boundedJson(reply)
      if (reply.ok) {
        const read = made.safeParse(answer).data
        // It was taken: under what name is not known, so what becomes of it is not heard.
        if (!read) throw new Error('Twilio took the message and did not name it')
        if (read.error_code) throw new TextRefused(String(read.error_code))
        return { reference: read.sid }
      }
      const code = failure.safeParse(answer).data?.code
      // Of the message or its number. Whatever is wrong with our account is put right by someone, and the message sent then.
      if (reply.status === 400 && code !== undefined) throw new TextRefused(String(code))
      if (reply.status >= 500) throw new Error(`Twilio failed (${reply.status})`)
      throw new TextNotTaken(`Twilio did not take the message (${reply.status}, code ${code ?? 'none'})`)
    },
    announced({ url: address, signature, body }) {
      const form = new URLSearchParams(body)
      if (signature === undefined || !isSigned(token, { address, form, signature })) return undefined
      return form.get('AccountSid') === account ? eventOf(form) : undefined
    },
  }
}

function wasReached(problem: unknown): boolean {
  const cause = problem instanceof Error ? (problem.cause as { readonly code?: string } | undefined) : undefined
  return cause?.code === undefined || !NOT_REACHED.has(cause.code)
}

/** HMAC-SHA1 over the address and every field by its name, as Twilio’s security page describes it. */
export function twilioSignature(token: string, address: string, form: URLSearchParams): string {
  // In one pass: whoever sends this is not known yet, and may send as many fields as the body holds.
  const valuesOf = new Map<string, Set<string>>()
  for (const [name, value] of form) valuesOf.set(name, (valuesOf.get(name) ?? new Set()).add(value))
  const names = [...valuesOf.keys()].sort()
  return createHmac('sha1', token)
    .update(address + names.map((name) => `${name}${[...valuesOf.get(name)!].sort().join('')}`).join(''))
    .digest('base64')
}

function isSigned(token: string, { address, form, signature }: { address: string; form: URLSearchParams; signature: string }): boolean {
  const wanted = Buffer.from(twilioSignature(token, address, form))
  const given = Buffer.from(signature)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function eventOf(form: URLSearchParams): TextEvent {
  const reference = announcedName.safeParse(form.get('MessageSid')).data
  const status = form.get('MessageStatus')
  if (status !== null) {
    const state = STATES[status]
    const reason = form.get('ErrorCode')?.match(ERROR_CODE)?.[0]
    return state && reference ? { kind: 'STATUS', reference, state, reason } : { kind: 'NONE' }
  }
  const phone = phoneDigits(form.get('From') ?? '')
  if (!reference || phone?.length !== 10) return { kind: 'NONE' }
  // Where the service’s Advanced Opt-Out is on, Twilio names the keyword that it has answered.
  return { kind: 'RECEIVED', reference, phone, body: (form.get('Body') ?? '').replaceAll('\0', ''), isAnswered: form.has('OptOutType') }
}
