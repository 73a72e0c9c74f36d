/** GET …/heloc/{uuid}/decision: the decision explained. */
import type { decisionCalls } from '@hearthline/contract'
import { readDecision as read } from '../../usecases/refusals/read-decision.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const readDecision: Handler<typeof decisionCalls.read> = async (incoming, container) => ({
  status: 200,
  body: await read(container, ownerOf(incoming), incoming.params.uuid),
})
