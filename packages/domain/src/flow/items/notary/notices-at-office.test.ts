import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { keyDates } from '../../key-dates.ts'
import { BORROWER } from '../../parties.ts'
import { signerNews } from '../../signer-news.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { rescission } from '../funding/rescission.ts'
import { noticesToGive, rescissionDelivery } from '../funding/rescission-delivery.ts'
import { lastDayOfRescission } from '../funding/rescission-exercise.ts'
import { lastDayAfter, rescissionNotice } from '../funding/rescission-notice.ts'
import { note } from '../signing/note.ts'
import { partyNamed } from '../signing/signers.ts'
import { deedSigning } from './deed-signing.ts'
import { notaryBooking } from './notary-booking.ts'
import { misfitsOfSession, type NotarySession, notarySession } from './notary-session.ts'
import { noticesHanded } from './notices-at-office.ts'
import { signersAtOffice } from './office-closing.ts'

const NOW = '2026-12-15T20:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test', phoneNumber: '4155550133' }
const sam = partyNamed('Sam Reyes')
const place = (party: string, name: string) => ({ place: `agreement-${name}`, party, form: 'SIGNATURE', label: `Signature of ${name}` })
/** Tuesday, December 15, 11:00 AM in Texas. */
const AT = '2026-12-15T17:00:00.000Z'
const GIVEN = {
  'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' },
  'submission-time': { at: '2026-11-30T18:30:00.000Z' },
  note: { ...note.example, places: [place(BORROWER, 'Ana'), place(sam, 'Sam')] },
  [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
  'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at: AT, attempt: 1 },
  'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at: AT },
}
const ID = { document: 'US_PASSPORT' as const, expiresOn: '2030-01-31', scan: crypto.randomUUID() }
const RECEIPTS = { [BORROWER]: crypto.randomUUID(), [sam]: crypto.randomUUID() }

/** Everyone signs on December 15; those named were handed their notices. */
const closingWith = (handed: readonly string[]): NotarySession =>
  ({
    ...notarySession.example,
    ...{ state: 'TX', county: 'Travis', signedOn: '2026-12-15', deed: crypto.randomUUID() },
    closing: {
      ...{ place: 'TITLE_OFFICE', address: '200 Congress Avenue, Austin, TX 78701' },
      signers: [BORROWER, sam].map((party) => ({
        ...{ party, signature: party === sam ? 'Sam Reyes' : 'Ana Reyes', scans: [crypto.randomUUID()] },
        ...{ marriage: { status: 'UNMARRIED' as const }, costsOn: '2026-12-01' },
        ...(party === sam && { identity: ID }),
        ...(handed.includes(party) && { noticeReceipt: RECEIPTS[party]! }),
      })),
    },
  }) as NotarySession

/** As the server makes the notice of a record, at a moment. */
function noticed(handed: readonly string[], madeAt = NOW) {
  const session = closingWith(handed)
  const met = standing(factsUpTo('rescission-notice', madeAt, { ...GIVEN, 'notary-session': session })).walk.known
  const days = noticesHanded(met)
  const to = (party: string, name: string) => ({
    ...{ party, name, documentId: `of ${name}`, sha256: (party === sam ? '1' : '0').repeat(64) },
    ...(party === BORROWER || days.has(party) ? { delivery: 'DELIVERED', deliveredAt: madeAt } : { delivery: 'READY' }),
    ...(days.has(party) && { handedOn: days.get(party) }),
  })
  const notice = { ...rescissionNotice.example, deliveredAt: madeAt, persons: [to(BORROWER, 'Ana Reyes'), to(sam, 'Sam Reyes')] }
  const facts = factsUpTo('rescission-delivery', madeAt, { ...GIVEN, 'notary-session': session, 'rescission-notice': notice })
  return { facts, notice: notice as typeof rescissionNotice.example, walk: standing(facts).walk }
}

