import { describe, expect, it } from 'vitest'
import { notaryMail, signersNotaryNews } from '../index.ts'
import { basisOf } from './basis.ts'
import { aheadAtOffice, costsNews } from './costs-of-owners.ts'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { exampleDecision } from './items/decision/example-decision.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { misfitsOfSession, type NotarySession, notarySession } from './items/notary/notary-session.ts'
import { hasSignedAt, signedByClosing, signersAtOffice } from './items/notary/office-closing.ts'
import { signerIdentityCheck } from './items/signer/signer-identity-check.ts'
import { signerIdentityDocuments } from './items/signer/signer-identity-documents.ts'
import { signerIntro } from './items/signer/signer-intro.ts'
import { note } from './items/signing/note.ts'
import { noteSigning } from './items/signing/note-signing.ts'
import { partyNamed } from './items/signing/signers.ts'
import { keyDates } from './key-dates.ts'
import { nextAction } from './next-action.ts'
import { BORROWER, factName } from './parties.ts'
import { readsOnline } from './signer-news.ts'
import { signersNotary, signersNotaryWords } from './signers-notary.ts'

/** Submitted long before: the twelve days are over. */
const NOW = '2026-12-14T18:30:00.000Z'
const SUBMITTED = { 'submission-time': { at: '2026-11-20T18:30:00.000Z' } }
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test', phoneNumber: '4155550133' }
const sam = partyNamed('Sam Reyes')
const place = (party: string, name: string) => ({ place: `agreement-${name}`, party, form: 'SIGNATURE', label: `Signature of ${name}` })
const AGREEMENT = { ...note.example, places: [place(BORROWER, 'Ana'), place(sam, 'Sam')] }
const TEXAS = { 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' }, ...SUBMITTED }
const TOGETHER = { ...TEXAS, note: AGREEMENT, [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] } }
/** Tuesday, December 15, 11:00 AM in Texas. */
const AT = '2026-12-15T17:00:00.000Z'
const BOOKED = {
  'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at: AT, attempt: 1 },
  'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at: AT },
}

const openIn = (facts: Facts) => standing(facts).walk.frontier?.item.id
const knownIn = (facts: Facts) => standing(facts).walk.known
const SCANS = [crypto.randomUUID(), crypto.randomUUID()]
const ID = { document: 'US_PASSPORT' as const, expiresOn: '2030-01-31', scan: crypto.randomUUID() }
/** The borrower's identity was checked long before; the co-owner shows an ID at the table. */
const signersOf = (names: readonly (readonly [party: string, name: string])[]) =>
  names.map(([party, signature], index) => ({
    ...{ party, signature, scans: [SCANS[index]!], marriage: { status: 'UNMARRIED' as const }, costsOn: '2026-12-01' },
    ...(party !== BORROWER && { identity: ID }),
  }))
const BOTH = signersOf([
  [BORROWER, 'Ana Reyes'],
  [sam, 'Sam Reyes'],
])
const record = (closing?: object): NotarySession =>
  ({
    ...notarySession.example,
    ...{ state: 'TX', county: 'Travis', signedOn: '2026-12-15', deed: crypto.randomUUID() },
    ...(closing && { closing: { place: 'TITLE_OFFICE', address: '200 Congress Avenue, Austin, TX 78701', signers: BOTH, ...closing } }),
  }) as NotarySession

