/** POST …/signer/login: email and mailed code to a session that opens what the person signs. */
import type { identityCalls } from '@hearthline/contract'
import { logInAsSigner as logIn } from '../../usecases/signer/log-in-as-signer.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handler.ts'

export const logInAsSigner: Handler<typeof identityCalls.logInAsSigner> = async (incoming, container) => {
  const { jwt } = await logIn(container, incoming.body, callerOf(incoming))
  return { status: 200, body: { jwt }, headers: { authorization: `Bearer ${jwt}` } }
}
