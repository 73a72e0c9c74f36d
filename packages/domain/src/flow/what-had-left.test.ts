/** A stop that came too late: the borrower reads what had left, by its sums, and what follows; and no date calls the line open. */
import { describe, expect, it } from 'vitest'
import { knowing } from './canceled-line.fixture.ts'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { type RescissionExercise, rescissionExercise } from './items/funding/rescission-exercise.ts'
import { keyDates } from './key-dates.ts'
import { cashBackWords } from './money-after-cancel.ts'
import { nextAction } from './next-action.ts'
import { recordedToBorrower, recordedToOwner } from './recorded-notice.ts'
import { cashUnderWay, notBackYet } from './what-had-left.ts'

/** Tuesday, 9 PM at the lender: approved, and in the file of Wednesday. */
const EVENING = '2026-12-09T05:00:00.000Z'
const SENT = { ...disbursement.example, sentOn: '2026-12-09', status: 'SENT', settlesOn: '2026-12-10' }
const NOTICE: RescissionExercise = {
  ...{ ...rescissionExercise.example.exercised!, way: 'MAILED', givenOn: '2026-12-01', receivedOn: '2026-12-08' },
  ...{ document: '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01', money: 'SENT', takesTwo: true },
}

function read(now: string, given: Record<string, unknown> = {}) {
  const all = { disbursement: SENT, 'rescission-exercise': { exercised: NOTICE }, ...given }
  const facts = { ...factsUpTo('complete', '2026-12-09T04:00:00.000Z', all), now, cancelledAt: EVENING }
  const { walk, step } = standing(facts)
  const said = keyDates(walk, facts).map(({ label, detail }) => `${label}: ${detail}`)
  return { why: nextAction(walk, step, facts).why, said, known: walk.known }
}

describe('a notice that comes when a payment can no longer be stopped', () => {
  it('says by its sum what still leaves, and that nothing is to be returned before the lender did its part', () => {
    const { why, said } = read(EVENING)
    expect(why).toMatch(
      /The cash from your line, \$[\d,.]+, goes to your bank account on Wednesday, December 9, 2026, and we can’t stop it anymore\./,
    )
    expect(why).toContain('Our team asks the bank to send it back to us.')
    expect(why).toContain('You don’t have to return any of it now.')
    expect(why).toContain('within 20 days after you offer it, you may keep it')
    expect(why).not.toContain('no more money is sent')
    expect(said).toContain('Money goes to your account. We can’t stop it anymore: Wednesday, December 9')
  })

  it('says on its day that it left, and once the bank has it that it arrived, and asks no bank for it then', () => {
    const out = read('2026-12-09T20:00:00.000Z')
    expect(out.why).toMatch(/The cash from your line, \$[\d,.]+, left for your bank account on Wednesday, December 9, 2026\./)
    expect(out.said).toContain('Money sent to your account: Wednesday, December 9. It was too late to stop it')
    expect(cashUnderWay(out.known)).toEqual({ sentOn: '2026-12-09', asEarlyAs: '2026-12-10' })
    const settled = { settled: [{ traceNumber: SENT.traceNumber, settledOn: '2026-12-10' }] }
    const there = read('2026-12-10T20:00:00.000Z', { 'disbursement-settlements': settled })
    expect(there.why).toMatch(/The cash from your line, \$[\d,.]+, reached your bank account on Thursday, December 10, 2026\./)
    expect(there.why).not.toContain('asks the bank')
    expect(cashUnderWay(there.known)).toBeUndefined()
  })

  it('is given back by no one before the bank has it: the team records that from the day on which it was there', () => {
    expect(notBackYet(read('2026-12-09T20:00:00.000Z').known, '2026-12-09')?.words).toContain('our payment of Wednesday, December 9, 2026')
    const settled = { settled: [{ traceNumber: SENT.traceNumber, settledOn: '2026-12-10' }] }
    const { known } = read('2026-12-12T20:00:00.000Z', { 'disbursement-settlements': settled })
    expect(notBackYet(known, '2026-12-09')).toMatchObject({ field: 'on', words: expect.stringContaining('December 10, 2026') })
    expect(notBackYet(known, '2026-12-10')).toBeUndefined()
  })

  it('names no first draw and no open line among the dates while it is checked', () => {
    for (const now of [EVENING, '2026-12-09T20:00:00.000Z']) expect(read(now).said.join('\n')).not.toMatch(/first draw|line is open/i)
  })

  it('says of money that left before it that it did', () => {
    const before = { ...SENT, sentOn: '2026-12-07', settlesOn: '2026-12-08' }
    expect(read(EVENING, { disbursement: before }).said).toContain(
      'Money sent to your account: Monday, December 7. It left before we had the notice',
    )
  })

  it('tells the same in the mail, what lenders were paid too, and another owner no sum', () => {
    const known = knowing()
    const mail = recordedToBorrower(known, NOTICE, EVENING).body
    expect(mail).toContain('We paid $8,000 to lenders of yours on Tuesday, December 1, 2026.')
    const other = recordedToOwner(known, NOTICE, 'sam').body
    expect(other).toContain('Money from the line had left, or is too late to stop.')
    expect(other).not.toMatch(/\$|lenders/)
  })

  it('says that a payment may be on its way where nobody knows yet', () => {
    const known = knowing({ paid: { references: [], paid: [] } })
    expect(recordedToBorrower(known, { ...NOTICE, money: 'UNDER_WAY' }, EVENING).body).toContain(
      'A payment may be on its way. We are finding out',
    )
    const { money: _none, ...unknown } = NOTICE
    expect(recordedToBorrower(known, unknown, EVENING).body).not.toContain('on its way')
  })

  it('says that nothing of it is to be returned once a bank sent it back', () => {
    const { body } = cashBackWords(read('2026-12-09T20:00:00.000Z').known, '2026-12-10')
    expect(body).toContain('came back to us on Thursday, December 10, 2026. You have nothing of it to return. A second person')
  })
})
