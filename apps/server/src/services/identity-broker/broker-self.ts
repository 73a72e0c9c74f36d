import type { identityBrokerCalls } from '@hearthline/contract'
import { readIdentity } from '../../usecases/identity/read-identity.ts'
import type { Handler } from '../handler.ts'

export const brokerSelf: Handler<typeof identityBrokerCalls.brokerSelf> = async ({ session }, container) => ({
  status: 200,
  body: await readIdentity(container, session),
})
