/** POST …/heloc/{uuid}/plan: saves an approval path as a plan. */
import type { decisionCalls } from '@hearthline/contract'
import { savePlan as save } from '../../usecases/refusals/save-plan.ts'
import type { Handler } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const savePlan: Handler<typeof decisionCalls.savePlan> = async (incoming, container) => {
  const { params, body, idempotencyKey } = incoming
  return {
    status: 200,
    body: { plan: await save(container, { caller: ownerOf(incoming), ...params, ...body, checkOn: body.checkOn, idempotencyKey }) },
  }
}
