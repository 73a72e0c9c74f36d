import type { serviceProfileCalls } from '@hearthline/contract'
import { readProfile } from '../../usecases/profile/read-profile.ts'
import type { Handler } from '../handler.ts'

export const readOwnProfile: Handler<typeof serviceProfileCalls.readProfile> = async ({ session }, container) => ({
  status: 200,
  body: await readProfile(container, session),
})
