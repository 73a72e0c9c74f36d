/** DELETE …/heloc/{uuid}/plan/{plan}: drops a saved plan. */
import type { decisionCalls } from '@hearthline/contract'
import { dropPlan as drop } from '../../usecases/refusals/drop-plan.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const dropPlan: Handler<typeof decisionCalls.dropPlan> = async (incoming, container) => {
  await drop(container, ownerOf(incoming), incoming.params.uuid, incoming.params.plan)
  return { status: 204, body: null }
}
