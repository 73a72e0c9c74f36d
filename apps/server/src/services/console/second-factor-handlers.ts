/** /console/api/v1/second-factor */
import type { Call, secondFactorCalls } from '@hearthline/contract'
import { confirmApp, removeAuthenticatorApp, startAuthenticatorApp, useCode } from '../../usecases/second-factor/authenticator-app.ts'
import type { FactorOwner } from '../../usecases/second-factor/factor-owner.ts'
import { addPasskey, passkeyToAdd, passkeyToUse, removePasskey, usePasskey } from '../../usecases/second-factor/passkeys.ts'
import { readSecondFactor } from '../../usecases/second-factor/read-second-factor.ts'
import { replaceRecoveryCodes, useRecoveryCode } from '../../usecases/second-factor/recovery-codes.ts'
import { skipFactor } from '../../usecases/second-factor/skip-factor.ts'
import type { LiveSession } from '../../usecases/session/live-session.ts'
import { callerOf } from '../caller-of.ts'
import type { Handlers, Incoming } from '../handler.ts'

const ownerOf = (
  incoming: Pick<Incoming<Call>, 'organization' | 'address' | 'network' | 'agent'> & { session: LiveSession },
): FactorOwner => ({
  session: incoming.session,
  caller: callerOf(incoming),
})

export const secondFactorHandlers = {
  read: async (incoming, container) => ({ status: 200, body: await readSecondFactor(container, ownerOf(incoming), incoming.origin) }),
  passkeyToAdd: async (incoming, container) => ({ status: 200, body: await passkeyToAdd(container, ownerOf(incoming), incoming.origin) }),
  addPasskey: async (incoming, container) => ({
    status: 200,
    body: await addPasskey(container, ownerOf(incoming), { ...incoming.body, origin: incoming.origin }),
  }),
  removePasskey: async (incoming, container) => {
    await removePasskey(container, ownerOf(incoming), incoming.params.passkey)
    return { status: 204, body: null }
  },
  passkeyToUse: async (incoming, container) => ({ status: 200, body: await passkeyToUse(container, ownerOf(incoming), incoming.origin) }),
  usePasskey: async (incoming, container) => ({
    status: 200,
    body: await usePasskey(container, ownerOf(incoming), { credential: incoming.body.credential, origin: incoming.origin }),
  }),
  startAuthenticatorApp: async (incoming, container) => ({ status: 200, body: await startAuthenticatorApp(container, ownerOf(incoming)) }),
  confirmAuthenticatorApp: async (incoming, container) => ({
    status: 200,
    body: await confirmApp(container, ownerOf(incoming), incoming.body.code),
  }),
  removeAuthenticatorApp: async (incoming, container) => {
    await removeAuthenticatorApp(container, ownerOf(incoming))
    return { status: 204, body: null }
  },
  useCode: async (incoming, container) => ({ status: 200, body: await useCode(container, ownerOf(incoming), incoming.body.code) }),
  useRecoveryCode: async (incoming, container) => ({
    status: 200,
    body: await useRecoveryCode(container, ownerOf(incoming), incoming.body.code),
  }),
  replaceRecoveryCodes: async (incoming, container) => ({ status: 200, body: await replaceRecoveryCodes(container, ownerOf(incoming)) }),
  skip: async (incoming, container) => ({ status: 200, body: await skipFactor(container, ownerOf(incoming)) }),
} satisfies Handlers<typeof secondFactorCalls>
