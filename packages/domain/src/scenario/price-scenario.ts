import { notaryMeeting } from '../policy/notary-meeting.ts'
import {
  amountLimit,
  type Cost,
  costsFor,
  type Decision,
  findApprovalPaths,
  guidelineOn,
  type LimitName,
  type Offer,
  pricingOn,
  USUAL_THIRD_PARTY_FEES,
  underwrite,
} from '../underwriting/index.ts'
import { isIncomeJudged, type Scenario } from './scenario.ts'
import { type ScenarioMarket, scenarioInput } from './scenario-input.ts'
import { describeWay, explainScenarioLimit, loanNames, type ScenarioLimit } from './scenario-words.ts'
import { scoreBands } from './score-bands.ts'

export interface ScenarioAnswer {
  readonly decision: Decision
  /** none where a limit fails */
  readonly offers: readonly Offer[]
  readonly isIncomeJudged: boolean
  /** each limit that the scenario says something of, passed or not */
  readonly limits: readonly ScenarioLimit[]
  /** which of them the largest line ends at */
  readonly limitedBy: LimitName | undefined
  /** what would help, where there is no offer; the ways that a refused application is shown */
  readonly ways: readonly { readonly title: string; readonly detail: string }[]
  /** those that fall on the borrower beside the origination fee and the recording tax */
  readonly costs: readonly Cost[]
  readonly payOffs: readonly { readonly id: string; readonly name: string; readonly balanceCents: number }[]
}

/** What rests on an answer that the scenario has: all else is taken as passed, and the page says so. */
const SAID: ReadonlySet<LimitName> = new Set<LimitName>([
  'STATE',
  'PROPERTY_KIND',
  'SCORE',
  'LIEN_POSITION',
  'CLTV',
  'ORGANIZATION',
  'ONE_EQUITY_LOAN',
  'PRICING',
])

function isSaid(limit: LimitName, scenario: Scenario): boolean {
  if (limit === 'DTI') return isIncomeJudged(scenario)
  // A loan whose day no one said is taken for an old one: no day may be shown of it.
  if (limit === 'EQUITY_LOAN_YEAR') return scenario.loans.some(({ kind, openedOn }) => kind === 'HELOC' && openedOn !== undefined)
  return SAID.has(limit)
}

/** The price of a line for these facts: what the decision would offer an applicant who has them, by the same rules and tables of the day. */
export function priceScenario(scenario: Scenario, market: ScenarioMarket): ScenarioAnswer {
  const input = scenarioInput(scenario, market)
  const decision = underwrite(input)
  const names = loanNames(scenario)
  const bands = scoreBands(guidelineOn(market.on), pricingOn(market.on), market.organization)
  const { thirdPartyFees = USUAL_THIRD_PARTY_FEES } = market.organization
  const { state, occupancy } = scenario
  const place = { state, notary: notaryMeeting(state, occupancy), valuation: 'AVM' as const }
  const paths = decision.offers.length > 0 ? [] : findApprovalPaths({ input, today: market.on, mayTakeNow: true })
  return {
    decision,
    offers: decision.offers,
    isIncomeJudged: isIncomeJudged(scenario),
    limits: decision.limits
      .filter(({ limit, passed }) => isSaid(limit, scenario) && (limit !== 'PRICING' || !passed))
      .map((limit) => explainScenarioLimit(limit, decision, scenario, bands)),
    limitedBy: amountLimit(decision),
    ways: paths.map((path) => describeWay(path, input, names)),
    costs: costsFor(place, thirdPartyFees).filter(({ applies }) => applies),
    payOffs: (decision.payOffs ?? []).map(({ id, balanceCents }) => ({ id, name: names.get(id) ?? 'your loan', balanceCents })),
  }
}
