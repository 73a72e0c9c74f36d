import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingNotices } from '../signing/closing-notices.ts'
import { note } from '../signing/note.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { partyNamed } from '../signing/signers.ts'
import { daysToEnter, documentsToPrint } from './meeting-print.ts'
import { notaryBooking } from './notary-booking.ts'

const NOW = '2026-12-14T18:30:00.000Z'
/** Tuesday, December 22, 11:00 AM in Texas: Christmas is among the three business days after it. */
const AT = '2026-12-22T17:00:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test', phoneNumber: '4155550133' }
const AGREEMENT = {
  ...note.example,
  places: ['Ana', 'Sam'].map((name) => ({
    ...{ place: `agreement-${name}`, form: 'SIGNATURE', label: `Signature of ${name}` },
    party: name === 'Ana' ? 'borrower' : partyNamed('Sam Reyes'),
  })),
}
const HOME = { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' }
const IN_PERSON = {
  'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at: AT, attempt: 1 },
  'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at: AT },
}
const [ANA] = closingNotices.example.persons
const TEXAS = {
  'property-address': HOME,
  'submission-time': { at: '2026-11-20T18:30:00.000Z' },
  ...{ note: AGREEMENT, ...IN_PERSON },
  [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
  'closing-notices': {
    persons: [
      ANA,
      {
        ...ANA,
        party: partyNamed('Sam Reyes'),
        name: 'Sam Reyes',
        documentId: 'sams',
        receipt: { ...ANA!.receipt, documentId: 'sams-receipt' },
      },
    ],
  },
}
const knownAt = (item: string, more: object = {}) => standing(factsUpTo(item as never, NOW, { ...TEXAS, ...more })).walk.known
const printed = (known: ReturnType<typeof knownAt>) => documentsToPrint(known).map(({ kind, copies, name }) => [kind, copies, name ?? ''])

describe('the notices of the right to cancel that are handed over at an office (12 CFR 1026.15(b))', () => {
  it('are made with the documents of the meeting, before they are read and long before it is recorded', () => {
    const { walk } = standing(factsUpTo('closing-review', NOW, TEXAS))
    expect([walk.frontier?.item.id, walk.states['closing-notices']]).toEqual(['closing-review', 'settled'])
  })

  it('are made anew when another person has the right', () => {
    const facts = factsUpTo('closing-review', NOW, TEXAS)
    const notices = facts.results['closing-notices']!
    const before = {
      ...facts,
      results: { ...facts.results, 'closing-notices': { ...notices, basis: basisOf([[['borrower', 'Ana Reyes']]]) } },
    }
    expect(standing(before).walk.states['closing-notices']).toBe('stale')
  })

  it('are not made where nothing is handed over: documents are signed online, or were by an earlier release', () => {
    const elsewhere = standing(factsUpTo('note-signing', NOW, { ...TEXAS, 'property-address': { ...HOME, state: 'CO' } })).walk
    expect(elsewhere.states['closing-notices']).toBe('skipped')
    const facts = factsUpTo('notary-appointment', NOW, TEXAS)
    const { 'closing-review': _read, 'closing-notices': _made, ...results } = facts.results
    const signed = { data: noteSigning.example, basis: basisOf([note.example.sha256]), settledAt: NOW }
    expect(standing({ ...facts, results: { ...results, 'note-signing': signed } }).walk.states['closing-notices']).toBe('skipped')
  })

  it('hold up no one who was reading, or had an appointment, before they were made', () => {
    for (const at of ['closing-review', 'notary-session'] as const) {
      const facts = factsUpTo(at, NOW, TEXAS)
      const { 'closing-notices': _made, ...results } = facts.results
      const { walk } = standing({ ...facts, results })
      expect(walk.ready.map(({ id }) => id)).toContain('closing-notices')
      if (at === 'notary-session') expect(walk.frontier?.item.id).toBe(at)
    }
  })
})

describe('what is printed for a meeting in person', () => {
  it('is the whole set at an office, with two copies of the notice and a receipt for each who may cancel', () => {
    const all = printed(knownAt('notary-session'))
    expect(all.slice(0, -4).map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['NOTE', 'SECURITY_INSTRUMENT', 'TEXAS_NOTICE', 'NOTARY_DISCLOSURE']),
    )
    // Whoever closes there asks no one to sign what is only read.
    const read = documentsToPrint(knownAt('notary-session')).flatMap(({ kind, isRead }) => (isRead ? [kind] : []))
    expect(read).toEqual(expect.arrayContaining(['TEXAS_NOTICE', 'CLOSING_DISCLOSURE', 'NOTARY_DISCLOSURE']))
    for (const kind of ['NOTE', 'SECURITY_INSTRUMENT', 'RESCISSION_RECEIPT'] as const) expect(read).not.toContain(kind)
    expect(all.slice(-4)).toEqual([
      ['CLOSING_RESCISSION_NOTICE', 2, 'Ana Reyes'],
      ['RESCISSION_RECEIPT', 1, 'Ana Reyes'],
      ['CLOSING_RESCISSION_NOTICE', 2, 'Sam Reyes'],
      ['RESCISSION_RECEIPT', 1, 'Sam Reyes'],
    ])
  })

  it('is the deed alone elsewhere, and nothing where the notary is met online', () => {
    const colorado = { 'property-address': { ...HOME, state: 'CO' } }
    expect(printed(knownAt('notary-session', colorado)).map(([kind]) => kind)).toEqual(['SECURITY_INSTRUMENT', 'NOTARY_DISCLOSURE'])
    const online = { 'notary-appointment': { meeting: 'ONLINE', attempt: 1 }, 'notary-booking': notaryBooking.example }
    expect(printed(knownAt('notary-session', { ...colorado, ...online }))).toEqual([])
    expect(printed(knownAt('notary-appointment'))).toEqual([])
  })

  it('names for each day of signing the days to enter by hand, from the appointment on (12 CFR 1026.15(a)(3), (b)(5))', () => {
    const known = knownAt('notary-session')
    expect(daysToEnter(known, '2026-12-15').slice(0, 3)).toEqual([
      { signedOn: '2026-12-22', openedOn: '2026-12-22', lastDay: '2026-12-26' },
      { signedOn: '2026-12-23', openedOn: '2026-12-23', lastDay: '2026-12-28' },
      { signedOn: '2026-12-24', openedOn: '2026-12-24', lastDay: '2026-12-29' },
    ])
    // An appointment that is over: from today. Nobody signs on a Sunday.
    expect(daysToEnter(known, '2026-12-27')[0]?.signedOn).toBe('2026-12-28')
  })
})
