import { Exact } from './exact.ts'

/** The APR of an open-end line, in percent: the periodic rate (percent) times the periods in a year; fees are not in it (12 CFR 1026.14(b)). */
export function openEndApr(line: { periodicRatePercent: number | string; periodsPerYear: number }): number {
  return new Exact(line.periodicRatePercent).times(line.periodsPerYear).toNumber()
}
