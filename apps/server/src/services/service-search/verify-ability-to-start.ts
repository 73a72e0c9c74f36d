import type { serviceSearchCalls } from '@hearthline/contract'
import { verifyAbilityToStart } from '../../usecases/reference/verify-ability-to-start.ts'
import type { Handler } from '../handler.ts'

export const verifyOwnAbilityToStart: Handler<typeof serviceSearchCalls.verifyAbilityToStart> = async (
  { session, organization },
  container,
) => ({
  status: 200,
  body: await verifyAbilityToStart(container, organization, session.identityId),
})
