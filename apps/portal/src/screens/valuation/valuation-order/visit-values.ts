/** What a form holds of a visit, and the answer that it makes. Pure. */
import { VISIT_WINDOWS, type VisitTime } from '@hearthline/domain'

/** The day's own value for whoever leaves the time to a call. */
export const BY_PHONE = 'BY_PHONE'

export interface VisitValues {
  readonly day: string
  readonly window: string
}

export const visitValues = (visit: VisitTime | undefined, byPhone: boolean): VisitValues => ({
  day: visit?.on ?? (byPhone ? BY_PHONE : ''),
  window: visit?.window ?? '',
})

export const visitOf = ({ day, window: half }: VisitValues): VisitTime | undefined => {
  const chosen = VISIT_WINDOWS.find((one) => one === half)
  return day === '' || day === BY_PHONE || !chosen ? undefined : { on: day, window: chosen }
}

/** Messages at the fields of the form. */
export function visitProblems({ day, window: half }: VisitValues): { field: 'day' | 'window'; message: string }[] {
  if (day === '') return [{ field: 'day', message: 'Choose a day, or have them call you' }]
  return day !== BY_PHONE && half === '' ? [{ field: 'window', message: 'Choose a time' }] : []
}

/** The server names the answer's own fields. */
export const placeOfVisit = (field: string): string => (field === 'visit.on' ? 'day' : field === 'visit.window' ? 'window' : field)
