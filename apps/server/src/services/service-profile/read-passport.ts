import type { serviceProfileCalls } from '@hearthline/contract'
import { readPassport } from '../../usecases/profile/read-passport.ts'
import type { Handler } from '../handler.ts'

export const readOwnPassport: Handler<typeof serviceProfileCalls.readPassport> = async ({ session, organization }, container) => ({
  status: 200,
  body: await readPassport(container, session, organization),
})
