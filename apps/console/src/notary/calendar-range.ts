/** Which days the calendar shows, and how its appointments stand on them. Pure. */
import type { NotaryAppointmentBody } from '@hearthline/contract'
import { addDays, type LocalDate, localDateIn } from '@hearthline/domain'

export type View = 'day' | 'week'

const DAYS = { day: 1, week: 7 } as const

/** Monday of the week. */
export const weekOf = (day: LocalDate): LocalDate => addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

export const firstDay = (view: View, day: LocalDate): LocalDate => (view === 'week' ? weekOf(day) : day)

export const daysOf = (view: View, day: LocalDate): readonly LocalDate[] =>
  Array.from({ length: DAYS[view] }, (_, index) => addDays(firstDay(view, day), index))

export const moved = (view: View, day: LocalDate, by: -1 | 1): LocalDate => addDays(day, by * DAYS[view])

/** A day more on either side: a day begins at another moment in each zone. */
export const momentsAround = (view: View, day: LocalDate): { readonly from: string; readonly to: string } => ({
  from: `${addDays(firstDay(view, day), -1)}T00:00:00.000Z`,
  to: `${addDays(firstDay(view, day), DAYS[view] + 1)}T00:00:00.000Z`,
})

/** Each appointment on its day by the clock of the home. */
export const onDay = (appointments: readonly NotaryAppointmentBody[], day: LocalDate): readonly NotaryAppointmentBody[] =>
  appointments.filter(({ shownAt, zone }) => localDateIn(shownAt, zone) === day)
