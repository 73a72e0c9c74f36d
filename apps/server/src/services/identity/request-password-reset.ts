import type { identityCalls } from '@hearthline/contract'
import { requestPasswordReset } from '../../usecases/identity/request-password-reset.ts'
import type { Handler } from '../handler.ts'

export const requestReset: Handler<typeof identityCalls.requestPasswordReset> = async ({ body, organization }, container) => {
  requestPasswordReset(container, { email: body.email, brand: organization })
  return { status: 202, body: { accepted: true } }
}
