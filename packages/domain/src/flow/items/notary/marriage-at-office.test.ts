import { describe, expect, it } from 'vitest'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { BORROWER } from '../../parties.ts'
import { note } from '../signing/note.ts'
import { ownerMarriages } from '../signing/owner-marriages.ts'
import { homeIn, KIM, kim, knownIn, LEE, lee, NOW, SAM, said, sam } from '../signing/said-of-marriages.fixture.ts'
import { marriageAtOffice } from './marriage-at-office.ts'
import { notaryBooking } from './notary-booking.ts'
import { misfitsOfSession, type NotarySession, notarySession } from './notary-session.ts'

describe('the record of a closing at an office, of marriages', () => {
  const place = (party: string, name: string) => ({ place: `agreement-${name}`, party, form: 'SIGNATURE', label: `Signature of ${name}` })
  const AT = '2026-12-15T17:00:00.000Z'
  const BOOKED = {
    note: { ...note.example, places: [place(BORROWER, 'Ana'), place(sam, 'Sam'), place(kim, 'Kim')] },
    'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at: AT, attempt: 1 },
    'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at: AT },
  }
  const ID = { document: 'US_PASSPORT' as const, expiresOn: '2030-01-31' }
  const met = (more: object = {}, marriages: object = {}) =>
    factsUpTo('notary-session', NOW, { ...homeIn('TX', more), ...BOOKED, ...marriages })
  const record = (facts: Facts, marriages: Readonly<Record<string, object | undefined>>) => {
    const { closing } = notarySession.exampleFor!(knownIn(facts), '2026-12-15') as NotarySession
    const signers = closing!.signers.map(({ marriage: _said, party, ...signer }, index) => ({
      ...signer,
      party,
      ...(party !== BORROWER && { identity: { ...ID, scan: crypto.randomUUID() } }),
      scans: [`00000000-0000-4000-8000-0000000002${index}0`],
      ...(marriages[party] && { marriage: marriages[party] }),
    }))
    const session = {
      ...notarySession.example,
      ...{ state: 'TX', county: 'Travis', signedOn: '2026-12-15', deed: crypto.randomUUID() },
      closing: { ...closing!, signers },
    } as NotarySession
    return { session, faults: misfitsOfSession(knownIn(facts), session, '2026-12-15').map(({ path }) => path) }
  }
  const UNMARRIED = { status: 'UNMARRIED' }

  it('asks each owner whose spouse does not sign, also the borrower who said or corrected that they are unmarried', () => {
    expect(record(met(), {}).faults).toEqual(['closing.signers.0.marriage.status', 'closing.signers.1.marriage.status'])
    const whole = record(met(), { [BORROWER]: UNMARRIED, [sam]: UNMARRIED })
    expect(whole.faults).toEqual([])
    expect(notarySession.alsoSettles!(knownIn(met()), whole.session)).toContainEqual({
      item: ownerMarriages,
      data: { owners: [{ party: sam, status: 'UNMARRIED', isOwnWord: true }] },
    })
  })

  it('is refused while a spouse is not among those who sign', () => {
    expect(record(met(), { [BORROWER]: { status: 'MARRIED' }, [sam]: UNMARRIED }).faults).toEqual(['closing.signers.0.marriage.status'])
    expect(record(met(), { [BORROWER]: UNMARRIED, [sam]: { status: 'SEPARATED' } }).faults).toEqual(['closing.signers.1.marriage.to'])
    expect(record(met(), { [BORROWER]: UNMARRIED, [sam]: { status: 'MARRIED', to: BORROWER } }).faults).toEqual([
      'closing.signers.1.marriage.to',
    ])
  })

  const LEE_TOO = { coOwners: [SAM, LEE] }
  const toLee = { status: 'MARRIED', to: lee }
  const toSam = { status: 'MARRIED', to: sam }
  const placesOfBoth = { note: { ...note.example, places: [place(BORROWER, 'Ana'), place(sam, 'Sam'), place(lee, 'Lee')] } }
  const owners = (marriages: object = {}) => met(LEE_TOO, { ...placesOfBoth, ...marriages })

  it('is refused where two of its answers contradict each other, at the answers of both', () => {
    const says = (ofSam: object, ofLee: object) => record(owners(), { [BORROWER]: UNMARRIED, [sam]: ofSam, [lee]: ofLee }).faults
    const both = ['closing.signers.1.marriage.to', 'closing.signers.2.marriage.status']
    expect(says(toLee, UNMARRIED)).toEqual(both)
    expect(says(toLee, { status: 'MARRIED', to: BORROWER })).toEqual(expect.arrayContaining(both))
    expect(says(toLee, toSam)).toEqual([])
    expect(says({ status: 'MARRIED', to: sam }, UNMARRIED)).toEqual(['closing.signers.1.marriage.to'])
  })

  it('is refused where an answer contradicts what another said before: both are asked again until both say the same', () => {
    const before = owners(said({ party: sam, ...toLee }))
    expect([sam, lee].map((party) => marriageAtOffice(knownIn(before), party))).toEqual(['TO_SAY', 'TO_SAY'])
    const says = (ofSam: object, ofLee: object) => record(before, { [BORROWER]: UNMARRIED, [sam]: ofSam, [lee]: ofLee }).faults
    expect(says(toLee, UNMARRIED)).toEqual(['closing.signers.1.marriage.to', 'closing.signers.2.marriage.status'])
    expect([says(toLee, toSam), says(UNMARRIED, UNMARRIED)]).toEqual([[], []])
    const agreed = owners(said({ party: sam, ...toLee }, { party: lee, ...toSam }))
    expect([sam, lee].map((party) => marriageAtOffice(knownIn(agreed), party))).toEqual(['NONE', 'NONE'])
  })

  it('does not leave out the spouse whom the borrower named, nor one whose own spouse signs', () => {
    const couple = met({ maritalStatus: 'MARRIED', spouse: SAM })
    expect(record(couple, { [sam]: UNMARRIED }).faults).toEqual(['closing.signers.1.marriage.status'])
    expect(record(couple, { [sam]: { status: 'MARRIED', to: BORROWER } }).faults).toEqual([])
    const withKim = met({}, said({ party: sam, status: 'MARRIED', spouse: KIM }))
    expect(record(withKim, { [BORROWER]: UNMARRIED, [sam]: UNMARRIED }).faults).toEqual(['closing.signers.1.marriage.status'])
    // Said once more: Kim stays who signs.
    const again = record(withKim, { [BORROWER]: UNMARRIED, [sam]: { status: 'MARRIED' } })
    expect(again.faults).toEqual([])
    expect(notarySession.alsoSettles!(knownIn(withKim), again.session).map(({ item }) => item)).not.toContain(ownerMarriages)
  })

  it('asks nothing of a couple who own the home together, nor of an owner whose spouse signs', () => {
    const couple = met({ maritalStatus: 'MARRIED', spouse: SAM }, said({ party: sam, status: 'MARRIED', to: BORROWER }))
    expect([BORROWER, sam].map((party) => marriageAtOffice(knownIn(couple), party))).toEqual(['NONE', 'NONE'])
    const withKim = met({}, said({ party: sam, status: 'MARRIED', spouse: KIM }))
    expect([BORROWER, sam, kim].map((party) => marriageAtOffice(knownIn(withKim), party))).toEqual(['TO_CONFIRM', 'NONE', 'NONE'])
  })

  it('has an example that fits it', () => {
    const example = notarySession.exampleFor!(knownIn(met()), '2026-12-15') as NotarySession
    expect(misfitsOfSession(knownIn(met()), { ...example, deed: crypto.randomUUID() }, '2026-12-15')).toEqual([])
  })
})
