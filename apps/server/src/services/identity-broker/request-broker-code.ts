import type { identityBrokerCalls } from '@hearthline/contract'
import { requestBrokerCode as request } from '../../usecases/identity-broker/request-broker-code.ts'
import type { Handler } from '../handler.ts'

export const requestBrokerCode: Handler<typeof identityBrokerCalls.requestCode> = async ({ body, organization, network }, container) => ({
  status: 202,
  body: { accepted: true, request: request(container, { email: body.email, brand: organization, network }) },
})
