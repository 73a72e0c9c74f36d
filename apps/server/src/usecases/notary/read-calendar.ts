/** The appointments with notaries of the organizations that a staff member serves. */
import { homeClock, LENDER_ZONE, legalName, propertyAddress, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { readFile } from '../../store/repositories/applications.ts'
import { type AppointmentQuery, appointmentsBetween } from '../../store/repositories/notary.ts'

const iso = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString())

export async function readNotaryCalendar({ db, clock }: Container, query: AppointmentQuery) {
  const rows = await appointmentsBetween(db, query)
  const now = clock.now()
  return Promise.all(
    rows.map(async ({ appointment, loanNumber, organizationCode }) => {
      const file = await readFile(db, appointment.applicationId, now)
      const known = file && standing(file.facts).walk.known
      const name = known?.(legalName)
      const address = known?.(propertyAddress)
      return {
        uuid: appointment.applicationId,
        loanNumber: `HL-${loanNumber}`,
        organizationCode,
        borrower: name ? `${name.firstName} ${name.lastName}` : '',
        homePlace: address ? `${address.city}, ${address.state}` : '',
        zone: known ? homeClock(known) : LENDER_ZONE,
        meeting: appointment.meeting,
        state: appointment.state,
        startsAt: iso(appointment.startsAt),
        shownAt: iso(appointment.shownAt)!,
        meetingPlace: appointment.place,
        attempt: appointment.attempt,
        fault: appointment.fault,
        openItem: file?.row.openItem ?? null,
      }
    }),
  )
}
