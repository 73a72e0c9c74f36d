/** Meeting the notary. */
import type { Answers, ScreenPages } from '../page.ts'
import { asks, at, shows } from '../states.ts'

const BASE = '/account/heloc/:uuid'
const ENTER = 'POST /service-application/api/v1/application/heloc/:uuid/notary/session'
const MAIL = 'POST /service-application/api/v1/application/heloc/:uuid/notary/mail'
const LOOK = 'POST /service-application/api/v1/application/heloc/:uuid/notary/look'
const session = (state: 'BOOKED' | 'IN_SESSION'): Answers => ({ [LOOK]: { body: { state, participants: [] } } })
const DOCUMENT = 'GET /service-application/api/v1/application/heloc/:uuid/documents/:document'
const AWAY = { status: 503, message: 'The notary service isn’t responding right now. Try again in a moment.' }

export const notaryPages: ScreenPages = {
  'notary-intro': {
    ...asks('notary-appointment', ['colorado'], { mayBeEmpty: true }),
    'online-only-form': at('notary-appointment', ['colorado'], { acts: [{ choose: 'Online, by video' }] }),
    'online-missing': at('notary-appointment', ['colorado'], { acts: [{ choose: 'Online, by video' }, 'submit'] }),
    'in-person': at('notary-appointment', ['colorado'], { acts: [{ choose: 'In person' }] }),
    'two-owners': at('notary-appointment', ['colorado', 'two-owners'], { acts: [{ choose: 'Online, by video' }] }),
    booking: at('notary-booking', ['colorado']),
    booked: at('notary-session', ['colorado', 'notary-slot']),
    now: at('notary-session', ['colorado']),
    mailed: at('notary-session', ['colorado', 'notary-slot'], {
      answers: { [MAIL]: { status: 202, body: { email: 'ana@example.test' } } },
      acts: [{ press: 'Email me again' }],
    }),
    'mailed-too-often': at('notary-session', ['colorado', 'notary-slot'], {
      answers: { [MAIL]: { status: 429, message: 'We have emailed them several times today. You can send it again in 5 hours.' } },
      acts: [{ press: 'Email me again' }],
    }),
    canceling: at('notary-session', ['colorado', 'notary-slot'], { acts: [{ press: 'Cancel the appointment' }] }),
    change: at('notary-session', ['colorado', 'notary-slot'], { address: `${BASE}/notary/intro?change=1` }),
    again: at('notary-rebooking', ['colorado', 'notary-identity-failed']),
    held: at('notary-help', ['colorado', 'notary-failed-often']),
    filing: at('deed-signing', ['colorado']),
    'co-owners': at('deed-co-signing', ['colorado', 'two-owners', 'notary-co-owner-away']),
    attorney: at('attorney-review', ['texas']),
    'waiting-period': at('notary-waiting-period', ['texas']),
    costs: at('texas-itemization-receipt', ['texas'], { answers: { [DOCUMENT]: 'never' } }),
    'costs-day': at('texas-itemization-day', ['texas']),
  },
  'notary-session': {
    ...shows('notary-session', ['colorado'], { answers: session('BOOKED') }),
    begun: at('notary-session', ['colorado'], { answers: session('IN_SESSION') }),
    opening: at('notary-session', ['colorado'], {
      answers: { ...session('BOOKED'), [ENTER]: 'never' },
      acts: [{ press: 'Enter the session' }],
    }),
    away: at('notary-session', ['colorado'], { answers: { ...session('BOOKED'), [ENTER]: AWAY }, acts: [{ press: 'Enter the session' }] }),
    filing: at('deed-signing', ['colorado']),
  },
  'notary-schedule-manual': asks('notary-appointment', [], { mayBeEmpty: true }),
  'notary-reserve-manual': {
    ...shows('notary-appointment'),
    missing: at('notary-appointment', [], { acts: ['submit'] }),
    texas: at('notary-appointment', ['texas']),
    booked: at('notary-session', ['notary-in-person']),
    over: at('notary-session', ['notary-over']),
    held: at('notary-help', ['colorado', 'notary-failed-often'], { address: `${BASE}/notary/reserve-manual` }),
    missed: at('notary-rebooking', ['notary-in-person', 'notary-missed']),
  },
  'notary-error': {
    ...shows('notary-rebooking', ['colorado', 'notary-identity-failed']),
    missed: at('notary-rebooking', ['colorado', 'notary-slot', 'notary-missed']),
  },
}
