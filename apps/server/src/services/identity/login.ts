import type { identityCalls } from '@hearthline/contract'
import { logIn } from '../../usecases/identity/log-in.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handler.ts'

export const login: Handler<typeof identityCalls.login> = async (incoming, container) => {
  const found = await logIn(container, incoming.body, callerOf(incoming))
  return { status: 200, body: found, headers: { authorization: `Bearer ${found.jwt}` } }
}
