/** A booked meeting with the notary, as the team reads it before it records what came of it. */
import { formatAppointment } from '../../../policy/notary-slots.ts'
import { titleCaseAddress } from '../../../values/address-display.ts'
import type { Known } from '../../item.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { manualNotaryFee } from '../offer/closing-costs.ts'
import { homeClock } from '../property/home-clock.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { documentsToSign } from '../signing/documents-to-sign.ts'
import { deedToSign } from './deed.ts'
import { mustMeetNotaryInPerson } from './meets-notary-in-person.ts'
import { notaryAppointment, notaryAppointmentLabels } from './notary-appointment.ts'
import { deedSigners, notaryBooking } from './notary-booking.ts'
import { signersAtOffice } from './office-closing.ts'

const APPOINTMENT_LABELS = {
  meeting: { label: 'Meeting', options: notaryAppointmentLabels.meeting.options },
  because: 'Why in person',
  when: 'Day and time',
  place: notaryAppointmentLabels.place.label,
  location: 'State the borrower will be in',
  feeCents: 'Notary’s fee',
  paidBy: 'Fee paid by',
  others: 'Sign the deed too',
  deed: 'Document to sign',
  documents: 'Documents to sign at the same meeting',
}

/** As the team reads it: the home is neither theirs nor named elsewhere on the card. */
function placeOf(known: Known, place: keyof typeof notaryAppointmentLabels.place.options): string {
  const home = chosenProperty(known)?.address ?? known(propertyAddress)
  return place === 'HOME'
    ? `At the home that secures the line${home ? `: ${titleCaseAddress(home)}` : ''}`
    : notaryAppointmentLabels.place.options[place]
}

export function appointmentBasis(known: Known): readonly ShownBasis[] {
  const booking = known(notaryBooking)
  const appointment = known(notaryAppointment)
  if (!booking || !appointment) return []
  const isInPerson = booking.meeting === 'MANUAL'
  const fee = manualNotaryFee(known)
  const deed = deedToSign(known)
  const documents =
    signersAtOffice(known).length > 0 ? documentsToSign(known).flatMap(({ part, documentId }) => (part === 'SIGN' ? [documentId] : [])) : []
  const others = deedSigners(known).map(({ name }) => name)
  return [
    basisPart('Appointment', APPOINTMENT_LABELS, {
      meeting: booking.meeting,
      ...(isInPerson && {
        because: mustMeetNotaryInPerson(known) ? 'The state where the home is asks for it' : 'The borrower chose it',
      }),
      when: booking.at === undefined ? 'As soon as a notary is free' : formatAppointment(booking.at, homeClock(known)),
      ...(isInPerson && appointment.place && { place: placeOf(known, appointment.place) }),
      ...(!isInPerson && appointment.location && { location: appointment.location }),
      ...(isInPerson && { feeCents: fee.cents, paidBy: fee.isYours ? 'The borrower' : 'Us' }),
      ...(others.length > 0 && { others: others.join(', ') }),
      ...(deed && { deed: deed.documentId }),
      ...(documents.length > 0 && { documents }),
    }),
  ]
}