describe('the notice of the right to cancel that is handed over where a line is closed (12 CFR 1026.15(b))', () => {
  const known = standing(factsUpTo('notary-session', NOW, GIVEN)).walk.known

  it('is asked of each who may cancel, and kept for the file with its receipt', () => {
    expect(signersAtOffice(known).map(({ hasRight }) => hasRight)).toEqual([true, true])
    const session = closingWith([BORROWER, sam])
    expect(misfitsOfSession(known, session, '2026-12-15')).toEqual([])
    expect(notarySession.documents!(session).filter(({ kind }) => kind === 'FILE_EVIDENCE')).toEqual([
      { path: 'closing.signers.0.noticeReceipt', uuid: RECEIPTS[BORROWER], kind: 'FILE_EVIDENCE', isForTheFile: true, isOfOneThing: true },
      { path: 'closing.signers.1.noticeReceipt', uuid: RECEIPTS[sam], kind: 'FILE_EVIDENCE', isForTheFile: true, isOfOneThing: true },
    ])
  })

  it('begins the days on the day of the closing, and nobody records it once more', () => {
    const { walk, facts } = noticed([BORROWER, sam], '2026-12-16T20:30:00.000Z')
    expect(rescissionDelivery.applies!(walk.known)).toBe(false)
    expect(noticesToGive(walk.known)).toEqual([])
    // Three business days after Tuesday, though it was recorded on Wednesday.
    expect(lastDayOfRescission(walk.known)).toBe('2026-12-18')
    const lines = keyDates(walk, facts).filter(({ label }) => label.includes('notice'))
    expect(lines.map(({ label, on }) => [label, on])).toEqual([
      ['You were given the notice of your right to cancel', '2026-12-15'],
      ['Sam Reyes received their notice', '2026-12-15'],
    ])
  })

  it('ends no right by being recorded late', () => {
    const { walk, notice } = noticed([BORROWER, sam])
    expect(lastDayAfter(notice, [], walk.known)).toBe('2026-12-18')
    expect(lastDayAfter({ ...notice, deliveredAt: '2026-12-21T20:30:00.000Z' }, [], walk.known)).toBe('2026-12-24')
  })

  it('is asked for later of who did not get it alone, from the day of the closing on', () => {
    const { walk } = noticed([BORROWER], '2026-12-16T20:30:00.000Z')
    expect(noticesToGive(walk.known).map(({ name }) => name)).toEqual(['Sam Reyes'])
    expect(rescission.until!(walk.known)).toBeUndefined()
    const had = (on: string) => ({ delivered: [{ party: sam, way: 'IN_PERSON' as const, on }] })
    expect(rescissionDelivery.fits!(walk.known, had('2026-12-15'), '2026-12-16')).toEqual([])
    expect(rescissionDelivery.fits!(walk.known, had('2026-12-14'), '2026-12-16')).toHaveLength(1)
  })

  it('is told to each of them, with the last day, as soon as the notices are made', () => {
    const { walk, notice } = noticed([BORROWER, sam])
    const own = rescissionNotice.settledMail!(notice, walk.known)
    const [others] = signerNews([rescissionNotice.id], walk)
    expect(others?.party).toBe(sam)
    for (const { body } of [own!, others!.words]) {
      expect(body).toContain('until midnight on Friday, December 18, 2026')
      expect(body).toContain('You were given your notice of this right on Tuesday, December 15, 2026, in two copies.')
    }
  })

  it('is told as one that comes on paper to whoever got none and reads nothing here, and their last day with the last of them', () => {
    const { walk } = noticed([BORROWER])
    expect(signerNews([rescissionNotice.id], walk)[0]?.words.body).toContain('comes on paper, in two copies')
    const late = noticed([sam])
    const delivered = { delivered: [{ party: 'someone', way: 'IN_PERSON' as const, on: '2026-12-15', recordedOn: '2026-12-15' }] }
    const known: typeof late.walk.known = ((item: { id: string }) =>
      item.id === rescissionDelivery.id ? delivered : late.walk.known(item as never)) as never
    expect(signerNews([rescissionDelivery.id], { ...late.walk, known })[0]?.words.subject).toBe('Your last day to cancel is set')
  })
})

describe('a co-owner who signs two days after the borrower (12 CFR 1026.15(a)(3))', () => {
  const [BORROWERS, SAMS] = ['2026-12-15', '2026-12-17']
  const both = closingWith([BORROWER])
  const signers = both.closing!.signers
  const ofBorrower = { ...both, signedOn: BORROWERS, stillToSign: [sam], closing: { ...both.closing!, signers: [signers[0]!] } }
  const ofSam = (handed: boolean) => ({
    ...{ signedOn: SAMS, notary: 'J. Calloway', deed: crypto.randomUUID() },
    closing: { ...both.closing!, signers: [{ ...signers[1]!, ...(handed && { noticeReceipt: crypto.randomUUID() }) }] },
  })
  const to = (party: string, name: string, handedOn?: string) => ({
    ...{ party, name, documentId: `of ${name}`, sha256: (party === sam ? '1' : '0').repeat(64) },
    ...(handedOn ? { delivery: 'DELIVERED', deliveredAt: '2026-12-17T20:30:00.000Z', handedOn } : { delivery: 'READY' }),
  })
  const knownWith = (handed: boolean, delivered?: object) => {
    const deed = { ...deedSigning.example, signedOn: BORROWERS, stillToSign: [sam] }
    const met = { ...GIVEN, 'notary-session': ofBorrower, 'deed-signing': deed, 'deed-co-signing': ofSam(handed) }
    const persons = [to(BORROWER, 'Ana Reyes', BORROWERS), to(sam, 'Sam Reyes', handed ? SAMS : undefined)]
    const notice = { ...rescissionNotice.example, deliveredAt: '2026-12-17T20:30:00.000Z', persons }
    const given = { ...met, 'rescission-notice': notice, ...(delivered && { 'rescission-delivery': delivered }) }
    return standing(factsUpTo('rescission', '2026-12-17T20:30:00.000Z', given)).walk.known
  }
  const had = (on: string) => ({ delivered: [{ party: sam, way: 'IN_PERSON' as const, on, recordedOn: SAMS }] })

  it('had no notice of theirs before they signed, whenever the borrower was handed one', () => {
    const misfits = (on: string) => rescissionDelivery.fits!(knownWith(false), had(on), SAMS)
    expect(misfits(BORROWERS)).toEqual([
      { path: 'delivered.0.on', message: 'Sam Reyes signed on Thursday, December 17, 2026. Enter that day or a later one' },
    ])
    expect(misfits('2026-12-16')).toHaveLength(1)
    expect(misfits(SAMS)).toEqual([])
  })

  it('has three business days after they signed, also where an earlier release recorded an earlier day for their notice', () => {
    // Friday, Saturday and Monday: Sunday counts not.
    for (const on of [BORROWERS, '2026-12-16', SAMS]) expect(lastDayOfRescission(knownWith(false, had(on)))).toBe('2026-12-21')
  })

  it('has them also where the borrower’s notice alone would end the right before', () => {
    const known = knownWith(true)
    expect(lastDayOfRescission(known)).toBe('2026-12-21')
    expect(rescissionNotice.settledMail!(known(rescissionNotice)!, known)?.body).toContain('until midnight on Monday, December 21, 2026')
    // Of a notice that names nobody, as of earlier releases, the opening counts too.
    expect(lastDayAfter({ deliveredAt: '2026-12-15T20:30:00.000Z' }, [], known)).toBe('2026-12-21')
  })
})
