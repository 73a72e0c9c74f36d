/** What someone says of a home and of themselves to learn what a line would cost: no name, no address, no report. */
import * as z from 'zod/mini'
import { PROPERTY_KINDS } from '../facts/property-kinds.ts'
import { localDate, OCCUPANCIES } from '../facts/scalars.ts'
import { US_STATES } from '../facts/us-states.ts'

/** A hundred million dollars: more is a typing error. */
const MOST_SCENARIO_CENTS = 10_000_000_000
/** One more than any lender here accepts, so that the answer can say so. */
export const MOST_SCENARIO_LOANS = 4

const amount = z
  .int('Enter an amount')
  .check(z.gte(0, 'Enter $0 or more'), z.lte(MOST_SCENARIO_CENTS, 'Enter an amount of at most $100,000,000'))

const STATE_CODES = Object.keys(US_STATES) as (keyof typeof US_STATES)[]

const county = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter the name of the county'),
    z.maxLength(60, 'Enter a county of at most 60 letters'),
    z.regex(/^[\p{L}\p{M}.'’ -]+$/u, 'Enter the name of the county'),
  )

/** A loan on the home; they are listed in the order of their position. */
export const scenarioLoan = z.strictObject({
  kind: z.enum(['MORTGAGE', 'HELOC'], 'Choose what kind of loan it is'),
  balanceCents: amount,
  /** a month; left out: estimated by the rule for a loan whose payment no one reports */
  paymentCents: z.optional(amount),
  payOff: z.boolean(),
  /** of a home equity loan, where the state asks how long ago the last one was */
  openedOn: z.optional(localDate),
})
export type ScenarioLoan = z.output<typeof scenarioLoan>

export const scenario = z.strictObject({
  state: z.enum(STATE_CODES, 'Choose a state'),
  /** for the parts of a state that a lender leaves out */
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'Enter a ZIP code of five digits'))),
  /** where the recording tax depends on it */
  county: z.optional(county),
  occupancy: z.enum(OCCUPANCIES, 'Choose how you use the home'),
  propertyKind: z.enum(PROPERTY_KINDS, 'Choose the type of home'),
  valueCents: amount.check(z.gte(100_000, 'Enter a home value of at least $1,000')),
  loans: z.array(scenarioLoan).check(z.maxLength(MOST_SCENARIO_LOANS, 'Enter at most four loans')),
  /** as the person says it; no report is pulled */
  score: z.int('Choose a credit score').check(z.gte(300, 'A credit score is 300 to 850'), z.lte(850, 'A credit score is 300 to 850')),
  /** a year, before tax; without it, or without the debts, income limits nothing and the answer says so */
  incomeCents: z.optional(amount),
  /** payments a month beside the loans on the home */
  debtsCents: z.optional(amount),
})
export type Scenario = z.output<typeof scenario>

/** Whether enough is said to compare the payments with the income. */
export const isIncomeJudged = ({ incomeCents, debtsCents }: Scenario): boolean => incomeCents !== undefined && debtsCents !== undefined
