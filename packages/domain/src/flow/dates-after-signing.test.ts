import { describe, expect, it } from 'vitest'
import { BORROWER, type DateLine, FLOW, factsUpTo, type Item, type ItemId, type Known, keyDates, nextDate, walk } from '../index.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { lastDayOfRescission } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'

type Given = Record<string, unknown>

/** The lines as they stand at a moment. What is given of the home and of the money is the examples’ where nothing else is said. */
const linesAt = (now: string, until: ItemId | 'complete', given: Given = {}): readonly DateLine[] => {
  const facts = factsUpTo(until, now, given)
  return keyDates(walk(FLOW as readonly Item[], facts), facts)
}
const nextAt = (...given: Parameters<typeof linesAt>): DateLine | undefined => {
  const facts = factsUpTo(given[1], given[0], given[2] ?? {})
  return nextDate(linesAt(...given), walk(FLOW as readonly Item[], facts), facts)
}
const line = (lines: readonly DateLine[], label: string) => lines.find((each) => each.label === label)
const home = (state: string) => ({ 'property-address': { ...propertyAddress.example, state } })

/** Signed before the notary and given the notice at one moment, by everyone who owns the home. */
const signedAt = (at: string, on: string, others: readonly object[] = []): Given => ({
  'deed-signing': { ...deedSigning.example, signedOn: on },
  'rescission-notice': {
    ...rescissionNotice.example,
    deliveredAt: at,
    persons: [{ ...rescissionNotice.example.persons![0]!, party: BORROWER, deliveredAt: at }, ...others],
  },
})
const SAM = { party: 'sam', name: 'Sam Reyes', documentId: 'theirs', sha256: '1'.repeat(64), delivery: 'READY' }
const PETER = { ...SAM, party: 'peter', name: 'Peter Moss', sha256: '2'.repeat(64) }

/** The last day to cancel of a home, as its owner reads it. */
const endOf = (at: string, on: string, state = 'CA') =>
  line(linesAt(at, 'rescission', { ...home(state), ...signedAt(at, on) }), 'Right to cancel ends')

describe('the notice that is still to be made', () => {
  const signed = { 'deed-signing': { ...deedSigning.example, signedOn: '2026-11-23' } }
  it('begins the days: of who owns the home alone, today at the earliest', () => {
    const ends = line(linesAt('2026-11-30T20:00:00Z', 'hazard-insurance', signed), 'Right to cancel ends')
    expect(ends).toMatchObject({ detail: 'As early as Thursday, December 3, at midnight where your home is', on: '2026-12-03' })
  })
})

