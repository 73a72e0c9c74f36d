import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostedEntry } from '../loan/ledger/chart-of-accounts.ts'
import { balanceOf } from '../loan/ledger/line-balances.ts'
import { type LedgerEvent, postingOf } from '../loan/ledger/posting.ts'
import { rescissionDue } from '../loan/ledger/rescission-due.ts'
import { addDays } from '../values/local-date.ts'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { Item, Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { type PayoffEvent, type PayoffEventKind, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffLetters } from './items/funding/payoff-letters.ts'
import { type Payoffs, payoffs } from './items/funding/payoffs.ts'
import { type NoticeRefusal, REFUSED_NOTICES, refusedWords, rescissionConfirmation } from './items/funding/rescission-confirmation.ts'
import { recordedWords, rescissionExercise } from './items/funding/rescission-exercise.ts'
import { type RescissionReturned, rescissionReturn } from './items/funding/rescission-return.ts'
import { latePayoffs, withLatePayment } from './late-payoffs.ts'
import { moneyAfterCancel } from './money-after-cancel.ts'
import { isRescissionOpen, owedAfterRescission, owedByOwners, returnTime } from './owed-after-rescission.ts'
import { payoffPostings } from './payoff-postings.ts'
import { rescissionPostings } from './rescission-postings.ts'
import { exercisedBy, isRescinded } from './rescission-right.ts'

const { known } = standing(factsUpTo('complete', '2026-11-23T20:00:00.000Z')).walk
const EXERCISED = { ...rescissionExercise.example.exercised!, way: 'MAILED', money: 'SENT', receivedOn: '2026-12-15' } as const
const DEBT = { debt: 'card-1', payee: 'Cedar Bank', amountCents: 300_000, reference: 'payoff-1', on: '2026-12-01' }
const OTHER = { ...DEBT, debt: 'mortgage-1', amountCents: 500_000, reference: 'payoff-2' }

interface Told {
  readonly events?: readonly (readonly [what: PayoffEventKind, debt: string])[]
  readonly returned?: readonly Partial<RescissionReturned>[]
  readonly paid?: Payoffs
  readonly more?: Readonly<Record<string, unknown>>
}

/** Canceled after two debts were paid off, and with this told since. The draw held nothing for cash. */
function knowing({ events = [], returned = [], paid, more = {} }: Told = {}): Known {
  const told: Readonly<Record<string, unknown>> = {
    [closingTerms.id]: { ...closingTerms.example, cashToBorrowerCents: 0, payOffs: [{ creditor: 'Cedar Bank', amountCents: 800_000 }] },
    [disbursement.id]: undefined,
    [payoffs.id]: paid ?? { references: ['payoff-1', 'payoff-2'], paid: [DEBT, OTHER] },
    [payoffFollowUp.id]: { events: events.map(([what, debt]) => ({ what, debt, on: '2026-12-10' })) },
    [rescissionExercise.id]: { exercised: EXERCISED },
    [rescissionReturn.id]: { returned: returned.map((one) => ({ on: '2026-12-20', reference: 'Wire 77', ...one })) },
    ...more,
  }
  return ((item: Item) => (item.id in told ? told[item.id] : known(item))) as Known
}

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

describe('where a creditor sends its payment back after the owners gave theirs back', () => {
  const back = [
    { what: 'LIEN_RELEASE', on: '2026-12-20', reference: '2026-99' },
    { what: 'PAYOFFS', on: '2026-12-22', reference: 'Wire 77', amountCents: 800_000 },
  ] as const
  const refused = (debt: string, on: string) => ({ what: 'REFUSED', debt, on }) as const
  const told = (events: readonly PayoffEvent[], returned: readonly Partial<RescissionReturned>[] = back) =>
    knowing({ returned, more: { [payoffFollowUp.id]: { events } } })
  const excess = (known: Known) => owedAfterRescission(known).filter(({ what }) => what === 'EXCESS')

  it('the lender owes them what they gave too much, 20 days from when it had it', () => {
    const known = told([refused('card-1', '2027-02-10')])
    expect([owedByOwners(known), excess(known)]).toEqual([[], [{ what: 'EXCESS', amountCents: 300_000, dueOn: '2027-03-02' }]])
    expect(returnTime(known)).toMatchObject({ kind: 'RESCISSION_RETURN', dueOn: '2027-03-02' })
    // From the first day on which it was too much, whatever follows.
    const more = told([refused('card-1', '2027-02-10'), refused('mortgage-1', '2027-02-25')])
    expect(excess(more)).toEqual([{ what: 'EXCESS', amountCents: 800_000, dueOn: '2027-03-02' }])
    // Sent back before they gave, and told of after: from when they gave it.
    expect(excess(told([refused('card-1', '2026-12-10')]))).toMatchObject([{ dueOn: '2027-01-11' }])
  })

  it('no more is asked of them for cash than is left of all together', () => {
    const events = [refused('card-1', '2026-12-10'), { what: 'SENT_TO_BORROWER', debt: 'card-1', on: '2026-12-12' }] as const
    const gave = [{ what: 'PAYOFFS', on: '2026-12-22', amountCents: 500_000 }] as const
    expect(owedByOwners(told(events, gave))).toEqual([{ what: 'CASH', amountCents: 300_000 }])
    const known = told([...events, refused('mortgage-1', '2027-02-10')], gave)
    expect([owedByOwners(known), excess(known)]).toMatchObject([[], [{ amountCents: 200_000, dueOn: '2027-03-02' }]])
  })

  it('is settled once it was sent back, and owed by them again where the creditor is paid after all', () => {
    const sent = [...back, { what: 'EXCESS', on: '2027-02-20', reference: 'Wire 90', amountCents: 300_000 } as const]
    const events = [refused('card-1', '2027-02-10')]
    expect([owedByOwners(told(events, sent)), excess(told(events, sent))]).toEqual([[], []])
    const again = told([...events, { what: 'PAID_AGAIN', debt: 'card-1', on: '2027-02-28' }], sent)
    expect(owedByOwners(again)).toEqual([{ what: 'CASH', amountCents: 300_000 }])
  })

  it('it counts with the notice, and not before', () => {
    const known = knowing({
      returned: back,
      more: {
        [rescissionExercise.id]: { exercised: { ...EXERCISED, takesTwo: true } },
        [payoffFollowUp.id]: { events: [refused('card-1', '2027-02-10')] },
      },
    })
    expect(excess(known)).toEqual([])
  })

  it('a bank that sends the cash back after they gave it counts from that day', () => {
    const cash = {
      [closingTerms.id]: {
        ...closingTerms.example,
        cashToBorrowerCents: 200_000,
        payOffs: [{ creditor: 'Cedar Bank', amountCents: 800_000 }],
      },
    }
    const gave = [...back, { what: 'CASH', on: '2026-12-22', reference: 'Wire 78', amountCents: 200_000 } as const]
    const returns = [{ traceNumber: '121000350000042', code: 'R02', returnedOn: '2027-01-05' }]
    const known = knowing({ returned: gave, more: { ...cash, [disbursementReturns.id]: { returns } } })
    expect(excess(known)).toEqual([{ what: 'EXCESS', amountCents: 200_000, dueOn: '2027-01-25' }])
  })

  it('whatever the order, it is to the cent what the ledger has', () => {
    const step = fc.record({
      debt: fc.constantFrom('card-1', 'mortgage-1'),
      again: fc.constantFrom('PAID_AGAIN', 'SENT_TO_BORROWER'),
      gives: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const events: PayoffEvent[] = []
        const returned: RescissionReturned[] = []
        steps.forEach(({ debt, again, gives }, index) => {
          const on = addDays('2026-12-16', index)
          const last = events.findLast((event) => event.debt === debt)?.what
          if (last !== 'SENT_TO_BORROWER') events.push({ what: last === 'REFUSED' ? again : 'REFUSED', debt, on } as PayoffEvent)
          const known = told(events, returned)
          const owed = [...owedByOwners(known), ...excess(known)]
          const net = owed.reduce((sum, { what, amountCents = 0 }) => sum + (what === 'EXCESS' ? -amountCents : amountCents), 0)
          expect(receivableOf(known)).toBe(net)
          if (gives && owed[0]) returned.push({ what: owed[0].what, on, reference: `Wire ${index}`, amountCents: owed[0].amountCents! })
        })
      }),
    )
  })
})