describe('the documents of a Texas homestead (Tex. Const. XVI s.50(a)(6)(N))', () => {
  it('are read before anything is reserved, and signed by no one online', () => {
    const reading = factsUpTo('closing-review', NOW, TOGETHER)
    expect(openIn(reading)).toBe('closing-review')
    const { walk } = standing(reading)
    expect([walk.states['note-signing'], walk.states['co-owners']]).toEqual(['ahead', 'ahead'])
    const booking = factsUpTo('notary-appointment', NOW, TOGETHER)
    expect(openIn(booking)).toBe('notary-appointment')
    expect(standing(booking).walk.states['note-signing']).toBe('skipped')
    expect(Object.keys(booking.results)).not.toContain('note-signing')
  })

  it('are signed online elsewhere, and where the home is no homestead', () => {
    for (const other of [{ state: 'CO' }, { occupancyType: 'SECONDARY' }]) {
      const address = { 'property-address': { ...TEXAS['property-address'], ...other } }
      expect(openIn(factsUpTo('note-signing', NOW, { ...TEXAS, ...address }))).toBe('note-signing')
      expect(signersAtOffice(knownIn(factsUpTo('notary-session', NOW, { ...TEXAS, ...address })))).toEqual([])
    }
  })

  it('are signed by each who has a place in them at the meeting with the notary, and nothing is signed before', () => {
    const met = factsUpTo('notary-session', NOW, { ...TOGETHER, ...BOOKED })
    expect(signersAtOffice(knownIn(met)).map(({ name }) => name)).toEqual(['Ana Reyes', 'Sam Reyes'])
    const signed = factsUpTo('hazard-insurance', NOW, { ...TOGETHER, ...BOOKED, 'notary-session': record({}) })
    expect(signed.results['note-signing']?.data).toMatchObject({
      signature: 'Ana Reyes',
      paper: { signedOn: '2026-12-15', before: 'NOTARY', office: { place: 'TITLE_OFFICE' } },
    })
    expect(openIn(signed)).toBe('hazard-insurance')
    expect(standing(signed).walk.states['note-signing']).toBe('settled')
  })

  it('leave what an earlier release had signed online as it is, and its applications where they stand', () => {
    const before = factsUpTo('notary-appointment', NOW, TEXAS)
    const { 'closing-review': _read, ...results } = before.results
    const basis = basisOf([note.example.sha256])
    const old = { ...before, results: { ...results, 'note-signing': { data: noteSigning.example, basis, settledAt: NOW } } }
    expect(openIn(old)).not.toBe('closing-review')
    expect(standing(old).walk.states['note-signing']).toBe('settled')
    expect(signersAtOffice(knownIn(old))).toEqual([])
  })

  it('are signed within the life of the offers where the meeting is, though it is recorded after they end', () => {
    const met = factsUpTo('notary-session', NOW, {
      ...TOGETHER,
      ...BOOKED,
      'final-decision': { ...exampleDecision, expiresAt: '2026-12-16T18:30:00.000Z' },
    })
    const later = (facts: Facts) => openIn({ ...facts, now: '2026-12-18T18:30:00.000Z' })
    expect(later(met)).toBe('notary-session')
    const missed = { ...met.results['notary-booking']!, data: { outcome: 'MISSED', fault: 'SIGNER_ABSENT' } }
    expect(later({ ...met, results: { ...met.results, 'notary-session': missed } })).not.toMatch(/^notary/)
  })

  it('are read again where one of them changes, and signed at another appointment', () => {
    const met = factsUpTo('notary-session', NOW, { ...TOGETHER, ...BOOKED })
    const changed = { ...AGREEMENT, sha256: '9'.repeat(64) }
    const again = { ...met, results: { ...met.results, note: { ...met.results.note!, data: changed } } }
    expect(openIn(again)).toBe('closing-review')
    expect(standing(again).walk.states['notary-session']).not.toBe('settled')
  })
})

