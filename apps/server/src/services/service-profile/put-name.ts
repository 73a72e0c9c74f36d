import type { serviceProfileCalls } from '@hearthline/contract'
import { putName } from '../../usecases/profile/put-name.ts'
import { readProfile } from '../../usecases/profile/read-profile.ts'
import type { Handler } from '../handler.ts'

export const putOwnName: Handler<typeof serviceProfileCalls.putName> = async ({ session, body }, container) => {
  await putName(container, session.identityId, body)
  return { status: 200, body: await readProfile(container, session) }
}
