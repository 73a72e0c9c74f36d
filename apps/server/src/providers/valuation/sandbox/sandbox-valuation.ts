/** The sandbox's two automated valuation models: the home's value with a small uncertainty, unless the persona says otherwise. */
import { lenderDay } from '@hearthline/domain'
import type { AutomatedValue } from '@hearthline/domain/facts/valuation'
import type { ProviderCall } from '../../provider-call.ts'
import { addressKey, applicantKey } from '../../sandbox/applicant-key.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { drawBetween, drawReference } from '../../sandbox/draw.ts'
import { homeValue } from '../../sandbox/household.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { AutomatedValueRequest, Valuation } from '../port.ts'

const PROVIDER = 'Cedar Valuation (sandbox)'
const MODELS = { PRIMARY: 'Cedar AVM 1', SECONDARY: 'Larch AVM 2' } as const

/** Lowconfidence, in tenths of a percent: both above the 20 percent that count as sure enough. */
const TOO_UNSURE = { PRIMARY: 270, SECONDARY: 240 } as const

/** Of their homes the models are sure, and yet the vendor wants a broker to look: Appraisal's broker then sends for an appraiser. */
const MUST_BE_SEEN: ReadonlySet<string> = new Set(['Bporequired', 'Appraisal'])

/** Forecast standard deviation in tenths of a percent: 5 to 14 percent. */
function deviationTenths(request: AutomatedValueRequest): number {
  const { applicantName: name, model, property } = request
  if (personaOf(name.lastName)?.lastName === 'Lowconfidence') return TOO_UNSURE[model]
  return drawBetween(50, 140, applicantKey(name), addressKey(property.address), model)
}

function value(request: AutomatedValueRequest, call: ProviderCall): SandboxAnswer<AutomatedValue> {
  const { applicantName: name, model, property } = request
  const reference = drawReference('avm', call.idempotencyKey, model)
  const asked = { model: MODELS[model], reference, valuedOn: lenderDay(call.now) }
  if (personaOf(name.lastName)?.lastName === 'Noavm') {
    return { data: { ...asked, available: false }, reference, response: { reference, available: false } }
  }
  const dollars = homeValue(name, property.address)
  const tenths = deviationTenths(request)
  // dollars x thousandths, to the thousand below or above
  const spread = Math.round((dollars * tenths) / 1_000_000) * 1000
  const data: AutomatedValue = {
    ...asked,
    available: true,
    valueCents: dollars * 100,
    lowCents: (dollars - spread) * 100,
    highCents: (dollars + spread) * 100,
    forecastStandardDeviation: `${Math.floor(tenths / 10)}.${tenths % 10}`,
    ...(MUST_BE_SEEN.has(personaOf(name.lastName)?.lastName ?? '') && { followUp: 'BROKER_PRICE_OPINION' as const }),
  }
  const { valueCents, forecastStandardDeviation, followUp } = data
  return { data, reference, response: { reference, available: true, valueCents, forecastStandardDeviation, ...(followUp && { followUp }) } }
}

export const sandboxValuation = (world: SandboxWorld): Valuation => ({
  automatedValue: (request, call) => {
    const { applicantName: name, model, property } = request
    const question = {
      provider: PROVIDER,
      capability: `valuation.${model}`,
      name,
      address: property.address,
      request: { model, property: property.uuid, address: property.address },
    }
    return askSandbox(world, question, call, () => value(request, call))
  },
})
