/** A scenario as the rules read an application: what was not said is taken as it is for most who apply, and the page lists it. */
import type { CreditReport, Tradeline } from '../facts/credit-report.ts'
import { UNKNOWN_COUNTY } from '../facts/property-record.ts'
import type { OrganizationTerms, UnderwritingInput, UnderwritingLien } from '../underwriting/index.ts'
import { addYears, type Instant, type LocalDate } from '../values/local-date.ts'
import { isIncomeJudged, type Scenario, type ScenarioLoan } from './scenario.ts'

/** What is the lender's and the day's. */
export interface ScenarioMarket extends Pick<UnderwritingInput, 'apor' | 'index'> {
  readonly on: LocalDate
  readonly now: Instant
  readonly organization: OrganizationTerms
}

/** A billion dollars a year: income that limits nothing. */
const ENOUGH_CENTS = 100_000_000_000
/** Long enough ago for every rule that asks how long. */
const LONG_AGO_YEARS = 10

export const loanId = (place: number): string => `loan-${place + 1}`
const OTHER_DEBTS = 'other-debts'

const account = (
  id: string,
  more: Pick<Tradeline, 'kind' | 'balanceCents' | 'monthlyPaymentCents' | 'openedOn' | 'securedBy'>,
): Tradeline => ({
  id,
  creditor: '',
  last4: '0000',
  status: 'OPEN',
  late30In12Months: 0,
  ...more,
})

function accountsOf({ loans, debtsCents = 0 }: Scenario, longAgo: LocalDate): Tradeline[] {
  const ofLoans = loans.flatMap(({ kind, balanceCents, paymentCents, openedOn = longAgo }, place) =>
    paymentCents === undefined || balanceCents === 0
      ? []
      : [account(loanId(place), { kind, balanceCents, monthlyPaymentCents: paymentCents, openedOn, securedBy: 'SUBJECT' })],
  )
  // Secured by another property: then no way to an offer is to pay off accounts of which nothing is known but their payments.
  const others = account(OTHER_DEBTS, {
    kind: 'PERSONAL',
    balanceCents: 0,
    monthlyPaymentCents: debtsCents,
    openedOn: longAgo,
    securedBy: 'OTHER',
  })
  return debtsCents > 0 ? [...ofLoans, others] : ofLoans
}

const reportOf = (scenario: Scenario, { now }: ScenarioMarket, longAgo: LocalDate): CreditReport => ({
  outcome: 'REPORT',
  bureau: '',
  bureauPhone: '',
  bureauUrl: '',
  reference: 'scenario',
  pulledAt: now,
  scores: [scenario.score],
  scoreRange: { low: 300, high: 850 },
  scoreFactors: [],
  tradelines: accountsOf(scenario, longAgo),
  publicRecords: [],
  inquiries: [],
})

const lienOf = ({ kind, balanceCents, payOff }: ScenarioLoan, place: number): UnderwritingLien => ({
  id: loanId(place),
  kind,
  // No two of the same name: each loan has its own account.
  holder: loanId(place),
  balanceCents,
  position: place + 1,
  payOff,
})

/** A home equity loan whose payment no one said is in no account: the land records have its day. */
const recordedOf = (loans: readonly ScenarioLoan[], longAgo: LocalDate): UnderwritingInput['title']['openLiens'] =>
  loans.flatMap(({ kind, balanceCents, openedOn = longAgo }, place) =>
    kind === 'HELOC' && balanceCents > 0
      ? [{ id: loanId(place), holder: loanId(place), kind, position: place + 1, originalCents: balanceCents, recordedOn: openedOn }]
      : [],
  )

export function scenarioInput(scenario: Scenario, market: ScenarioMarket): UnderwritingInput {
  const { on, now, organization, apor, index } = market
  const { state, zip = '00000', county = UNKNOWN_COUNTY, occupancy, propertyKind, valueCents, loans } = scenario
  const longAgo = addYears(on, -LONG_AGO_YEARS)
  return {
    on,
    now,
    organization,
    occupancy,
    state,
    county,
    credit: reportOf(scenario, market, longAgo),
    property: {
      uuid: '00000000-0000-4000-8000-000000000000',
      address: { street1: '-', city: '-', state, zip },
      county,
      parcelNumber: '',
      kind: propertyKind,
      yearBuilt: 0,
      livingAreaSquareFeet: 0,
      owners: [],
      lastTransferOn: longAgo,
      listedForSale: false,
      recordedLiens: [],
    },
    // As sure as a model that needs no visit: a visit is what the page says may be needed.
    value: { valueCents, source: 'AVM', forecastStandardDeviation: '0' },
    title: {
      reference: 'scenario',
      status: 'PREQUAL_TITLE_COMPLETE',
      vesting: '',
      owners: [],
      openLiens: recordedOf(loans, longAgo),
      judgments: [],
      searchedOn: on,
    },
    liens: loans.flatMap((loan, place) => (loan.balanceCents > 0 ? [lienOf(loan, place)] : [])),
    income: {
      employmentType: 'FULL_TIME',
      primaryCents: isIncomeJudged(scenario) ? scenario.incomeCents! : ENOUGH_CENTS,
      otherCents: 0,
      coOwnersCents: 0,
      verified: false,
    },
    listedForSale: false,
    preference: {},
    apor,
    index,
  }
}