describe('the last day to cancel', () => {
  it.each([
    ['three days later, in a week without a holiday', '2026-11-02T20:00:00Z', '2026-11-02', 'Thursday, November 5'],
    ['Saturday counts, and Sunday does not', '2026-11-06T20:00:00Z', '2026-11-06', 'Tuesday, November 10'],
    ['Thanksgiving does not count', '2026-11-24T20:00:00Z', '2026-11-24', 'Saturday, November 28'],
    ['Juneteenth does not count', '2026-06-17T20:00:00Z', '2026-06-17', 'Monday, June 22'],
    // July 4 of 2026 is a Saturday, and is left out itself; the Friday on which it is observed counts.
    ['the Friday on which a holiday is observed counts', '2026-07-01T20:00:00Z', '2026-07-01', 'Monday, July 6'],
  ])('%s', (_rule, at, on, day) => {
    expect(endOf(at, on)?.detail).toBe(`${day} at midnight where your home is`)
    expect(endOf(at, on)?.rule).toMatch(/Saturdays count\. Sundays and federal holidays do not\. The federal Truth in Lending Act/)
  })

  it.each([
    // 11:30 in the evening of Monday the 2nd where the home is, and the 3rd in UTC already.
    ['California', 'CA', '2026-11-03T07:30:00Z', '2026-11-02', 'Thursday, November 5'],
    ['Hawaii', 'HI', '2026-11-03T09:30:00Z', '2026-11-02', 'Thursday, November 5'],
    ['Alaska, by the day of its westernmost islands', 'AK', '2026-11-03T09:30:00Z', '2026-11-02', 'Thursday, November 5'],
    ['New York', 'NY', '2026-11-03T04:30:00Z', '2026-11-02', 'Thursday, November 5'],
    // Half an hour after midnight the day is another one.
    ['New York after midnight', 'NY', '2026-11-03T05:30:00Z', '2026-11-03', 'Friday, November 6'],
  ])('is counted from the day in the home’s time zone of a late evening: %s', (_name, state, at, on, day) => {
    expect(endOf(at, on, state)?.detail).toBe(`${day} at midnight where your home is`)
  })

  it.each([
    // July 4 of 2027 is a Sunday, and the day off is Monday the 5th, which is none of the holidays of 5 USC 6103(a).
    ['the Monday on which a holiday is observed counts', '2027-07-02', '2027-07-06'],
    ['New Year’s Day does not count', '2026-12-30', '2027-01-04'],
    // Juneteenth of 2027 is a Saturday: the one Saturday of the month that does not count.
    ['Juneteenth does not count on a Saturday either', '2027-06-17', '2027-06-22'],
  ])('in other years: %s', (_rule, on, end) => {
    const facts = { ...signedAt(`${on}T20:00:00Z`, on), ...home('CA'), 'rescission-receipts': { received: [] } } as Given
    expect(lastDayOfRescission(((item: Item) => facts[item.id]) as Known)).toBe(end)
  })

  it('is over on its own day at midnight there, and not before', () => {
    const given = { ...home('HI'), ...signedAt('2026-11-03T09:30:00Z', '2026-11-02') }
    const facts = factsUpTo('rescission', '2026-11-03T09:30:00Z', given)
    const at = (now: string) => {
      const lines = keyDates(walk(FLOW as readonly Item[], { ...facts, now }), { ...facts, now })
      return [line(lines, 'Right to cancel ends')?.state, line(lines, 'Right to cancel ended')?.detail]
    }
    expect(at('2026-11-06T09:59:59Z')).toEqual(['current', undefined])
    expect(at('2026-11-06T10:00:00Z')).toEqual([undefined, 'Thursday, November 5'])
  })

  it('is named as the earliest one while an owner has no notice, and so is the day of the money', () => {
    const at = ['2026-11-24T20:00:00Z', 'rescission-delivery', signedAt('2026-11-24T20:00:00Z', '2026-11-24', [SAM])] as const
    const lines = linesAt(...at)
    expect(line(lines, 'Notice of your right to cancel added to your documents')).toMatchObject({ state: 'done', on: '2026-11-24' })
    expect(line(lines, 'Sam Reyes receives their notice')).toMatchObject({
      state: 'current',
      detail: expect.stringContaining('Waiting for Sam Reyes'),
    })
    // Both are missing at once, and both are called.
    const both = linesAt(at[0], at[1], signedAt(at[0], '2026-11-24', [SAM, PETER]))
    expect(line(both, 'Sam Reyes and Peter Moss receive their notices')?.detail).toContain('Waiting for Sam Reyes and Peter Moss.')
    expect(line(lines, 'Right to cancel ends')).toMatchObject({
      state: 'next',
      detail: 'Three business days after Sam Reyes has the notice, as early as Saturday, November 28',
      on: '2026-11-28',
    })
    expect(line(lines, 'We make sure that no one canceled')?.detail).toBe('As early as Friday, December 4, sooner if each of you confirms')
    expect(line(lines, 'Money in your account')?.detail).toBe(
      'After everyone who may cancel has the notice, as early as Tuesday, December 8',
    )
    expect(nextAt(...at)?.label).toBe('Right to cancel ends')
    // A day later it is a day later: none is named that has passed.
    const later = factsUpTo(at[1], at[0], at[2])
    const since = { ...later, now: '2026-12-02T20:00:00Z' }
    expect(line(keyDates(walk(FLOW as readonly Item[], since), since), 'Right to cancel ends')?.on).toBe('2026-12-05')
  })

  it('says of the notice what is known: that it was handed over, and else that it is among the documents, opened or not', () => {
    const handed = signedAt('2026-11-24T20:00:00Z', '2026-11-24')
    const notice = handed['rescission-notice'] as typeof rescissionNotice.example
    const own = { ...notice.persons![0]!, handedOn: '2026-11-24' }
    const lines = linesAt('2026-11-24T20:00:00Z', 'rescission', { ...handed, 'rescission-notice': { ...notice, persons: [own] } })
    expect(line(lines, 'You were given the notice of your right to cancel')).toMatchObject({ state: 'done', on: '2026-11-24' })
    expect(lines.some(({ label }) => label.startsWith('You received'))).toBe(false)
  })

  it('follows the owner who had the notice last, each with a day of their own', () => {
    const given = {
      ...signedAt('2026-11-24T20:00:00Z', '2026-11-24', [SAM]),
      'rescission-delivery': { delivered: [{ party: 'sam', way: 'COURIER', on: '2026-12-01' }] },
    }
    const lines = linesAt('2026-12-01T20:00:00Z', 'rescission', given)
    expect(line(lines, 'Sam Reyes received their notice')).toMatchObject({ state: 'done', detail: 'Tuesday, December 1' })
    expect(line(lines, 'Right to cancel ends')?.detail).toBe('Friday, December 4 at midnight where your home is')
    expect(nextAt('2026-12-01T20:00:00Z', 'rescission', given)?.label).toBe('Right to cancel ends')
  })
})

