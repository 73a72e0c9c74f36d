/** POST …/signer/codes: a code for someone who signs; the response never reveals whether the email does. */
import type { identityCalls } from '@hearthline/contract'
import { requestSignInCode as request } from '../../usecases/signer/request-sign-in-code.ts'
import type { Handler } from '../handler.ts'

export const requestSignInCode: Handler<typeof identityCalls.requestSignInCode> = async ({ body, organization, network }, container) => ({
  status: 202,
  body: { accepted: true, request: request(container, { email: body.email, brand: organization, network }) },
})
