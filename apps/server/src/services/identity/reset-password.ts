import type { identityCalls } from '@hearthline/contract'
import { resetPassword } from '../../usecases/identity/reset-password.ts'
import type { Handler } from '../handler.ts'

export const resetByLink: Handler<typeof identityCalls.resetPassword> = async ({ body, network, organization }, container) => {
  await resetPassword(container, organization, { ...body, network })
  return { status: 204, body: null }
}