/** What the ledger says is to be given back. */
function receivableOf(known: Known): number {
  const draw = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: 800_000, cashCents: 0 } as const
  const entries: PostedEntry[] = []
  const post = (event: LedgerEvent) =>
    entries.push(...postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn: '2026-12-01' })))
  post(draw)
  for (const { event } of [...payoffPostings(known, '2026-12-01'), ...rescissionPostings(known)]) post(event)
  const due = rescissionDue(entries)
  if (due) post(due)
  return balanceOf(entries, 'RESCISSION_RECEIVABLE')
}

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
    const { body } = recordedWords({ ...EXERCISED, takesTwo: true }, 'BORROWER')
    expect(body).toContain('Everything on it stops now')
    expect(body).not.toContain('owe')
    expect(recordedWords(EXERCISED, 'BORROWER').body).toContain('You owe no interest and no fees')
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
    expect(mail([refusal])).toEqual(refusedWords(refusal, 'BORROWER'))
    expect(mail([refusal], [refusal])).toBeUndefined()
    expect(refusedWords(refusal, 'BORROWER').body).toContain('for the days from Tuesday, December 15, 2026 to Thursday, December 17, 2026.')
    expect(refusedWords({ ...refusal, on: '2026-12-16' }, 'BORROWER').body).toContain('You owe no interest for Tuesday, December 15, 2026.')
    expect(refusedWords({ ...refusal, on: '2026-12-15' }, 'BORROWER').body).not.toContain('interest')
    expect(refusedWords(refusal, 'OTHER_OWNER').body).not.toContain('interest')
    for (const because of REFUSED_NOTICES)
      expect(refusedWords({ ...refusal, because }, 'BORROWER').body).toMatch(/does not count: \w.*\. The line/)
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
      const told = moneyAfterCancel(having(before), 'BORROWER')!
      expect(told.subject).toBe('Money from your line was sent')
      expect(told.body).toContain(
        'We wrote that no money is sent and that you owe nothing. That was not right. We paid one of your lenders',
      )
      expect(told.body).toContain('A second person on our team checks the notice')
      expect(told.body).not.toContain('You return it')
      const other = moneyAfterCancel(having(before), 'OTHER_OWNER')!
      expect(other.body).toMatch(/^We wrote that no money is sent\. That was not right\./)
      expect(`${told.body}${other.body}`).not.toContain('Elm')
      const counts = moneyAfterCancel(having({ ...before, way: 'HERE' }), 'BORROWER')!
      expect(counts).toMatchObject({
        subject: 'Money from your canceled line was sent',
        body: expect.stringContaining('You return it after'),
      })
      // Whoever was told already that money had left is corrected in nothing.
      expect(moneyAfterCancel(having(EXERCISED), 'BORROWER')!.body).not.toContain('That was not right')
    })
  })

  it('waits nowhere where no one canceled', () => {
    const open = ((item: Item) => (item.id === rescissionExercise.id ? {} : canceled(item))) as Known
    expect(latePayoffs(open)).toEqual([])
  })
})
