/** Whether what a notary's certificate is said to say can be so. Pure. */
import { isUsState, US_STATES, type UsState } from '../../../facts/us-states.ts'
import { zoneOfState } from '../../../policy/state-zone.ts'
import { addDays, type LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear, localDateIn } from '../../../values/local-date-display.ts'
import type { Known, Misfit } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { texasItemizationDay } from '../closing/texas-itemization-day.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { notaryAppointment } from './notary-appointment.ts'
import { meetsNotaryInPerson, notaryBooking } from './notary-booking.ts'
import { notaryWaitingPeriod } from './notary-waiting-period.ts'

export interface NotarialAct {
  readonly signedOn?: LocalDate | undefined
  readonly commissionExpires?: LocalDate | undefined
  /** of the commission */
  readonly state?: string | undefined
  /** why it took place before the day that was booked */
  readonly earlier?: string | undefined
}

const homeState = (known: Known): string => known(propertyAddress)?.state ?? ''

/** The first days on which the deed could be signed, each with what is told of an earlier one. */
function firstDays(known: Known): readonly { readonly day: LocalDate; readonly told: string }[] {
  const made = known(notaryAppointment)?.deedSeen?.on
  const waits = isTexasHomestead(known) ? [notaryWaitingPeriod.until?.(known), texasItemizationDay.until?.(known)] : []
  const zone = zoneOfState(homeState(known))
  return [
    ...(made === undefined
      ? []
      : [{ day: made, told: `This deed was made on ${formatLocalDateWithYear(made)}. Enter that day or a later one.` }]),
    ...waits.flatMap((until) => {
      if (until === undefined) return []
      const day = localDateIn(until, zone)
      return [{ day, told: `The law allows no signing before ${formatLocalDateWithYear(day)}.` }]
    }),
  ]
}

/** A notary who meets signers in person acts in the state of their commission; one online may be anywhere that the register allows. */
function misfitOfState(known: Known, state: string | undefined): readonly Misfit[] {
  if (state === undefined) return []
  if (!isUsState(state)) return [{ path: 'state', message: 'Choose a state of the United States or the District of Columbia' }]
  const home = homeState(known)
  if (!meetsNotaryInPerson(known) || state === home || !isUsState(home)) return []
  return [{ path: 'state', message: `The meeting was in person, so the commission is of ${US_STATES[home as UsState]}` }]
}

const bookedDay = (known: Known): LocalDate | undefined => {
  const at = known(notaryBooking)?.at
  return at && localDateIn(at, zoneOfState(homeState(known)))
}

/** What a notary of the home's state might have certified by that day, of this very application: the form's example. */
export function exampleAct(known: Known, on: LocalDate) {
  const booked = bookedDay(known)
  const isBefore = booked !== undefined && booked > on
  const [signedOn = on] = [...firstDays(known).map(({ day }) => day), isBefore ? on : (booked ?? on)].sort().toReversed()
  return {
    ...{ signedOn, notary: 'J. Calloway', commissionNumber: '20264000123', commissionExpires: addDays(signedOn, 365) },
    ...{ state: homeState(known), county: chosenProperty(known)?.county ?? 'Alder' },
    ...(isBefore && { earlier: 'The notary came earlier.' }),
  }
}

/** @param on the lender's day on which it is recorded */
export function misfitsOfAct(known: Known, { signedOn, commissionExpires, state, earlier }: NotarialAct, on: LocalDate): readonly Misfit[] {
  if (signedOn === undefined) return misfitOfState(known, state)
  const at = (message: string): Misfit => ({ path: 'signedOn', message })
  const early = firstDays(known).find(({ day }) => signedOn < day)
  const booked = bookedDay(known)
  return [
    ...(signedOn > on ? [at('This day has not come yet.')] : []),
    ...(early ? [at(early.told)] : []),
    ...(booked !== undefined && signedOn < booked && !earlier?.trim()
      ? [{ path: 'earlier', message: `It was booked for ${formatLocalDateWithYear(booked)}. Say why it took place before.` }]
      : []),
    ...(commissionExpires !== undefined && commissionExpires < signedOn
      ? [{ path: 'commissionExpires', message: 'The commission had expired on the day of the signing.' }]
      : []),
    ...misfitOfState(known, state),
  ]
}
