/** The second factor of staff: passkeys, an authenticator app as their fallback, recovery codes for when both are lost. */
import { z } from 'zod'
import { call } from '../call.ts'
import { instant, nothing } from '../wire-fields.ts'

const path = '/console/api/v1/second-factor'

/** Options and responses of WebAuthn travel as its JSON serialization; the server's library checks them. */
const webAuthnJson = z.record(z.string(), z.unknown())
const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** A new token where the sign-in was finished by it: the one before is dead. Null where a session that was whole is fresh again. */
const passed = z.object({ jwt: z.string().nullable() })
/** The recovery codes are shown this once; null where there are some already. */
const added = passed.extend({ recoveryCodes: z.array(z.string()).nullable() })

const name = z.string('Required').trim().min(1, 'Give the passkey a name').max(60, 'Use at most 60 characters')
const sixDigits = z
  .string('Required')
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows'))
const recoveryCode = z
  .string('Required')
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{10}$/, 'Enter a recovery code: ten letters and digits'))

const secondFactor = z.object({
  /** SET_UP: there is none yet. CHECK: the sign-in waits for it. DONE: it was given in this session. */
  state: z.enum(['SET_UP', 'CHECK', 'DONE']),
  /** whether a call that asks for it again goes through now */
  fresh: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: instant,
      lastUsedAt: instant.nullable(),
      /** whether it is one of this host: a passkey works at the host where it was made */
      here: z.boolean(),
    }),
  ),
  authenticatorApp: z.object({ addedAt: instant }).nullable(),
  recoveryCodesLeft: z.int(),
  /** a demo account of the sandbox, which may continue without; never in production */
  maySkip: z.boolean(),
})

const open = { access: 'operator', agents: true, beforeSecondFactor: true, mostBodyBytes: 64_000 } as const

export const secondFactorCalls = {
  read: call({
    ...open,
    method: 'GET',
    path,
    summary: 'Whether the second factor was given in this session, and what there is to give it with',
    replies: { 200: secondFactor },
  }),
  passkeyToAdd: call({
    ...open,
    method: 'POST',
    path: `${path}/passkeys/options`,
    throttle: 'login',
    summary: 'What a browser needs to make a passkey; at the first sign-in, or with a second factor of the last five minutes',
    replies: { 200: webAuthnJson },
  }),
  addPasskey: call({
    ...open,
    method: 'POST',
    path: `${path}/passkeys`,
    throttle: 'login',
    summary: 'Adds the passkey that a browser made',
    body: z.object({ name, credential }),
    replies: { 200: added },
  }),
  removePasskey: call({
    method: 'DELETE',
    path: `${path}/passkeys/:passkey`,
    access: 'operator',
    agents: true,
    stepUp: 'always',
    summary: 'Removes a passkey, while another one or an authenticator app remains',
    params: z.object({ passkey: z.string().max(2000) }),
    replies: { 204: nothing },
  }),
  passkeyToUse: call({
    ...open,
    method: 'POST',
    path: `${path}/check/options`,
    throttle: 'login',
    summary: 'What a browser needs to use a passkey',
    replies: { 200: webAuthnJson },
  }),
  usePasskey: call({
    ...open,
    method: 'POST',
    path: `${path}/check`,
    throttle: 'login',
    summary: 'Checks a passkey that was used: finishes the sign-in, or makes the session fresh',
    body: z.object({ credential }),
    replies: { 200: passed },
  }),
  startAuthenticatorApp: call({
    ...open,
    method: 'POST',
    path: `${path}/authenticator-app`,
    throttle: 'login',
    summary: 'A new secret for an authenticator app; it counts once a code of it was typed',
    replies: { 200: z.object({ secret: z.string(), address: z.string() }) },
  }),
  confirmAuthenticatorApp: call({
    ...open,
    method: 'POST',
    path: `${path}/authenticator-app/confirm`,
    throttle: 'login',
    summary: 'Adds the authenticator app by its first code, in place of an earlier one',
    body: z.object({ code: sixDigits }),
    replies: { 200: added },
  }),
  removeAuthenticatorApp: call({
    method: 'DELETE',
    path: `${path}/authenticator-app`,
    access: 'operator',
    agents: true,
    stepUp: 'always',
    summary: 'Removes the authenticator app, while a passkey remains',
    replies: { 204: nothing },
  }),
  useCode: call({
    ...open,
    method: 'POST',
    path: `${path}/check/code`,
    throttle: 'login',
    summary: 'Checks a code of the authenticator app: finishes the sign-in, or makes the session fresh',
    body: z.object({ code: sixDigits }),
    replies: { 200: passed },
  }),
  useRecoveryCode: call({
    ...open,
    method: 'POST',
    path: `${path}/check/recovery-code`,
    throttle: 'login',
    summary: 'Uses up a recovery code: finishes the sign-in, or makes the session fresh; the person is emailed',
    body: z.object({ code: recoveryCode }),
    replies: { 200: passed },
  }),
  replaceRecoveryCodes: call({
    method: 'POST',
    path: `${path}/recovery-codes`,
    access: 'operator',
    agents: true,
    stepUp: 'always',
    throttle: 'login',
    summary: 'Ten new recovery codes, shown this once; the earlier ones stop working',
    replies: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  }),
  skip: call({
    ...open,
    method: 'POST',
    path: `${path}/skip`,
    throttle: 'login',
    summary: 'Continues without a second factor: a demo account of the sandbox alone, never in production',
    replies: { 200: passed },
  }),
}
