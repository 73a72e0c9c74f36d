import { describe, expect, it } from 'vitest'
import { WITHDRAWN } from '../policy/ach-returns.ts'
import { DEBT, EXERCISED, knowing } from './canceled-line.fixture.ts'
import type { Item, Known } from './item.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { payoffLetters } from './items/funding/payoff-letters.ts'
import { type NoticeRefusal, REFUSED_NOTICES, refusedWords, rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import { latePayoffs, withLatePayment } from './late-payoffs.ts'
import { moneyAfterCancel } from './money-after-cancel.ts'
import { isRescissionOpen, owedAfterRescission, owedByOwners, returnTime } from './owed-after-rescission.ts'
import { BORROWER } from './parties.ts'
import { recordedToBorrower, recordedToOwner } from './recorded-notice.ts'
import { rescissionPostings } from './rescission-postings.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'

const NOW = '2026-12-15T20:00:00.000Z'

describe('what the owners give back after a rescission', () => {
  it('is what their creditors have, and nothing that a creditor sent back to us', () => {
    expect(owedByOwners(knowing())).toEqual([{ what: 'PAYOFFS', amountCents: 800_000 }])
    expect(owedByOwners(knowing({ events: [['REFUSED', 'card-1']] }))).toEqual([{ what: 'PAYOFFS', amountCents: 500_000 }])
    const both = [
      ['REFUSED', 'card-1'],
      ['REFUSED', 'mortgage-1'],
    ] as const
    expect(owedByOwners(knowing({ events: both }))).toEqual([])
  })

  it('is asked for where the money is: with the creditor that was paid again, or with the borrower', () => {
    const again = [
      ['REFUSED', 'card-1'],
      ['PAID_AGAIN', 'card-1'],
      ['IN_FULL', 'card-1'],
    ] as const
    expect(owedByOwners(knowing({ events: again }))).toEqual([{ what: 'PAYOFFS', amountCents: 800_000 }])
    const given = [
      ['REFUSED', 'card-1'],
      ['SENT_TO_BORROWER', 'card-1'],
    ] as const
    expect(owedByOwners(knowing({ events: given }))).toEqual([
      { what: 'PAYOFFS', amountCents: 500_000 },
      { what: 'CASH', amountCents: 300_000 },
    ])
  })

  it('is less what they gave back: where a payment is told of late, the rest is asked for', () => {
    expect(owedByOwners(knowing({ returned: [{ what: 'PAYOFFS', amountCents: 800_000 }] }))).toEqual([])
    expect(owedByOwners(knowing({ returned: [{ what: 'PAYOFFS', amountCents: 300_000 }] }))).toEqual([
      { what: 'PAYOFFS', amountCents: 500_000 },
    ])
    // As earlier releases recorded it.
    expect(owedByOwners(knowing({ returned: [{ what: 'PAYOFFS' }] }))).toEqual([])
  })

  it('is posted once each, and the fee of a visit is not of the line', () => {
    const returned = [
      { what: 'VALUATION_FEE', amountCents: 18_000 },
      { what: 'PAYOFFS', amountCents: 800_000 },
    ] as const
    expect(rescissionPostings(knowing({ returned }))).toEqual([
      { event: { kind: 'GIVEN_BACK', cents: 800_000 }, effectiveOn: '2026-12-20', cause: 'rescission-return/1' },
    ])
  })
})

describe('a payment that was on its way when the notice came', () => {
  const stop = (returnedOn: string) => ({ traceNumber: '121000350000042', code: WITHDRAWN, returnedOn })
  const checks = (returns: readonly object[], stopped?: number) =>
    owedAfterRescission(
      knowing({
        more: {
          [rescissionExercise.id]: { exercised: { ...EXERCISED, money: 'UNDER_WAY', ...(stopped !== undefined && { stopped }) } },
          [disbursementReturns.id]: { returns },
        },
      }),
    ).some(({ what }) => what === 'TRANSFER_CHECK')

  it('is asked about until it is known to have been stopped; one that was stopped before says nothing of it', () => {
    expect(checks([], 0)).toBe(true)
    expect(checks([stop('2026-12-15')], 0)).toBe(false)
    expect(checks([stop('2026-12-15')], 1)).toBe(true)
    expect(checks([stop('2026-12-15'), stop('2026-12-15')], 1)).toBe(false)
  })
  it('is judged by its day where an earlier release kept no count', () => {
    expect([checks([stop('2026-12-14')]), checks([stop('2026-12-15')])]).toEqual([true, false])
  })
})

describe('a notice that the team recorded after money had left', () => {
  const taking = (confirmed?: object) =>
    knowing({
      more: {
        [rescissionExercise.id]: { exercised: { ...EXERCISED, takesTwo: true } },
        [rescissionConfirmation.id]: { ...(confirmed && { confirmed }) },
      },
    })

  it('counts once another person confirmed it; one in the portal, or of an earlier release, counts at once', () => {
    expect([isRescinded(taking()), isRescinded(taking({ on: '2026-12-16' })), isRescinded(knowing())]).toEqual([false, true, true])
  })

  it('is told at once to whoever may not have given it, without saying that nothing is owed', () => {
    const { body } = recordedToBorrower(taking(), { ...EXERCISED, takesTwo: true }, NOW)
    expect(body).toContain('We stop everything that can still be stopped')
    expect(body).not.toContain('owe')
    expect(recordedToBorrower(knowing(), EXERCISED, NOW).body).toContain('You owe no interest and no fees')
    // Whoever canceled is not told so as of someone else.
    expect(
      [BORROWER, 'sam'].map((reader) =>
        recordedToOwner(knowing(), { ...EXERCISED, party: 'sam', name: 'Sam Reyes' }, reader).body.slice(0, 20),
      ),
    ).toEqual(['Sam Reyes canceled t', 'You canceled the lin'])
    expect(rescissionConfirmation.settledMail?.({ confirmed: { on: '2026-12-16' } }, taking())?.subject).toBe('Your line is canceled')
  })
})

describe('a notice that a second person refused', () => {
  const SCAN = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01'
  const refusal: NoticeRefusal = {
    ...{ document: SCAN, party: 'borrower', name: EXERCISED.name, givenOn: EXERCISED.givenOn, because: 'NOT_GIVEN' },
    ...{ shownBy: '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c02', stoppedOn: '2026-12-15', on: '2026-12-18' },
  }
  const having = (document: string | undefined, confirmation: object) =>
    knowing({
      more: {
        [rescissionExercise.id]: { exercised: { ...EXERCISED, takesTwo: true, ...(document && { document }) } },
        [rescissionConfirmation.id]: confirmation,
      },
    })

  it('cancels nothing: nothing is owed back, and no clock runs', () => {
    const known = having(SCAN, { refused: [refusal] })
    const owed = [owedAfterRescission(known), owedByOwners(known), returnTime(known)]
    expect([exercisedBy(known), isRescinded(known), owed]).toEqual([undefined, false, [[], [], undefined]])
  })

  it('says nothing of another notice, and nothing of one without a scan', () => {
    for (const document of [undefined, '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c03']) {
      const known = having(document, { refused: [refusal] })
      expect([exercisedBy(known)?.name, isRescinded(known)]).toEqual([EXERCISED.name, false])
      expect(isRescinded(having(document, { refused: [refusal], confirmed: { on: '2026-12-20' } }))).toBe(true)
    }
  })

  it('is told to each owner once, with why, and to the borrower with the days that cost no interest', () => {
    const mail = (refused: readonly object[], before: readonly object[] = []) =>
      rescissionConfirmation.settledMail?.({ refused } as never, having(SCAN, {}), { refused: before } as never)
    expect(mail([refusal])).toEqual(refusedWords(refusal, BORROWER))
    expect(mail([refusal], [refusal])).toBeUndefined()
    expect(refusedWords(refusal, BORROWER).body).toContain('for the days from Tuesday, December 15, 2026 to Thursday, December 17, 2026.')
    expect(refusedWords({ ...refusal, on: '2026-12-16' }, BORROWER).body).toContain('You owe no interest for Tuesday, December 15, 2026.')
    expect(refusedWords({ ...refusal, on: '2026-12-15' }, BORROWER).body).not.toContain('interest')
    expect(refusedWords(refusal, 'sam').body).not.toContain('interest')
    // Lateness is a day of its own beside the recorded one, and both are compared with the last day.
    const finding = { givenOn: '2026-12-05', lastDay: '2026-12-02' }
    expect(refusedWords({ ...refusal, because: 'TOO_LATE', finding }, BORROWER).body).toContain(
      'it was given after the time to cancel had ended. The time to cancel ended on Wednesday, December 2, 2026, and we found that the notice was given on Saturday, December 5, 2026. The line',
    )
    const asks = { ...refusal, because: 'NOT_CANCELING' } as const
    expect(refusedWords(asks, BORROWER).body).toContain('does not count: it does not say that you cancel. The line')
    expect(refusedWords(asks, 'sam').body).toContain(`does not count: it does not say that ${EXERCISED.name} cancels. The line`)
    for (const because of REFUSED_NOTICES)
      expect(refusedWords({ ...refusal, because }, BORROWER).body).toMatch(/does not count: \w.*\. The line/)
  })
})

describe('a check of the team that had left before the notice', () => {
  const unpaid = [{ debt: 'mortgage-1', creditor: 'Elm Bank', why: 'REFUSED', because: 'No address' }] as const
  const letters = [{ debt: 'mortgage-1', payee: 'Elm Servicing', amountCents: 500_000, documentId: 'letter-2', sha256: '0'.repeat(64) }]
  const canceled = knowing({
    paid: { references: ['payoff-1'], paid: [DEBT], unpaid: [...unpaid] },
    more: { [payoffLetters.id]: { on: '2026-12-01', letters } },
  })

  it('waits to be recorded by what its letter says, and counts among what is given back', () => {
    expect(latePayoffs(canceled)).toEqual([{ debt: 'mortgage-1', payee: 'Elm Servicing', amountCents: 500_000, letterOn: '2026-12-01' }])
    expect(owedByOwners(canceled)).toEqual([{ what: 'PAYOFFS', amountCents: 300_000 }])
    const paid = withLatePayment(canceled, { debt: 'mortgage-1', reference: 'CHECK 99', on: '2026-12-02', copy: 'copy-1' })
    expect(paid.paid?.at(-1)).toEqual({
      ...{ debt: 'mortgage-1', payee: 'Elm Servicing', amountCents: 500_000, reference: 'CHECK 99' },
      ...{ on: '2026-12-02', letter: 'letter-2', by: 'TEAM', copy: 'copy-1', isLate: true },
    })
    expect(paid.unpaid).toBeUndefined()
    expect(owedByOwners(knowing({ paid }))).toEqual([{ what: 'PAYOFFS', amountCents: 800_000 }])
  })

  describe('where no money was known of when the notice came', () => {
    const paid = withLatePayment(canceled, { debt: 'mortgage-1', reference: 'CHECK 99', on: '2026-12-02', copy: 'copy-1' })
    const { money: _none, ...before } = EXERCISED
    const having = (exercised: object, confirmation = {}) =>
      knowing({ paid, more: { [rescissionExercise.id]: { exercised }, [rescissionConfirmation.id]: confirmation } })

    it('the notice is one after money had left: nothing counts before its second person, and what waits stays with the team', () => {
      const known = having(before)
      expect(exercisedBy(known)).toMatchObject({ money: 'SENT', takesTwo: true })
      expect([isRescinded(known), owedByOwners(known), isRescissionOpen(known)]).toEqual([false, [], true])
      const confirmed = having(before, { confirmed: { on: '2026-12-16' } })
      expect([isRescinded(confirmed), owedByOwners(confirmed)]).toEqual([true, [{ what: 'PAYOFFS', amountCents: 800_000 }]])
      expect(rescissionConfirmation.settledMail?.({ confirmed: { on: '2026-12-16' } }, confirmed)?.body).toContain('was sent before')
    })

    it('what an owner did in the portal takes no second person, and what an earlier release recorded stands', () => {
      expect(exercisedBy(having({ ...before, way: 'HERE' }))).toMatchObject({ money: 'SENT' })
      expect(isRescinded(having({ ...before, way: 'HERE' }))).toBe(true)
      const earlier = knowing({
        paid: { ...paid, paid: paid.paid!.map(({ isLate: _late, ...one }) => one) },
        more: { [rescissionExercise.id]: { exercised: before } },
      })
      expect([isRescinded(earlier), owedByOwners(earlier)]).toEqual([true, [{ what: 'PAYOFFS', amountCents: 800_000 }]])
    })

    it('each owner is told that what they read was not right, and no other owner whom it was paid to', () => {
      const told = moneyAfterCancel(having(before), 'BORROWER', NOW)!
      expect(told.subject).toBe('Money from your line was sent')
      expect(told.body).toContain(
        'We wrote that no money is sent and that you owe nothing. That was not right. We paid one of your lenders',
      )
      expect(told.body).toContain('A second person on our team checks the notice')
      expect(told.body).not.toContain('You return it')
      const other = moneyAfterCancel(having(before), 'OTHER_OWNER', NOW)!
      expect(other.body).toMatch(/^We wrote that no money is sent\. That was not right\./)
      expect(`${told.body}${other.body}`).not.toContain('Elm')
      const counts = moneyAfterCancel(having({ ...before, way: 'HERE' }), 'BORROWER', NOW)!
      expect(counts).toMatchObject({
        subject: 'Money from your canceled line was sent',
        body: expect.stringContaining('After that you return the $8,000'),
      })
      // Whoever was told already that money had left is corrected in nothing.
      expect(moneyAfterCancel(having(EXERCISED), 'BORROWER', NOW)!.body).not.toContain('That was not right')
    })
  })

  it('waits nowhere where no one canceled', () => {
    const open = ((item: Item) => (item.id === rescissionExercise.id ? {} : canceled(item))) as Known
    expect(latePayoffs(open)).toEqual([])
  })
})