describe('the record of a closing at an office', () => {
  const known = knownIn(factsUpTo('notary-session', NOW, { ...TOGETHER, ...BOOKED }))
  const faults = (closing?: object, more: object = {}) =>
    misfitsOfSession(known, { ...record(closing), ...more }, '2026-12-15').map(({ path }) => path)

  it('is whole: where, and what each person signed', () => {
    expect(faults({})).toEqual([])
    expect(faults()).toEqual(['closing'])
    expect(faults({ signers: BOTH.slice(0, 1) })).toEqual(['closing.signers'])
    expect(faults({ signers: [{ ...BOTH[0]!, signature: 'Kim Okafor' }, BOTH[1]!] })).toEqual(['closing.signers.0.signature'])
    expect(faults({ signers: [BOTH[0]!, { ...BOTH[1]!, scans: BOTH[0]!.scans }] })).toEqual(['closing.signers.1.scans'])
    expect(faults({ signers: [...BOTH, { ...BOTH[1]!, party: 'no-one', scans: [crypto.randomUUID()] }] })).toEqual([
      'closing.signers.2.party',
    ])
  })

  it('is of an office: not of the home, and of no other place (7 TAC 153.15)', () => {
    expect(faults({ place: 'HOME' })).toEqual(['closing.place'])
    const { street1, city } = TEXAS['property-address']
    for (const before of ['', 'The Smith home, '])
      expect(faults({ address: `${before}${street1}, ${city}, TX` })).toEqual(['closing.address'])
  })

  it('says since when each owner has the itemized costs, at least one business day before (50(a)(6)(M)(ii))', () => {
    const withCosts = (costsOn: string | undefined) => {
      const { costsOn: _given, ...sams } = BOTH[1] as { costsOn?: string }
      return faults({ signers: [BOTH[0]!, { ...sams, ...(costsOn && { costsOn }) }] })
    }
    expect([withCosts(undefined), withCosts('2026-12-15'), withCosts('2026-12-14')]).toEqual([
      ['closing.signers.1.costsOn'],
      ['closing.signers.1.costsOn'],
      [],
    ])
    // Not before they were ready.
    expect(withCosts('2026-11-20')).toEqual(['closing.signers.1.costsOn'])
    // Read on a page of one's own, it is known.
    const read = factsUpTo('notary-session', NOW, {
      ...TOGETHER,
      ...BOOKED,
      'texas-itemization-receipt': { received: true, on: '2026-12-14' },
    })
    expect(signersAtOffice(knownIn(read)).map(({ costs }) => costs)).toEqual(['2026-12-14', 'NOT_KNOWN'])
  })

  it('is not of a day within the waits', () => {
    expect(faults({}, { signedOn: '2026-12-01', earlier: 'They came earlier' })).toContain('signedOn')
  })

  it('keeps who signed for whom: another owner’s scans are not the borrower’s to have', () => {
    const session = record({})
    const documents = notarySession.documents!(session)
    expect(documents.map(({ kind, isForTheFile }) => [kind, isForTheFile === true])).toEqual([
      ['SIGNED_DEED', false],
      ['SIGNED_ON_PAPER', false],
      ['SIGNED_ON_PAPER', true],
      ['OWNER_IDENTITY', true],
    ])
    expect(signedByClosing(known, session).map(({ item, party }) => factName(item.id, party ?? BORROWER))).toEqual([
      'note-signing',
      factName('signer-signing', sam),
      'owner-marriages',
    ])
    expect([hasSignedAt(session, sam), hasSignedAt(record(), sam)]).toEqual([true, false])
  })

  it('has the ID of whoever showed none on pages of their own, good on that day and no one else’s', () => {
    const { identity: _shown, ...unseen } = BOTH[1] as { identity?: object }
    const withId = (identity: object) => faults({ signers: [BOTH[0]!, { ...unseen, identity }] })
    expect(faults({ signers: [BOTH[0]!, unseen] })).toEqual(['closing.signers.1.identity'])
    expect(withId({ ...ID, expiresOn: '2026-12-14' })).toEqual(['closing.signers.1.identity.expiresOn'])
    expect(withId({ ...ID, scan: SCANS[0]! })).toEqual(['closing.signers.1.scans'])
    expect(withId(ID)).toEqual([])
  })

  it('waits while the team reviews a signer’s ID, and asks for none of whom a check confirmed', () => {
    const told = { 'owner-marriages': { owners: [{ party: sam, status: 'UNMARRIED' }] } }
    const met = factsUpTo('notary-session', NOW, { ...TOGETHER, ...BOOKED, ...told })
    const shown = (status: string) => {
      let facts: Facts = met
      const give = (item: { readonly id: string }, data: unknown) => {
        const { walk } = standing(facts)
        const basis = walk.signers[0]!.walk.bases[item.id]!
        facts = { ...facts, results: { ...facts.results, [factName(item.id, sam)]: { data, basis, settledAt: NOW } } }
      }
      give(signerIntro, signerIntro.example)
      give(signerIdentityDocuments, signerIdentityDocuments.example)
      give(signerIdentityCheck, { ...(signerIdentityCheck.example as object), status })
      return facts
    }
    const { identity: _shown, ...own } = BOTH[1] as { identity?: object }
    const of = (facts: Facts, signer: object) =>
      misfitsOfSession(knownIn(facts), record({ signers: [BOTH[0]!, signer] }), '2026-12-15').map(({ path }) => path)
    const doubted = shown('PENDING_REVIEW')
    expect(standing(doubted).walk.signers[0]!.walk.frontier?.item.id).toBe('signer-identity-review')
    expect(of(doubted, BOTH[1]!)).toEqual(['closing.signers.1.party'])
    // Whoever does not come holds up nobody.
    expect(misfitsOfSession(knownIn(doubted), { ...record({ signers: [BOTH[0]!] }), stillToSign: [sam] }, '2026-12-15')).toEqual([])
    expect(of(shown('VERIFIED'), own)).toEqual([])
  })

  it('counts nobody’s deed or scans for anyone else, whenever they were recorded', () => {
    const deed = crypto.randomUUID()
    const session = { ...record({ signers: BOTH.slice(0, 1) }), deed, stillToSign: [sam] }
    const filed = { 'deed-signing': { signedOn: '2026-12-15', notary: 'J. Calloway', deed, stillToSign: [sam] } }
    const later = knownIn(factsUpTo('deed-co-signing', NOW, { ...TOGETHER, ...BOOKED, 'notary-session': session, ...filed }))
    const own = { ...BOTH[1]!, scans: [crypto.randomUUID()] }
    const of = (more: object, signer: object = own) => {
      const { outcome: _signed, ...act } = record({ signers: [signer] })
      return deedCoSigning.fits!(later, { ...act, ...more } as never, '2026-12-15').map(({ path }) => path)
    }
    expect(of({})).toEqual([])
    // What is asked of those who sign at the first meeting is asked at theirs.
    expect(of({}, { ...own, costsOn: '2026-12-15' })).toEqual(['closing.signers.0.costsOn'])
    expect(of({}, { ...own, identity: { ...ID, expiresOn: '2020-01-01' } })).toEqual(['closing.signers.0.identity.expiresOn'])
    expect(of({ deed: deed.toUpperCase() })).toEqual(['deed'])
    expect(of({}, { ...own, scans: [SCANS[0]!.toUpperCase()] })).toEqual(['closing.signers.0.scans'])
    const twice = [BOTH[0]!, { ...BOTH[1]!, scans: [SCANS[0]!.toUpperCase()] }]
    expect(faults({ signers: twice })).toEqual(['closing.signers.1.scans'])
  })

  it('has an example that fits it, on the day on which it is filled in', () => {
    const example = notarySession.exampleFor!(known, '2026-12-15')
    expect(misfitsOfSession(known, { ...example, deed: crypto.randomUUID() }, '2026-12-15')).toEqual([])
  })
})

