import type { identityCalls } from '@hearthline/contract'
import { changePassword } from '../../usecases/identity/change-password.ts'
import type { Handler } from '../handler.ts'

export const changeOwnPassword: Handler<typeof identityCalls.changePassword> = async (
  { session, body, network, organization },
  container,
) => {
  await changePassword(container, session, organization, { ...body, network })
  return { status: 204, body: null }
}
