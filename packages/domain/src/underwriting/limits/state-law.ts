/** The limits that a state's own law sets on a home equity line; there are none where it has no such law. */
import { addYears, compareLocalDates, type LocalDate } from '../../values/local-date.ts'
import type { Situation } from '../situation/situation.ts'
import type { LimitFinding } from './limit.ts'

/** The home equity loans on this home that stay beside the line. */
export const equityLoansLeft = ({ input, paidLienIds }: Pick<Situation, 'input' | 'paidLienIds'>) =>
  input.liens.filter((lien) => lien.kind === 'HELOC' && !paidLienIds.includes(lien.id))

/** The day on which the latest home equity loan on this home was opened, by the bureau or the land records; paid off or not. */
export function latestEquityLoan({ input }: Pick<Situation, 'input'>): LocalDate | undefined {
  const reported = input.credit.tradelines.filter((line) => line.kind === 'HELOC' && line.securedBy === 'SUBJECT')
  const recorded = [...input.title.openLiens, ...input.property.recordedLiens].filter((lien) => lien.kind === 'HELOC')
  return [...reported.map((line) => line.openedOn), ...recorded.map((lien) => lien.recordedOn)].sort(compareLocalDates).at(-1)
}

/** No other home equity loan stays on the home (Texas: 50(a)(6)(K)). */
function oneEquityLoan(situation: Situation): LimitFinding[] {
  if (situation.stateRule?.oneEquityLoan === undefined) return []
  const left = equityLoansLeft(situation).length
  return [
    {
      limit: 'ONE_EQUITY_LOAN',
      passed: left === 0,
      decides: true,
      yours: { unit: 'COUNT', value: left },
      limitValue: { unit: 'COUNT', value: 0 },
      reasonCodes: left === 0 ? [] : ['OTHER'],
    },
  ]
}

/** A year since the last one (Texas: 50(a)(6)(M)(iii)). Counted on the day of the decision, which is before any closing. */
function yearsBetween(situation: Situation): LimitFinding[] {
  const between = situation.stateRule?.yearsBetween
  if (between === undefined) return []
  const openedOn = latestEquityLoan(situation)
  const passed = openedOn === undefined || compareLocalDates(addYears(openedOn, between.years), situation.input.on) <= 0
  return [
    {
      limit: 'EQUITY_LOAN_YEAR',
      passed,
      decides: true,
      ...(openedOn === undefined ? {} : { yours: { unit: 'DATE', value: openedOn } as const }),
      limitValue: { unit: 'YEARS', value: between.years },
      reasonCodes: passed ? [] : ['OTHER'],
    },
  ]
}

/** None at all in a state without such a law, so that what was decided before there was one reads as it did. */
export const stateLawLimits = (situation: Situation): LimitFinding[] => [...oneEquityLoan(situation), ...yearsBetween(situation)]
