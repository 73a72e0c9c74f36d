/** What may be different about meeting a notary. Times are long after any day that the gallery is looked at. */
import { deedSigning, digestOf, notarySession } from '@hearthline/domain'

const AT = '2199-11-25T17:00:00.000Z'
const slot = { meeting: 'ONLINE', location: 'CO', at: AT }
const inPerson = { meeting: 'MANUAL', place: 'HOME', at: '2199-11-25T18:00:00.000Z' }
const PAST = '2026-11-18T18:00:00.000Z'

/** Sam Reyes, the second owner of "two-owners". */
const CO_OWNER = digestOf(['sam reyes', 1]).slice(0, 16)

export const NOTARY_SITUATIONS = {
  'notary-slot': {
    'notary-appointment': slot,
    'notary-booking': { status: 'BOOKED', meeting: 'ONLINE', reference: 'notary-example', at: AT, deed: '0'.repeat(64) },
  },
  'notary-in-person': {
    'notary-appointment': inPerson,
    'notary-booking': { status: 'BOOKED', meeting: 'MANUAL', reference: 'in-person-example', at: inPerson.at, deed: '0'.repeat(64) },
  },
  'notary-over': {
    'notary-appointment': { ...inPerson, at: PAST },
    'notary-booking': { status: 'BOOKED', meeting: 'MANUAL', reference: 'in-person-example', at: PAST, deed: '0'.repeat(64) },
  },
  'notary-identity-failed': { 'notary-session': { outcome: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' } },
  'notary-failed-often': {},
  'notary-missed': { 'notary-session': { outcome: 'MISSED', fault: 'SIGNER_ABSENT' } },
  'notary-co-owner-away': {
    'notary-session': { ...notarySession.example, stillToSign: [CO_OWNER] },
    'deed-signing': { ...deedSigning.example, stillToSign: [CO_OWNER] },
  },
} as const

/** What the server alone counts, and no answer gives: stored at the item's turn as it is. */
export const COUNTED = {
  'notary-failed-often': { item: notarySession.id, data: { outcome: 'FAILED', fault: 'CONNECTION', onlineFailures: 3 } },
} as const
