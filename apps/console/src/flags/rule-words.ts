/** A rule of a flag, and where an answer comes from, in a sentence. Pure. */
import { type FlagRule, formatShortDate, lenderDay } from '@hearthline/domain'

const percent = (share: number): string => `${share}% of people`

/** On, for 25% of people, where the property is in CA or TX, from Nov 1, 2026. */
export function describeRule({ enabled, organizations, states, share, isExperiment, from, until, variables, isStopped }: FlagRule): string {
  const word = enabled ? 'On' : 'Off'
  const parts = [
    share === undefined ? 'for everyone' : `for ${percent(share)}${isExperiment ? ', and the other way for the rest: an experiment' : ''}`,
    ...(organizations ? [`at ${organizations.join(', ')}`] : []),
    ...(states ? [`where the property is in ${states.join(', ')}`] : []),
    ...(from ? [`from ${formatShortDate(lenderDay(from))}`] : []),
    ...(until ? [`through ${formatShortDate(lenderDay(new Date(Date.parse(until) - 1).toISOString()))}`] : []),
  ]
  const values = Object.entries(variables ?? {}).map(([name, text]) => `${name}: ${text}`)
  const words = `${word} ${parts.join(', ')}${values.length > 0 ? `, with ${values.join('; ')}` : ''}.`
  return isStopped ? `Stopped. ${words}` : words
}

export const REASON_WORDS = {
  DEFAULT: 'standard',
  STATIC: 'for everyone',
  TARGETING_MATCH: 'by its conditions',
  SPLIT: 'by a share of people',
  DISABLED: 'rules stopped',
} as const

export const LIST_TITLES = {
  ORGANIZATION: 'This organization’s rules',
  ALL: 'Rules for every organization',
} as const
