/** What a form holds of an appointment, and the answer that it makes. Pure. */

import type { AnswerOf } from '@hearthline/domain'
import { localDateIn, notarySlots } from '@hearthline/domain'
import type { Place } from '../../../notary/place-words.ts'
import type { Meeting } from './appointment-texts.ts'

/** The day's own value for whoever meets the notary at once. */
export const NOW = 'NOW'

export interface AppointmentValues {
  readonly meeting: string
  readonly day: string
  readonly at: string
  readonly place: string
  readonly location: string
}

type Answer = AnswerOf<'notary-appointment'>

export const appointmentValues = (before: Answer | null | undefined, zone: string, meetings: readonly Meeting[]): AppointmentValues => ({
  meeting: before?.meeting ?? (meetings.length === 1 ? meetings[0]! : ''),
  day: before?.at === undefined ? (before?.meeting === 'ONLINE' ? NOW : '') : localDateIn(before.at, zone),
  at: before?.at ?? '',
  place: before?.place ?? '',
  location: before?.location ?? '',
})

export const slotsOf = (meeting: Meeting, day: string, zone: string): readonly string[] =>
  day === '' || day === NOW ? [] : notarySlots(meeting, day, zone)

interface Problem {
  readonly field: keyof AppointmentValues
  readonly message: string
}

export function timeProblems({ meeting, day, at }: AppointmentValues): Problem[] {
  if (day === '') return [{ field: 'day', message: 'Choose a day' }]
  if (day === NOW) return meeting === 'ONLINE' ? [] : [{ field: 'day', message: 'Choose a day' }]
  return at === '' ? [{ field: 'at', message: 'Choose a time' }] : []
}

export const onlineProblems = (values: AppointmentValues): Problem[] => [
  ...(values.location === '' ? [{ field: 'location', message: 'Choose the state you will be in' } as const] : []),
  ...timeProblems(values),
]

/** Undefined where something is missing. */
export function appointmentOf(values: AppointmentValues): Answer | undefined {
  const { meeting, day, at, place, location } = values
  const time = day === NOW ? {} : { at }
  if (meeting === 'ONLINE') return onlineProblems(values).length > 0 ? undefined : { meeting, location, ...time }
  if (meeting !== 'MANUAL' || place === '' || timeProblems(values).length > 0) return undefined
  return { meeting, place: place as Place, at }
}
