import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, type ItemId, keyDates, walk } from '../index.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { exampleDecision } from './items/decision/example-decision.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { floodDetermination } from './items/title/flood-determination.ts'
import { valueDispute } from './items/valuation/value-dispute.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const dates = (until: ItemId | 'complete', given: Record<string, unknown> = {}) => {
  const facts = factsUpTo(until, NOW, given)
  return keyDates(walk(FLOW as readonly Item[], facts), facts)
}
const current = (until: ItemId, given?: Record<string, unknown>) => dates(until, given).find((line) => line.state === 'current')

const REVIEW = { ...exampleDecision, outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] } as const

describe('Your dates', () => {
  it('say that an offer is to be chosen only when there is one to choose, and who has to act', () => {
    expect(current('soft-credit')).toMatchObject({ label: 'Your offers', detail: 'We are working on it' })
    expect(current('underwriting-review', { 'first-decision': REVIEW })).toMatchObject({
      label: 'Your offers',
      detail: 'Our team is reviewing it',
    })
    expect(current('chosen-offer')).toMatchObject({ label: 'Choose your offer', detail: 'Waiting for you' })
  })

  it('say that the offer is under review while it is', () => {
    const lower = { 'verified-decision': { ...exampleDecision, offers: [] } }
    expect(current('revised-offer', lower)).toMatchObject({ label: 'Confirm your offer', detail: 'Waiting for you' })
  })

  it('give each completed step its date, and the choice its amount', () => {
    const chosen = dates('about-you').find((line) => line.label === 'Offer chosen')
    expect(chosen).toMatchObject({
      on: '2026-11-20',
      label: 'Offer chosen',
      detail: 'Friday, November 20. $85,000 over 20 years',
      state: 'done',
    })
    expect(dates('complete').every((line) => line.state === 'done')).toBe(true)
  })

  it('count the days to cancel from the earliest signing, Sundays and federal holidays left out', () => {
    // The documents on Monday the 23rd, and two business days later the notary in person; Thanksgiving is the 26th.
    const rescission = dates('about-you').find((line) => line.label === 'Right to cancel ends')
    expect(rescission?.detail).toContain('Monday, November 30 at midnight')
  })

  it('say that the identity is verified only where the check verified it', () => {
    const check = (status: string) => ({ 'identity-check': { status, reasons: [], reference: 'x' } })
    const label = (status: string) => dates('conditions', check(status)).find(({ label: each }) => each.startsWith('Identity'))?.label
    expect([label('VERIFIED'), label('FAILED'), label('PENDING_REVIEW')]).toEqual([
      'Identity verified',
      'Identity photos received',
      'Identity photos received',
    ])
  })

  it('say who is waited for, where the team has refused what is the borrower’s to replace', () => {
    const unclear = { 'identity-check': { status: 'PENDING_REVIEW', reasons: ['NEEDS_REVIEW'], reference: 'x' } }
    const refused = { conditions: { decided: [{ condition: 'IDENTITY', outcome: 'REFUSED', reason: 'The photos show another person.' }] } }
    const line = (given: Record<string, unknown>) => dates('conditions', given).find(({ label }) => label === 'Open requests')?.detail
    expect(line(unclear)).toBe('Our team is reviewing it')
    expect(line({ ...unclear, ...refused })).toBe('Waiting for you')
  })

  it('name the documents about the home while they are reviewed, and not the signing that comes later', () => {
    const zone = { 'flood-determination': { ...floodDetermination.example, zone: 'AE', inSpecialFloodHazardArea: true } }
    const lines = dates('trust-and-flood-review', zone)
    expect(lines.find(({ state }) => state === 'current')).toMatchObject({
      label: 'Review of the documents about your home',
      detail: 'Our team is reviewing it',
    })
  })

  it('name what is asked about the home before anything is signed, also where more of it is asked', () => {
    const zone = { 'flood-determination': { ...floodDetermination.example, zone: 'AE', inSpecialFloodHazardArea: true } }
    const waits = { label: 'Documents about your home', detail: 'Waiting for you' }
    expect(current('trust-and-flood-insurance', zone)).toMatchObject(waits)
    const refused = { 'trust-and-flood-review': { outcome: 'REFUSED', reason: 'The page that names the trustees is missing.' } }
    expect(current('trust-and-flood-correction', { ...zone, ...refused })).toMatchObject(waits)
    expect(current('hazard-insurance')).toMatchObject({ label: 'Your home insurance', detail: 'Waiting for you' })
  })

  it('say that the value is confirmed only where no appraisal has to confirm it', () => {
    const opinion = (conclusive: boolean) => ({
      'value-property': { asked: [] },
      'broker-price-opinion': { valueCents: 62_000_000, valuedOn: '2026-11-24', reference: 'bpo', conclusive },
    })
    const labels = (conclusive: boolean) => dates(conclusive ? 'full-title' : 'appraisal', opinion(conclusive)).map(({ label }) => label)
    expect(labels(true)).toContain('Home value confirmed')
    expect(labels(false)).toContain('Broker’s opinion of your home’s value received')
    expect(labels(false)).not.toContain('Home value confirmed')
  })

  it('name the earliest day of what comes after a person’s review while it is open, and say what the first of it waits for', () => {
    const details = (until: ItemId, given: Record<string, unknown> = {}) =>
      Object.fromEntries(dates(until, given).map(({ label, detail }) => [label, detail]))
    const disputed = details('value-review', { 'value-dispute': valueDispute.example })
    // The documents on Monday the 23rd, and two business days later the notary in person; Thanksgiving is the 26th.
    expect(disputed['Sign with the notary']).toBe('After we review your home’s value, as early as Wednesday, November 25')
    expect(disputed['Right to cancel ends']).toBe(
      'Monday, November 30 at midnight where your home is, if you sign on Wednesday, November 25',
    )
    expect(disputed['Money in your account']).toBe('As early as Tuesday, December 8, if you sign on Wednesday, November 25')
    const inconclusive = {
      'value-property': { asked: [] },
      'broker-price-opinion': { valueCents: 62_000_000, valuedOn: '2026-11-24', reference: 'bpo', conclusive: false },
    }
    expect(details('appraisal', inconclusive)).toMatchObject({
      'Appraisal of your home': 'Waiting for the appraiser',
      'Sign with the notary': 'After your home is appraised, as early as Wednesday, November 25',
    })
    // Once signed the right to cancel has its days, and only the money waits.
    const insured = details('hazard-insurance-review')
    expect(insured['Right to cancel ends'] ?? insured['Right to cancel ended']).toMatch(/\w+day, /)
    expect(insured['Money in your account']).toMatch(/^After we review your home insurance, as early as \w+day, /)
  })

  it('say how much of the income was verified, and that the offer stays as it is', () => {
    const verified = (verifiedAnnualCents: number) =>
      dates('disbursement-account', {
        'annual-income': { ...annualIncome.example, primaryCents: 14_500_000, otherCents: 0, coOwnersCents: 0 },
        'income-verification': { ...incomeVerification.example, verifiedAnnualCents },
      })
    const detail = (label: string, cents = 11_600_000) => verified(cents).find((line) => line.label === label)?.detail
    expect(detail('Income verified')).toBe('Friday, November 20. $116,000 of the $145,000 you told us')
    expect(detail('Income verified', 14_499_992)).toBe('Friday, November 20')
    expect(detail('Offer confirmed')).toBe('Friday, November 20. Your offer stays as it is')
    expect(dates('disbursement-account').find(({ label }) => label === 'Income verified')?.detail).toBe('Friday, November 20')
  })

  it('keep Texas’s twelve days between application and signing, before and after submission', () => {
    const texas = { 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' } }
    for (const until of ['about-you', 'final-offer'] as const) {
      const lines = dates(until, texas)
      expect(lines.find(({ label }) => label === 'Your state’s waiting period')?.detail).toBe('Until Wednesday, December 2')
      expect(lines.find(({ label }) => label === 'Sign everything at the office')?.detail).toBe('As early as Friday, December 4')
    }
    expect(dates('about-you').map(({ label }) => label)).not.toContain('Your state’s waiting period')
  })

  it('stay while an attorney of Texas reviews the documents, and are those of the appointment that is then booked', () => {
    const texas = { 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' } }
    const now = '2026-12-07T18:30:00.000Z'
    const at = '2026-12-09T19:00:00.000Z'
    const booked = {
      'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at, attempt: 1 },
      'notary-booking': { ...notaryBooking.example, meeting: 'MANUAL', at },
    }
    const linesAt = (until: ItemId, moment: string, given = {}) => {
      const facts = { ...factsUpTo(until, '2026-11-20T18:30:00.000Z', { ...texas, ...given }), now: moment }
      return keyDates(walk(FLOW as readonly Item[], facts), facts)
    }
    const LATER = ['Right to cancel ends', 'We make sure that no one canceled', 'Money in your account']
    const daysOf = (lines: ReturnType<typeof linesAt>) => LATER.map((label) => lines.find((line) => line.label === label)?.on)
    const signingOf = (lines: ReturnType<typeof linesAt>) => lines.find(({ label }) => label === 'Sign everything at the office')
    const reviewed = linesAt('attorney-review', now)
    const days = ['2026-12-12', '2026-12-18', '2026-12-22']
    expect([signingOf(reviewed)?.detail, daysOf(reviewed)]).toEqual([
      'After an attorney reviews your documents, as early as Wednesday, December 9',
      days,
    ])
    expect(daysOf(linesAt('notary-session', now, booked))).toEqual(days)
    // The appointment is over, and the office has not recorded it: also two days later, when no day that is named has passed.
    for (const [moment, expected] of [
      ['2026-12-09T23:00:00.000Z', days],
      ['2026-12-11T18:30:00.000Z', days],
      ['2026-12-14T18:30:00.000Z', ['2026-12-17', '2026-12-23', '2026-12-28']],
    ] as const) {
      const over = linesAt('notary-session', moment, booked)
      expect([moment, signingOf(over)?.detail, signingOf(over)?.on, daysOf(over)]).toEqual([
        moment,
        'After we record your appointment of Wednesday, December 9',
        undefined,
        expected,
      ])
    }
  })

  it('name the same day for the end of Texas’s waiting period before and after it', () => {
    const texas = { 'property-address': { ...propertyAddress.example, state: 'TX', city: 'Austin', zip: '78701' } }
    const waiting = factsUpTo('notary-waiting-period', NOW, texas)
    for (const now of ['2026-12-02T07:00:00.000Z', '2026-12-08T18:30:00.000Z']) {
      const over = { ...waiting, now }
      const lines = keyDates(walk(FLOW as readonly Item[], over), over)
      expect(lines.find(({ label }) => label === 'Waiting period over')?.detail).toBe('Wednesday, December 2')
    }
  })

  it('say on which day the right to cancel ended by itself', () => {
    const signed = factsUpTo('rescission', NOW)
    const later = { ...signed, now: '2026-12-05T18:30:00.000Z' }
    const lines = keyDates(walk(FLOW as readonly Item[], later), later)
    expect(lines.find((line) => line.label === 'Right to cancel ended')).toMatchObject({
      label: 'Right to cancel ended',
      detail: 'Friday, November 27',
      state: 'done',
    })
    // What is still looked at before the money.
    expect(lines.find((line) => line.state === 'current')?.label).toBe('Your home insurance')
  })

  it('never promise the money for a past day', () => {
    const signed = factsUpTo('rescission', NOW)
    // A Saturday: the money is sent on Monday, and the banks settle it on the next day.
    const later = { ...signed, now: '2026-12-05T18:30:00.000Z' }
    const lines = keyDates(walk(FLOW as readonly Item[], later), later)
    expect(lines.find(({ label }) => label === 'Money sent to your account')?.detail).toContain('Monday, December 7')
    expect(lines.find(({ label }) => label === 'Money in your account')?.detail).toContain('Tuesday, December 8')
  })

  it('promise nothing after it has ended', () => {
    const facts = { ...factsUpTo('about-you', NOW), cancelledAt: '2026-11-21T18:30:00.000Z' }
    const lines = keyDates(walk(FLOW as readonly Item[], facts), facts)
    expect(lines.every((line) => line.state === 'done')).toBe(true)
    expect(lines.at(-1)).toMatchObject({ label: 'You withdrew the application', detail: 'Saturday, November 21', state: 'done' })
    const declined = dates('chosen-offer', { 'first-decision': { ...exampleDecision, outcome: 'DECLINE', offers: [] } })
    expect(declined.map((line) => line.state)).not.toContain('next')
  })
})