describe('what is said of it', () => {
  const booked = factsUpTo('notary-session', NOW, { ...TOGETHER, ...BOOKED })
  const { walk, step } = standing(booked)

  it('tells the borrower to sign everything at the office', () => {
    expect(nextAction(walk, step, booked).why).toContain('at a title company’s office. You sign everything there.')
    expect(notaryMail(walk)?.body).toContain('You sign all your documents on Tuesday, December 15, 11:00 AM CT')
    expect(keyDates(walk, booked).map(({ label }) => label)).toContain('Sign everything at the office')
    expect(keyDates(walk, booked).map(({ label }) => label)).not.toContain('Sign with the notary')
  })

  it('tells a co-owner the same, and whoever has no page of their own that it is recorded', () => {
    const words = (facts: Facts) => signersNotaryWords(signersNotary(knownIn(facts), sam)!, 'Ana Reyes')
    expect(words(booked).why).toContain('You sign all documents on Tuesday')
    expect(words(factsUpTo('notary-appointment', NOW, TOGETHER)).title).toBe('You sign at an office')
    const signed = factsUpTo('hazard-insurance', NOW, { ...TOGETHER, ...BOOKED, 'notary-session': record({}) })
    expect(words(signed).title).toBe('You have signed')
    const labels = keyDates(standing(signed).walk, signed).map(({ label }) => label)
    expect([labels.includes('Signed everything at the office'), labels.includes('Signed with the notary')]).toEqual([true, false])
    const [mail] = signersNotaryNews([notarySession.id], standing(signed).walk)
    expect(mail?.words.body).toContain('at an office, on Tuesday, December 15, 2026. If you did not sign them, call us now.')
    // Nothing is asked of them any more, though they never opened their pages.
    const { signers } = standing(signed).walk
    expect(signers.map(({ walk: own }) => own.frontier)).toEqual([undefined])
    expect(signers.map(readsOnline)).toEqual([false])
    // Nor is anything left for them to sign, as the lists of the team and of the borrower say.
    expect(signersAtOffice(knownIn(signed))).toEqual([])
  })

  it('gives a co-owner the costs and the day by which to read them, in the mails and on the page, whatever they still do before', () => {
    const reading = factsUpTo('closing-review', NOW, TOGETHER)
    const told = costsNews(['closing-papers'], standing(reading).walk)
    expect(told.map(({ party, words: { subject } }) => [party, subject])).toEqual([[sam, 'Read the final costs for the line on your home']])
    expect(costsNews(['notary-booking'], standing(reading).walk)).toEqual([])
    // An appointment of Tuesday: read on Monday at the latest, and on Tuesday it is too late.
    const [mail] = signersNotaryNews([notaryBooking.id], walk)
    expect(mail?.words.body).toContain('read them by Monday, December 14, 2026')
    const page = aheadAtOffice(walk.known, sam, NOW)
    expect(page).toContain('You sign all documents at an office on Tuesday, December 15, 11:00 AM CT.')
    expect(page).toContain('read them by Monday, December 14, 2026')
    expect(aheadAtOffice(walk.known, sam, '2026-12-15T14:00:00.000Z')).toContain('call us')
    // Whom the law gives no day is told of the appointment alone.
    expect(aheadAtOffice(walk.known, 'no-owner', NOW)).toBeUndefined()
  })
})
