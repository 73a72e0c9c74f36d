/** The sandbox's brokers and appraisers: the home's value, which for Appraisal the broker cannot settle. */
import { lenderDay } from '@hearthline/domain'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { homeValue } from '../../sandbox/household.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Appraisal, AppraisalOrdered, AppraisalRequest, PriceOpinion, PriceOpinionRequest } from '../port.ts'

const PROVIDER = 'Maple Valuation Services (sandbox)'

function opinion({ applicantName: name, property }: PriceOpinionRequest, call: ProviderCall): SandboxAnswer<PriceOpinion> {
  const reference = drawReference('opinion', call.idempotencyKey)
  const data = {
    valueCents: homeValue(name, property.address) * 100,
    valuedOn: lenderDay(call.now),
    conclusive: personaOf(name.lastName)?.lastName !== 'Appraisal',
  }
  return { data, reference, response: { reference, ...data } }
}

function ordered(call: ProviderCall): SandboxAnswer<AppraisalOrdered> {
  const reference = drawReference('appraisal', call.idempotencyKey)
  return { data: { status: 'ORDERED' }, reference, response: { reference, status: 'ORDERED' } }
}

export function sandboxAppraisal(world: SandboxWorld): Appraisal {
  const about = (capability: string, { property, applicantName: name }: AppraisalRequest) => ({
    provider: PROVIDER,
    capability,
    name,
    address: property.address,
    request: { property: property.uuid, address: property.address, applicantName: name },
  })
  return {
    priceOpinion: (request, call) => {
      const { condition, contactName } = request
      const question = about('appraisal.priceOpinion', request)
      return askSandbox(world, { ...question, request: { ...question.request, condition, contactName } }, call, () =>
        opinion(request, call),
      )
    },
    orderAppraisal: (request, call) => askSandbox(world, about('appraisal.orderAppraisal', request), call, () => ordered(call)),
  }
}
