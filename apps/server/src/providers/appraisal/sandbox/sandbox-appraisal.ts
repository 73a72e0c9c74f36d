/** The sandbox's brokers and appraisers: the home's value, which for Appraisal the broker cannot settle. */
import { lenderDay } from '@hearthline/domain'
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { homeValue } from '../../sandbox/household.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type {
  Appraisal,
  AppraisalOrdered,
  AppraisalRequest,
  PriceOpinion,
  PriceOpinionRequest,
  VisitBooked,
  VisitRequest,
} from '../port.ts'

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

function ordered({ orderId }: AppraisalRequest): SandboxAnswer<AppraisalOrdered> {
  const reference = drawReference('appraisal', orderId)
  return { data: { status: 'ORDERED' }, reference, response: { reference, status: 'ORDERED' } }
}

/** The reference is that of the order, whichever time it now has. */
function booked({ orderId, canceled }: VisitRequest): SandboxAnswer<VisitBooked> {
  const reference = drawReference('visit', orderId)
  const status = canceled ? ('CANCELED' as const) : ('BOOKED' as const)
  return { data: { status }, reference, response: { reference, status } }
}

export function sandboxAppraisal(world: SandboxWorld): Appraisal {
  const about = (capability: string, { property, applicantName: name }: Pick<AppraisalRequest, 'property' | 'applicantName'>) => ({
    provider: PROVIDER,
    capability,
    name,
    address: property.address,
    request: { property: property.uuid, address: property.address, applicantName: name },
  })
  return {
    bookVisit: (request, call) => {
      const { orderId, condition, contactName, visit, canceled } = request
      const question = about('appraisal.bookVisit', request)
      return askSandbox(
        world,
        { ...question, request: { ...question.request, orderId, condition, contactName, visit, canceled } },
        call,
        () => booked(request),
      )
    },
    priceOpinion: (request, call) => {
      const { condition, contactName } = request
      const question = about('appraisal.priceOpinion', request)
      return askSandbox(world, { ...question, request: { ...question.request, condition, contactName } }, call, () =>
        opinion(request, call),
      )
    },
    orderAppraisal: (request, call) => {
      const { orderId, contactName, visit } = request
      const question = about('appraisal.orderAppraisal', request)
      return askSandbox(world, { ...question, request: { ...question.request, orderId, contactName, visit } }, call, () => ordered(request))
    },
  }
}
