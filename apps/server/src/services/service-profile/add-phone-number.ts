import type { serviceProfileCalls } from '@hearthline/contract'
import { addPhoneNumber } from '../../usecases/profile/add-phone-number.ts'
import { readProfile } from '../../usecases/profile/read-profile.ts'
import type { Handler } from '../handler.ts'

export const addOwnPhoneNumber: Handler<typeof serviceProfileCalls.addPhoneNumber> = async ({ session, organization, body }, container) => {
  await addPhoneNumber(container, session, organization, body)
  return { status: 200, body: await readProfile(container, session) }
}
