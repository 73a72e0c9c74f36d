/** How an organization's people log in. */
import { phone } from '@hearthline/domain/registration'
import { z } from 'zod'
import { call } from '../call.ts'
import { identity, signInCode } from '../identity/calls.ts'
import { emailAddress, uuid } from '../wire-fields.ts'

const audience = z.enum(['customer', 'agent'])
const redirect = z.object({ redirect: z.string() })

/** A path of our own origin: whoever is sent elsewhere after logging in was lured. */
const ownPath = z
  .string()
  .max(2048)
  .regex(/^\/(?!\/)[\x21-\x7e]*$/, 'Must be a path of this site')
  // Dot segments and backslashes are resolved by browsers: "/.//evil.test" would become a host.
  .regex(/^[^\\?#]*(?:[?#]|$)/, 'Must be a path of this site')
  .regex(/^(?!(?:[^?#]*\/)(?:\.|%2e){1,2}(?:[/?#]|$))/i, 'Must be a path of this site')

/** As `brokerLogin` gave it to the provider. */
const state = z.string().min(1).max(128)

export const identityBrokerCalls = {
  readLoginMode: call({
    method: 'GET',
    path: '/identity-broker/external/api/v1/login-mode',
    access: 'external',
    summary: 'Password or broker, for an application, an organization and a mode; the page to sign in on',
    query: z.object({
      application: z.string().max(64).optional(),
      organization: z.string().max(64).optional(),
      mode: z.string().max(64).optional(),
    }),
    replies: {
      200: z.object({
        mode: z.enum(['password', 'broker']),
        application: z.string(),
        organization: z.string(),
        /** Page of the host application, relative to its origin. */
        redirect: z.string(),
        /** What a provider of the organization's own is called, where people may sign in there. */
        provider: z.optional(z.string()),
      }),
    },
  }),
  brokerLogin: call({
    method: 'POST',
    path: '/identity-broker/:audience/api/v3/login',
    access: 'external',
    summary:
      'Where to sign in: customers on the host application, agents in the console; by=provider: at the organization’s own provider, bound to this browser for ten minutes. 409 where it has none, 503 while it is away',
    params: z.object({ audience }),
    query: z.object({
      telemetryTrackingId: z.string().max(128).optional(),
      redirectUrl: ownPath.optional(),
      by: z.literal('provider').optional(),
    }),
    replies: { 200: redirect },
  }),
  requestCode: call({
    method: 'POST',
    path: '/identity-broker/customer/api/v3/codes',
    access: 'external',
    throttle: 'login',
    summary: 'Email a six-digit code to a mailbox, with or without an account; 409 where an organization’s people sign in with a password',
    body: z.object({ email: emailAddress }),
    /** `request` goes back with the code: it belongs to whoever asked for it. */
    replies: { 202: z.object({ accepted: z.literal(true), request: z.string() }) },
  }),
  logInByCode: call({
    method: 'POST',
    path: '/identity-broker/customer/api/v3/codes/redeem',
    access: 'external',
    throttle: 'login',
    summary:
      'Sign in with an email and the code sent to it. No token where the mailbox has no account yet: sent again with a phone number, it has one then. 401 wrong_credentials: wrong, used or too old',
    body: z.object({ request: uuid, email: emailAddress, code: signInCode, phoneNumber: z.optional(phone), state: z.optional(state) }),
    replies: { 200: z.object({ jwt: z.string().nullable() }) },
  }),
  logInByProvider: call({
    method: 'POST',
    path: '/identity-broker/:audience/api/v3/provider/redeem',
    access: 'external',
    throttle: 'login',
    summary:
      'Sign in with the answer of the organization’s provider, in the browser that left for it. Without a token, next says what is missing: a phone number of a newcomer, or a code to the mailbox. 401 wrong_credentials: refused, used, too old, or no account of staff',
    params: z.object({ audience }),
    body: z.object({
      state,
      code: z.optional(z.string().min(1).max(4096)),
      iss: z.optional(z.string().max(2048)),
      error: z.optional(z.string().max(256)),
      phoneNumber: z.optional(phone),
    }),
    replies: {
      200: z.object({
        jwt: z.string().nullable(),
        next: z.enum(['phone', 'code']).nullable(),
        /** What the provider says it is, where a code is needed. */
        email: z.string().nullable(),
        /** Where the person was; a path of this site. */
        redirect: z.string().nullable(),
      }),
    },
  }),
  brokerSelf: call({
    method: 'GET',
    path: '/identity-broker/:audience/secure/api/v3/self/:info',
    access: 'signed-in',
    summary: 'Who the token belongs to, for a product: self/helocinfo',
    params: z.object({ audience, info: z.enum(['helocinfo', 'dscrinfo']) }),
    replies: { 200: identity },
  }),
  brokerLogout: call({
    method: 'POST',
    path: '/identity-broker/:audience/secure/api/v3/logout',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'End this session; where to go then',
    params: z.object({ audience }),
    replies: { 200: redirect },
  }),
}
