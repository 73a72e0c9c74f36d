/** What the register's dialog says in a sentence. */
import type { RegisterChecked } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'

/** The first file with these fields was that of 2018; the year before is the one that is due by March 1 (12 CFR 1003.5(a)(1)). */
const FIRST_YEAR = 2018
const MOST_YEARS = 6

/** The years that can be asked for, newest first. */
export function registerYears(now: number): readonly string[] {
  const newest = Number(lenderDay(new Date(now).toISOString()).slice(0, 4))
  const count = Math.max(1, Math.min(MOST_YEARS, newest - FIRST_YEAR + 1))
  return Array.from({ length: count }, (_each, back) => String(newest - back))
}

export const describeEnds = (rows: number, year: number): string => {
  if (rows === 0) return `No application ended in ${year}.`
  return rows === 1 ? `1 application ended in ${year}.` : `${rows} applications ended in ${year}.`
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What stops the file first, then what only has to be looked at. */
export function describeFound({ syntactical, validity, quality }: RegisterChecked['found']): string {
  const errors = syntactical + validity
  if (errors + quality === 0) return 'The official edits found nothing.'
  const stop = errors > 0 ? `${counted(errors, 'error', 'errors')} must be corrected before the file is sent` : 'No errors'
  const look = quality > 0 ? `${counted(quality, 'value', 'values')} to verify` : 'nothing to verify'
  return `${stop}, ${look}.`
}

export const describeEdits = ({ official, run, notRun }: RegisterChecked['edits']): string =>
  `${run} of the ${official} official edits run here. The regulator runs the others: ${notRun.join(', ')}.`
