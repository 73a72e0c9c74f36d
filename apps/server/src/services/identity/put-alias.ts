import type { identityCalls } from '@hearthline/contract'
import { putAlias } from '../../usecases/identity/put-alias.ts'
import { readIdentity } from '../../usecases/identity/read-identity.ts'
import type { Handler } from '../handler.ts'

export const putOwnAlias: Handler<typeof identityCalls.putAlias> = async ({ session, body }, container) => {
  await putAlias(container, session.identityId, body)
  return { status: 200, body: await readIdentity(container, session) }
}
