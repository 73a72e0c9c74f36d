/**
 * What the disclosures of a lender name of recording fees and taxes, in dollars: of the states that it serves [organization/disclosures]. Small, as every
 * page has it; the figures are those of the tables, which a test compares. Pure.
 */
import { recordingFeeCents } from './recording-fees.ts'

export interface DollarRange {
  readonly least: number
  readonly most: number
}

/** Of a lender that serves all states. */
const STANDARD = { fee: { least: 0, most: 315 }, tax: { least: 0, most: 1_400 } } as const

/** The most that a line of $100,000 is taxed in any county of the state; elsewhere there is no such tax. In whole dollars, up. */
const MOST_TAX: Readonly<Record<string, number>> = {
  AL: 150,
  DC: 1450,
  FL: 550,
  GA: 300,
  MD: 1400,
  MN: 240,
  NY: 1770,
  OK: 100,
  TN: 113,
  VA: 334,
}

const within = (figures: readonly number[], standard: DollarRange): DollarRange => {
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  // Never less, nor more, than what is said of all states.
  return { least: Math.max(least, standard.least), most: Math.min(most, standard.most) }
}

/** @param served left out of a lender that serves all states */
export const recordingFeeRange = (served: readonly string[] | undefined): DollarRange =>
  served === undefined || served.length === 0
    ? STANDARD.fee
    : within(
        served.map((state) => recordingFeeCents(state) / 100),
        STANDARD.fee,
      )

/** Of each $100,000 borrowed; some lines are exempt, so it begins at nothing. */
export const recordingTaxRange = (served: readonly string[] | undefined): DollarRange =>
  served === undefined || served.length === 0 ? STANDARD.tax : within([0, ...served.map((state) => MOST_TAX[state] ?? 0)], STANDARD.tax)