describe('the days after signing', () => {
  it('are those on which it really happened, whenever they were told: the notary’s, the county’s, the bank’s', () => {
    const lines = linesAt('2026-12-10T20:00:00Z', 'complete', {
      ...signedAt('2026-11-24T20:00:00Z', '2026-11-23'),
      recording: { recordingNumber: '2026-11300077', recordedOn: '2026-11-30' },
      disbursement: { ...disbursement.example, sentOn: '2026-12-07', status: 'SENT', settlesOn: '2026-12-08' },
      'disbursement-settlements': { settled: [{ traceNumber: disbursement.example.traceNumber, settledOn: '2026-12-08' }] },
    })
    const after = lines.filter(({ isAfterSigning }) => isAfterSigning)
    expect(after.map(({ label, detail, state }) => [label, detail, state])).toEqual([
      ['Signed with the notary', 'Monday, November 23', 'done'],
      ['Notice of your right to cancel added to your documents', 'Tuesday, November 24', 'done'],
      ['Right to cancel ended', 'Saturday, November 28', 'done'],
      ['Deed recorded with the county', 'Monday, November 30. Number 2026-11300077', 'done'],
      ['First draw made', 'Monday, November 30', 'done'],
      ['No one canceled', 'Friday, December 4', 'done'],
      ['Money sent to your account', 'Monday, December 7', 'done'],
      ['Money in your account', 'Tuesday, December 8', 'done'],
      // Told here on the day of the test.
      ['Agreement signed', 'Thursday, December 10', 'done'],
      ['Your home insurance sent', 'Thursday, December 10', 'done'],
      ['Your home insurance accepted', 'Thursday, December 10', 'done'],
      ['Money approved', 'Thursday, December 10', 'done'],
    ])
  })

  it('stand in the order of time, what is done first', () => {
    const lines = linesAt('2026-12-10T20:00:00Z', 'funding-decision', signedAt('2026-11-24T20:00:00Z', '2026-11-23'))
    const done = lines.filter(({ state }) => state === 'done').map(({ on }) => on)
    expect(done).toEqual([...done].sort())
    expect(lines.findIndex(({ state }) => state !== 'done')).toBe(done.length)
  })

  it('name what is still to come from the signed agreement on, and only the end of it before', () => {
    const labels = (until: ItemId) => linesAt('2026-11-20T18:30:00Z', until).map(({ label }) => label)
    const ahead = ['Deed recorded with the county', 'Final approval', 'Money sent to your account', 'Your first draw']
    expect(labels('note-signing').filter((label) => ahead.includes(label))).toEqual([])
    expect(labels('notary-appointment').filter((label) => ahead.includes(label))).toEqual(ahead)
    for (const until of ['note-signing', 'notary-appointment'] as const) expect(labels(until)).toContain('Money in your account')
  })

  it('have the money on the next day on which banks settle, after a business day of the lender', () => {
    // The right ends on Saturday, and the deed is recorded on Monday; mail is waited for until Friday: sent on Monday, settled on Tuesday.
    const lines = linesAt('2026-11-24T20:00:00Z', 'rescission', signedAt('2026-11-24T20:00:00Z', '2026-11-24'))
    expect(line(lines, 'Deed recorded with the county')).toMatchObject({ on: '2026-11-30', detail: 'As early as Monday, November 30' })
    expect(line(lines, 'We make sure that no one canceled')).toMatchObject({ on: '2026-12-04' })
    expect(line(lines, 'Money sent to your account')).toMatchObject({ on: '2026-12-07', detail: 'As early as Monday, December 7' })
    expect(line(lines, 'Money in your account')).toMatchObject({ on: '2026-12-08', detail: 'As early as Tuesday, December 8' })
    // Mail is waited for until Wednesday the 23rd, and Christmas Day is a Friday: sent on the 24th, settled on Monday.
    const christmas = linesAt('2026-12-14T20:00:00Z', 'rescission', signedAt('2026-12-14T20:00:00Z', '2026-12-14'))
    expect(line(christmas, 'Right to cancel ends')?.on).toBe('2026-12-17')
    expect(line(christmas, 'We make sure that no one canceled')?.on).toBe('2026-12-23')
    expect(line(christmas, 'Money sent to your account')?.on).toBe('2026-12-24')
    expect(line(christmas, 'Money in your account')?.on).toBe('2026-12-28')
  })

  it('do not move by a day when the right has ended: it is recorded on the day that was named', () => {
    const before = factsUpTo('rescission', '2026-11-02T20:00:00Z', signedAt('2026-11-02T20:00:00Z', '2026-11-02'))
    const daysAt = (now: string) => {
      const lines = keyDates(walk(FLOW as readonly Item[], { ...before, now }), { ...before, now })
      return ['Deed recorded with the county', 'Money sent to your account'].map((label) => line(lines, label)?.on)
    }
    // Veterans Day, the 11th, has no mail.
    const named = ['2026-11-06', '2026-11-13']
    expect([daysAt('2026-11-02T20:00:00Z'), daysAt('2026-11-06T17:00:00Z')]).toEqual([named, named])
  })

  it('do not call a deed recorded that the county sent back', () => {
    const rejected = { outcome: 'REJECTED', rejectedOn: '2026-11-30', reasons: ['The legal description does not match the parcel.'] }
    const lines = linesAt('2026-12-01T20:00:00Z', 'recording-correction', {
      ...signedAt('2026-11-24T20:00:00Z', '2026-11-24'),
      recording: rejected,
    })
    expect(line(lines, 'Deed recorded with the county')).toMatchObject({
      state: 'current',
      detail: 'The county sent it back on Monday, November 30. Our team is correcting it',
    })
    expect(line(lines, 'Money in your account')?.detail).toMatch(/^After the deed is corrected, as early as/)
  })

  it('say that the bank sent the money back, and that it is not with the borrower', () => {
    const lines = linesAt('2026-12-03T20:00:00Z', 'replacement-account', {
      ...signedAt('2026-11-24T20:00:00Z', '2026-11-24'),
      'disbursement-returns': { returns: [{ traceNumber: '1', code: 'R03', returnedOn: '2026-12-02' }] },
    })
    expect(line(lines, 'Your bank sent the money back')).toMatchObject({ state: 'done', detail: 'Wednesday, December 2' })
    expect(line(lines, 'Another account for your money')).toMatchObject({ state: 'current', detail: 'Waiting for you' })
    expect(line(lines, 'Money in your account')?.state).toBe('next')
    // The account that was opened by then stays open, and what was sent is still the day of the first draw.
    expect(lines.some(({ label }) => label === 'Your first draw')).toBe(true)
    const facts = factsUpTo('complete', '2026-12-03T20:00:00Z', signedAt('2026-11-24T20:00:00Z', '2026-11-24'))
    const returned = { traceNumber: disbursement.example.traceNumber, code: 'R03', returnedOn: '2026-12-02' }
    const told = { data: { returns: [returned] }, basis: '0', settledAt: facts.now }
    const after = { ...facts, results: { ...facts.results, 'disbursement-returns': told } }
    const since = keyDates(walk(FLOW as readonly Item[], after), after)
    expect(line(since, 'First draw made')).toMatchObject({ state: 'done', on: '2026-11-30' })
    expect(line(since, 'Money sent to your account')?.state).toBe('next')
  })

  it('say who is waited for where a person or a creditor comes first', () => {
    const signed = signedAt('2026-11-24T20:00:00Z', '2026-11-24')
    const details = (until: ItemId, given: Given = {}) => {
      const lines = linesAt('2026-12-01T20:00:00Z', until, { ...signed, ...given })
      return ['Payoff amounts from your creditors', 'Final approval', 'Money sent to your account'].map(
        (label) => line(lines, label)?.detail,
      )
    }
    expect(details('funding-decision')).toEqual([
      undefined,
      'Our team is reviewing it',
      'After our review, as early as Tuesday, December 1',
    ])
    const debt = { 'chosen-offer': { ...chosenOffer.example, cashPreference: 'DEDUCT', payOffTradelineIds: ['card-1'] } }
    const after = 'After your creditors tell us the amounts, as early as Tuesday, December 1'
    expect(details('payoff-quotes', debt)).toEqual(['Waiting for your creditors', after, after])
  })

  it('name no day for a payment that is checked, and no reason either', () => {
    const signed = signedAt('2026-11-24T20:00:00Z', '2026-11-24')
    const held = { ...signed, 'funding-hold': { isHeld: true } }
    // Also from the moment on which it is held, long before its turn.
    for (const until of ['rescission', 'funding-release'] as const) {
      const lines = linesAt(until === 'rescission' ? '2026-11-24T20:00:00Z' : '2026-12-10T20:00:00Z', until, held)
      for (const label of ['Money sent to your account', 'Your first draw', 'Money in your account'])
        expect([line(lines, label)?.detail, line(lines, label)?.on], label).toEqual([
          'After we have checked your payment. We email you',
          undefined,
        ])
      expect(JSON.stringify(lines)).not.toMatch(/hold|held/i)
    }
    const stopping = { ...signed, 'payment-stop': { asking: { traceNumber: '1', since: '2026-12-07T18:00:00.000Z' } } }
    expect(line(linesAt('2026-12-07T20:00:00Z', 'complete', stopping), 'Money in your account')?.on).toBeUndefined()
  })

  it('promise no money where debts and costs take the whole draw', () => {
    const facts = factsUpTo('rescission', '2026-11-24T20:00:00Z', signedAt('2026-11-24T20:00:00Z', '2026-11-24'))
    const terms = facts.results['closing-terms']!
    const none = {
      ...facts,
      results: { ...facts.results, 'closing-terms': { ...terms, data: { ...(terms.data as object), cashToBorrowerCents: 0 } } },
    }
    const labels = keyDates(walk(FLOW as readonly Item[], none), none).map(({ label }) => label)
    expect(labels.filter((label) => label.startsWith('Money'))).toEqual([])
  })

  it('let no day go without the rule behind it, from the notary to the money', () => {
    const given = { 'about-you': { ...aboutYou.example, ownership: 'JOINT' }, ...signedAt('2026-11-24T20:00:00Z', '2026-11-24', [SAM]) }
    const lines = linesAt('2026-11-24T20:00:00Z', 'rescission-delivery', given).filter(({ isAfterSigning }) => isAfterSigning)
    const withoutRule = lines.filter(({ rule }) => rule === undefined).map(({ label }) => label)
    expect(withoutRule).toEqual(['Your home insurance sent'])
    const still = lines.filter(({ state, moves }) => state === 'next' && moves === undefined)
    expect(still.map(({ label }) => label)).toEqual(['Your first draw'])
  })
})
