/** Accounts and sessions: register, log in and out, who am I. */
import { password, phone } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { consentGiven, emailAddress, instant, nothing, person, phoneNumber, uuid } from '../wire-fields.ts'

const jwt = z.object({ jwt: z.string() })

/** Whose identity it is [session/identity-lookup]; `name`, `phoneNumbers` and `type` are what the navigation reads. */
export const identity = z.object({
  uuid: z.string(),
  organizationCode: z.string(),
  profileType: z.string(),
  /** CO_DEEDER marks an additional signer. */
  type: z.string(),
  email: z.string(),
  aliases: z.array(z.object({ type: z.string(), value: z.string() })),
  walletAddresses: z.array(z.string()),
  isBroker: z.boolean(),
  roles: z.array(z.string()),
  name: person.nullable(),
  phoneNumbers: z.array(phoneNumber),
})

const sessionSummary = z.object({
  uuid: z.string(),
  organizationCode: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  address: z.string().nullable(),
  agent: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
})

export const signInCode = z
  .string('Required')
  .trim()
  .regex(/^\d{6}$/, 'Enter the six digits of the code')

export const identityCalls = {
  register: call({
    method: 'POST',
    path: '/identity/api/v1/registration/register',
    access: 'external',
    throttle: 'login',
    summary: 'Create an account; 401 identity_exists when the email has one. The token is in the body and in Authorization.',
    query: z.object({ organization: z.string().max(64).optional() }),
    body: z.object({
      email: emailAddress,
      password,
      phoneNumber: phone,
      /** ours: what was agreed to with the account, kept even where no application follows */
      consents: z.array(consentGiven).max(10).optional(),
    }),
    replies: { 200: jwt },
  }),
  login: call({
    method: 'POST',
    path: '/identity/api/v1/login',
    access: 'external',
    throttle: 'login',
    summary: 'Sign in with email and password; 401 wrong_credentials says the same for an unknown email and a wrong password',
    body: z.object({
      email: z.string().trim().min(1, 'Please enter your email').max(254),
      password: z.string().min(1, 'Required').max(256),
    }),
    /** secondStep: an account of staff, whose token opens nothing before the second factor (second-factor-calls.ts) */
    replies: { 200: jwt.extend({ secondStep: z.boolean().optional() }) },
  }),
  readIdentity: call({
    method: 'GET',
    path: '/identity/secure/api/v1_1/identity',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    summary: 'Who the token belongs to',
    replies: { 200: identity },
  }),
  readIdentityV1: call({
    method: 'GET',
    path: '/identity/secure/api/v1/identity',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    summary: 'Who the token belongs to (older path, same answer)',
    replies: { 200: identity },
  }),
  putAlias: call({
    method: 'PUT',
    path: '/identity/secure/api/v1/identity/alias',
    access: 'signed-in',
    throttle: 'change',
    summary: 'Set a further name under which the person is known; one value per type',
    body: z.object({ type: z.enum(['Phone']), value: phone }),
    replies: { 200: identity },
  }),
  changePassword: call({
    method: 'PUT',
    path: '/identity/secure/api/v1/password',
    access: 'signed-in',
    throttle: 'login',
    summary: 'Change the password; every other session of the person ends',
    body: z.object({ currentPassword: z.string().min(1, 'Required').max(256), newPassword: password }),
    replies: { 204: nothing },
  }),
  logout: call({
    method: 'POST',
    path: '/identity/secure/api/v1/logout',
    access: 'signed-in',
    parties: ['borrower', 'signer'],
    beforeSecondFactor: true,
    summary: 'End this session; its token stops working at once',
    replies: { 204: nothing },
  }),
  listSessions: call({
    method: 'GET',
    path: '/identity/secure/api/v1/sessions',
    access: 'signed-in',
    summary: 'Live sessions of the person, newest first',
    replies: { 200: z.object({ sessions: z.array(sessionSummary) }) },
  }),
  revokeSession: call({
    method: 'DELETE',
    path: '/identity/secure/api/v1/sessions/:sessionUuid',
    access: 'signed-in',
    summary: "End one of one's own sessions",
    params: z.object({ sessionUuid: uuid }),
    replies: { 204: nothing },
  }),
  revokeOtherSessions: call({
    method: 'DELETE',
    path: '/identity/secure/api/v1/sessions',
    access: 'signed-in',
    summary: "End every one of one's own sessions but the one that asks; how many ended",
    replies: { 200: z.object({ ended: z.int() }) },
  }),
  requestSignInCode: call({
    method: 'POST',
    path: '/identity/api/v1/signer/codes',
    access: 'external',
    throttle: 'login',
    summary: 'Email a six-digit code to someone who signs beside a borrower; the response is the same for an email that no one signs with',
    body: z.object({ email: emailAddress }),
    /** `request` goes back with the code: it belongs to whoever asked for it. */
    replies: { 202: z.object({ accepted: z.literal(true), request: z.string() }) },
  }),
  logInAsSigner: call({
    method: 'POST',
    path: '/identity/api/v1/signer/login',
    access: 'external',
    throttle: 'login',
    summary:
      'Sign in with an email and the code sent to it; the session opens what the person signs. 401 wrong_credentials: wrong, used or too old',
    body: z.object({ request: uuid, email: emailAddress, code: signInCode }),
    replies: { 200: jwt },
  }),
  requestEmailChange: call({
    method: 'POST',
    path: '/identity/secure/api/v1/email-changes',
    access: 'signed-in',
    throttle: 'login',
    summary:
      'Email a link to another address, which becomes the email of the account when it is opened; the response is the same where the address is taken. With the password, or a code sent to the present address',
    body: z.object({
      email: emailAddress,
      currentPassword: z.string().min(1, 'Required').max(256).optional(),
      code: z.object({ request: z.uuid(), code: z.string().regex(/^\d{6}$/, 'Enter the 6-digit code') }).optional(),
    }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  confirmEmailChange: call({
    method: 'POST',
    path: '/identity/api/v1/email-changes/confirm',
    access: 'external',
    throttle: 'login',
    summary: 'Take the new email with the token of the emailed link; every session of the person ends. 410 gone: used, too old or unknown',
    body: z.object({ token: z.string('Required').trim().min(1, 'Required').max(200) }),
    replies: { 204: nothing },
  }),
  requestPasswordReset: call({
    method: 'POST',
    path: '/identity/api/v1/password-resets',
    access: 'external',
    throttle: 'login',
    summary: 'Email a link that sets a new password, if the email has an account; the response is the same when it has none',
    body: z.object({ email: emailAddress }),
    replies: { 202: z.object({ accepted: z.literal(true) }) },
  }),
  resetPassword: call({
    method: 'POST',
    path: '/identity/api/v1/password-resets/redeem',
    access: 'external',
    throttle: 'login',
    summary: 'Set a new password with the token of the emailed link; every session of the person ends. 410 gone: used, too old or unknown',
    body: z.object({ token: z.string('Required').trim().min(1, 'Required').max(200), password }),
    replies: { 204: nothing },
  }),
}
