/** A rule of a flag as it is typed, and as it is sent. Days are the lender's: from midnight Pacific Time, the last day included. Pure. */
import { addDays, type FlagRule, LENDER_ZONE, lenderDay, startOfDay, type UsState, usStateCodes } from '@hearthline/domain'
import { assembleDate, type DateParts, emptyDate } from '@hearthline/ui/date-field'

export interface RuleDraft {
  readonly enabled: 'on' | 'off'
  readonly organizations: string
  readonly states: string
  readonly share: string
  readonly isExperiment: boolean
  readonly from: DateParts
  readonly lastDay: DateParts
  readonly isStopped: boolean
  readonly values: Readonly<Record<string, string>>
  /** As it was read: a time of day that the form does not show stays while its day stays. */
  readonly read?: Pick<FlagRule, 'from' | 'until'>
}

export const newRule: RuleDraft = {
  enabled: 'on',
  organizations: '',
  states: '',
  share: '',
  isExperiment: false,
  from: emptyDate,
  lastDay: emptyDate,
  isStopped: false,
  values: {},
}

const partsOf = (day: string | undefined): DateParts => {
  const [year, month, date] = day?.split('-') ?? []
  return year && month && date ? { year, month, day: date } : emptyDate
}

const firstDayOf = ({ from }: Pick<FlagRule, 'from'>) => from && lenderDay(from)
const lastDayOf = ({ until }: Pick<FlagRule, 'until'>) => until && lenderDay(new Date(Date.parse(until) - 1).toISOString())

export const draftOf = (rule: FlagRule): RuleDraft => ({
  enabled: rule.enabled ? 'on' : 'off',
  organizations: (rule.organizations ?? []).join(', '),
  states: (rule.states ?? []).join(', '),
  share: rule.share === undefined ? '' : String(rule.share),
  isExperiment: rule.isExperiment === true,
  from: partsOf(firstDayOf(rule)),
  lastDay: partsOf(lastDayOf(rule)),
  isStopped: rule.isStopped === true,
  values: rule.variables ?? {},
  read: { ...(rule.from && { from: rule.from }), ...(rule.until && { until: rule.until }) },
})

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((part) => part !== ''),
  ),
]
const isBlank = (parts: DateParts): boolean => Object.values(parts).every((part) => part.trim() === '')

export function ruleOf(draft: RuleDraft): FlagRule {
  const [organizations, states] = [listOf(draft.organizations), listOf(draft.states) as UsState[]]
  const [first, last] = [assembleDate(draft.from), assembleDate(draft.lastDay)]
  const { read = {} } = draft
  const from = first && (first === firstDayOf(read) ? read.from : startOfDay(first, LENDER_ZONE))
  const until = last && (last === lastDayOf(read) ? read.until : startOfDay(addDays(last, 1), LENDER_ZONE))
  const variables = Object.fromEntries(Object.entries(draft.values).filter(([, text]) => text.trim() !== ''))
  return {
    enabled: draft.enabled === 'on',
    ...(organizations.length > 0 && { organizations }),
    ...(states.length > 0 && { states }),
    ...(draft.share.trim() !== '' && { share: Number(draft.share) }),
    ...(draft.isExperiment && { isExperiment: true }),
    ...(from && { from }),
    ...(until && { until }),
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(draft.isStopped && { isStopped: true }),
  }
}

const codes: readonly string[] = usStateCodes

/** What can be seen before anything is sent, by the names that the server uses. */
export function faultsOfDraft(drafts: readonly RuleDraft[]): Readonly<Record<string, string | undefined>> {
  const faults: Record<string, string | undefined> = {}
  for (const [index, draft] of drafts.entries()) {
    const unknown = listOf(draft.states).filter((code) => !codes.includes(code))
    if (unknown.length > 0) faults[`${index}.states`] = `There is no state ${unknown.join(', ')}. Enter abbreviations, such as CA, TX`
    if (draft.share.trim() !== '' && !/^\d{1,3}(\.\d{1,2})?$/.test(draft.share.trim()))
      faults[`${index}.share`] = 'Enter a percentage from 0 to 100, with at most two decimals'
    for (const part of ['from', 'lastDay'] as const) {
      if (!isBlank(draft[part]) && !assembleDate(draft[part]))
        faults[`${index}.${part === 'from' ? 'from' : 'until'}`] = 'Enter a date, such as 11/23/2026, or leave it empty'
    }
  }
  return faults
}
