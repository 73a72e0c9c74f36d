import type { identityCalls } from '@hearthline/contract'
import { readIdentity } from '../../usecases/identity/read-identity.ts'
import type { Handler } from '../handler.ts'

export const readOwnIdentity: Handler<typeof identityCalls.readIdentity> = async ({ session }, container) => ({
  status: 200,
  body: await readIdentity(container, session),
})
