/** Consent to text messages: what is asked, what was answered (TCPA, 47 CFR 64.1200). */
import { mailKind } from '@hearthline/domain'
import { phone } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { consentText, emailAddress, instant, line, uuid } from '../wire-fields.ts'
import { consentRecords, LEGAL_TEXTS, legalTextBody } from './consent-records.ts'

const smsType = z.enum(['SMS', 'SMS_TRANSACTIONAL'])
const optInOut = z.enum(['OPT_IN', 'OPT_OUT'])

export const consentPrompt = z.object({
  uuid: z.string(),
  type: smsType,
  version: z.string(),
  verbiage: z.string(),
  /** ADD_VERBIAGE: a link named in the verbiage · TITLE: the heading of the prompt */
  resources: z.array(z.object({ type: z.enum(['ADD_VERBIAGE', 'TITLE']), name: z.string(), value: z.string() })),
})

const params = z.object({ type: smsType })

const mailPreference = z.object({ kind: mailKind, isOn: z.boolean() })
const mailPreferences = z.object({ preferences: z.array(mailPreference) })

export const serviceCommsPrefsCalls = {
  listConsentWords: call({
    method: 'GET',
    path: '/service-comms-prefs/external/api/v1/consent/words',
    access: 'external',
    summary: 'Every type of consent with its words and version of today, as the boxes of the registration show them',
    replies: { 200: z.array(consentText) },
  }),
  readLegalText: call({
    method: 'GET',
    path: '/service-comms-prefs/external/api/v1/legal/:name',
    access: 'external',
    summary: "A lender's terms, privacy policy, or electronic communications: the version in force, or any earlier one",
    params: z.object({ name: z.enum(LEGAL_TEXTS) }),
    query: z.object({ version: z.string().max(40).optional() }),
    replies: { 200: legalTextBody },
  }),
  readConsentRecords: call({
    method: 'GET',
    path: '/service-comms-prefs/secure/api/v1/consent/records',
    access: 'signed-in',
    summary: 'What the person agreed to with this organization: when, from where, and the full texts',
    replies: { 200: consentRecords },
  }),
  readPromptSignedIn: call({
    method: 'GET',
    path: '/service-comms-prefs/secure/api/v1/consent/prompt/:type',
    access: 'signed-in',
    summary: 'The prompt for a text-message consent',
    params,
    replies: { 200: consentPrompt },
  }),
  readPrompt: call({
    method: 'GET',
    path: '/service-comms-prefs/external/api/v1/consent/prompt/:type',
    access: 'external',
    summary: 'The prompt for a text-message consent, before there is a session',
    params,
    replies: { 200: consentPrompt },
  }),
  readMailPreferences: call({
    method: 'GET',
    path: '/service-comms-prefs/secure/api/v1/mail/preferences',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    summary: 'Which mail that may be switched off comes to the mailbox of whoever asks, under this organization',
    replies: { 200: mailPreferences },
  }),
  setMailPreference: call({
    method: 'PUT',
    path: '/service-comms-prefs/secure/api/v1/mail/preferences',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    throttle: 'change',
    summary: 'Switch a kind of mail on or off',
    body: mailPreference,
    replies: { 200: mailPreferences },
  }),
  stopMail: call({
    method: 'POST',
    path: '/email/stop',
    access: 'external',
    raw: { maxBytes: 1024 },
    summary:
      'Switch a kind of mail off by the link of such a mail (RFC 8058); the answer is the same for every token, and nothing is ever switched on',
    query: z.object({ token: line(200) }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  readUserConsent: call({
    method: 'POST',
    path: '/service-comms-prefs/secure/api/v1/consent/user/get',
    access: 'signed-in',
    summary: 'The newest answer the person gave for a type of message',
    body: z.object({ consent_type: smsType, org: line(64), email: z.optional(emailAddress), phone: z.optional(phone) }),
    replies: {
      200: z.object({ consent_type: smsType, opt_in_out: z.enum(['OPT_IN', 'OPT_OUT', 'NOT_ANSWERED']), answeredAt: z.nullable(instant) }),
    },
  }),
  saveUserConsent: call({
    method: 'POST',
    path: '/service-comms-prefs/secure/api/v1/consent/user',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Record answers; each is kept permanently with source, prompt, time and network address',
    body: z.object({
      source: z.string().trim().min(1, 'Required').max(200),
      org: line(64),
      phone,
      email: emailAddress,
      consents: z
        .array(z.object({ consent_prompt_uuid: uuid, opt_in_out: optInOut }))
        .min(1, 'Required')
        .max(20),
      product_type: z.literal('HELOC'),
    }),
    replies: { 200: z.object({ consents: z.array(z.object({ consent_type: smsType, opt_in_out: optInOut })) }) },
  }),
}
