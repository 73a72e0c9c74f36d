/** What a line would cost by the lender's terms, prime rate and tables of the day. No application, no pull, nothing stored. */
import type { Brand } from '@hearthline/brands'
import type { EstimateBody } from '@hearthline/contract'
import {
  fromCents,
  guidelineOn,
  lenderDay,
  priceScenario,
  pricingOn,
  type Scenario,
  type ScenarioAnswer,
  scoreBands,
  stateLawOn,
  toWireCosts,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { ratesOf } from '../../work/decision/make-decision.ts'
import { organizationTerms } from '../../work/decision/organization-terms.ts'
import { discountText, wireOfferOf } from '../application/read-offers.ts'
import { refuseWithdrawn } from '../organization/refuse-withdrawn.ts'

/** @throws Problem gone at a lender that takes no applications */
export function estimateForm({ clock }: Pick<Container, 'clock'>, brand: Brand) {
  refuseWithdrawn(brand)
  const on = lenderDay(clock.now())
  const { rules, recordingTaxes } = stateLawOn(on)
  return {
    scoreBands: scoreBands(guidelineOn(on), pricingOn(on), organizationTerms(brand, on)),
    statesWithYearsBetween: Object.keys(rules).filter((state) => rules[state]?.yearsBetween !== undefined),
    statesWithCountyTax: [...new Set(recordingTaxes.rows.flatMap(({ state, counties }) => (counties === undefined ? [] : [state])))],
  }
}

/** @throws Problem gone at a lender that takes no applications */
export async function priceEstimate(
  { clock, engine }: Pick<Container, 'clock' | 'engine'>,
  brand: Brand,
  scenario: Scenario,
): Promise<EstimateBody> {
  refuseWithdrawn(brand)
  const now = clock.now()
  const on = lenderDay(now)
  const { services } = engine.parts
  const rates = await ratesOf({ now, application: { organizationCode: brand.orgCode }, services })
  const answer = priceScenario(scenario, { on, now, organization: organizationTerms(brand, on), ...rates })
  // Which parts of a state a lender leaves out is no rule of the decision: whoever applies from there is told before it.
  const isLeftOut = brand.lending.unservedZipPrefixes.some((prefix) => scenario.zip?.startsWith(prefix))
  return isLeftOut ? notServed(bodyOf(answer, scenario, brand)) : bodyOf(answer, scenario, brand)
}

function bodyOf(answer: ScenarioAnswer, { state }: Scenario, brand: Brand): EstimateBody {
  const { decision, offers, costs } = answer
  const { figures, index, pricingAsOf, guidelineVersion } = decision
  const wireCosts = toWireCosts(costs)
  const isServed = decision.limits.every(({ limit, passed }) => limit !== 'STATE' || passed)
  return {
    outcome: offers.length > 0 ? 'OFFERS' : isServed ? 'NO_OFFERS' : 'NOT_SERVED',
    offers: offers.map(wireOfferOf),
    costs: wireCosts.costs.map((cost, place) => ({ ...cost, amountCents: costs[place]!.amountCents, paid: costs[place]!.paid })),
    discounts: discountText(brand.lending, pricingAsOf),
    requiredPayOffs: answer.payOffs.map(({ id, name, balanceCents }) => ({
      ...{ id, creditor: name, last4: '' },
      monetaryBalance: fromCents(balanceCents),
    })),
    facts: {
      ...{ score: figures.score, valueCents: figures.valueCents, pricingAsOf, guidelineVersion, limitedBy: answer.limitedBy, state },
      index: index && { percent: index.percent, from: index.from, confirmed: index.confirmed },
    },
    maximumLineCents: decision.maximumLineCents,
    incomeJudged: answer.isIncomeJudged,
    payOffDropped: decision.payOffDropped === true,
    limits: answer.limits.map(({ maximumLineCents = null, ...limit }) => ({ ...limit, maximumLineCents })),
    ways: [...answer.ways],
  }
}

const notServed = (body: EstimateBody): EstimateBody => ({
  ...body,
  outcome: 'NOT_SERVED',
  offers: [],
  maximumLineCents: 0,
  ways: [],
})
