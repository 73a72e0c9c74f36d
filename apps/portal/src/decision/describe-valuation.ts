/** Who valued the home, at what, and what it was taken to be worth before: for whoever is told that the line ends on it. Pure. */
import { formatCents, formatLocalDateWithYear } from '@hearthline/domain'
import type { ReadItem } from '../application/item/item-query.ts'

type AboutValue = ReadItem<'valuation-copies'>['about']
type Valued = Pick<AboutValue, 'source' | 'valueCents' | 'valuedOn' | 'earlier' | 'outcome' | 'foundCents'>
type Earlier = AboutValue['earlier'][number]

const VALUED: Readonly<Record<Earlier['source'], (value: string) => string>> = {
  AVM: (value) => `An automated valuation (AVM) put your home at ${value}. No one visited it.`,
  ESTIMATE: (value) => `You estimated your home at ${value}.`,
  BPO: (value) => `A local broker visited your home and valued it at ${value}`,
  APPRAISAL: (value) => `A licensed appraiser visited your home and valued it at ${value}`,
}

const BEFORE: Readonly<Record<Earlier['source'], (value: string) => string>> = {
  AVM: (value) => `an automated valuation (AVM) of ${value}`,
  ESTIMATE: (value) => `your own estimate of ${value}`,
  BPO: (value) => `a broker’s opinion of ${value}`,
  APPRAISAL: (value) => `an appraisal of ${value}`,
}

const dollars = (cents: number): string => formatCents(cents, 0)

/** Undefined where no value is known. */
export function describeValuation({ source, valueCents, valuedOn, earlier, outcome, foundCents }: Valued): string | undefined {
  if (source === undefined || valueCents === undefined) return undefined
  if (outcome === 'CORRECTED' && foundCents !== undefined)
    return `You asked us to reconsider the value of your home. We changed it from ${dollars(foundCents)} to ${dollars(valueCents)}.`
  const visited = source === 'BPO' || source === 'APPRAISAL'
  const valued = VALUED[source](dollars(valueCents))
  const now = visited ? `${valued}${valuedOn ? ` on ${formatLocalDateWithYear(valuedOn)}` : ''}.` : valued
  const before = earlier.map((one) => BEFORE[one.source](dollars(one.valueCents)))
  return before.length === 0 ? now : `${now} Before that, we had ${before.join(' and ')}.`
}
