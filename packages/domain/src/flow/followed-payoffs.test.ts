import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearingBalances } from '../loan/ledger/line-balances.ts'
import { postingOf } from '../loan/ledger/posting.ts'
import { reconcileTransfers } from '../loan/ledger/reconcile-transfers.ts'
import { releaseDue } from '../policy/lien-release.ts'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import { followedPayoffs, payoffFollowUpTime } from './followed-payoffs.ts'
import type { Item, Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { type Payoffs, payoffs, type UnpaidDebt } from './items/funding/payoffs.ts'
import { exampleChoice } from './items/offer/chosen-offer.ts'
import { keyDates } from './key-dates.ts'
import { keptPayoffEvent, nextPayoffEvents } from './next-payoff-events.ts'
import { payoffLines } from './payoff-dates.ts'
import { payoffPostings } from './payoff-postings.ts'
import { payoffsBack } from './payoffs-back.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const LETTER = '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a01'
const PAID_CENTS = 312_000
const facts = factsUpTo('complete', NOW, {
  'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1', 'mortgage-1'] },
  'closing-terms': {
    ...closingTerms.example,
    payOffs: [{ creditor: 'Cedar Bank', last4: '4411', amountCents: PAID_CENTS * 2 }],
  },
  'payoff-quotes': {
    quotes: ['card-1', 'mortgage-1'].map((debt) => ({
      ...{ debt, payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents: PAID_CENTS, perDiemCents: 100 },
      ...{ goodThrough: '2026-11-30', letterOn: '2026-11-20', letter: LETTER },
    })),
  },
  payoffs: {
    references: ['payoff-1'],
    paid: [{ debt: 'card-1', payee: 'Cedar Bank', amountCents: PAID_CENTS, reference: 'payoff-1', on: '2026-12-01' }],
  },
})
const { walk } = standing(facts)

/** The same application, with this told of its payoffs; `debt` is whose payoff it is. */
function knowing(events: readonly Partial<PayoffEvent>[], debt = 'card-1'): Known {
  const paid = {
    references: ['payoff-1'],
    paid: [{ debt, payee: 'Cedar Bank', amountCents: PAID_CENTS, reference: 'payoff-1', on: '2026-12-01' }],
  }
  const told = { events: events.map((event) => ({ debt, on: '2026-12-08', ...event })) }
  return ((item: Item) => (item.id === payoffs.id ? paid : item.id === payoffFollowUp.id ? told : walk.known(item))) as Known
}
const follow = (events: readonly Partial<PayoffEvent>[], debt?: string) => followedPayoffs(knowing(events, debt))[0]!
const next = (events: readonly Partial<PayoffEvent>[]) => nextPayoffEvents(follow(events))

describe('a payoff after it was sent', () => {
  it('waits for its creditor, is looked after on our own day, and is over when the creditor confirms', () => {
    expect(follow([])).toMatchObject({ state: 'SENT', followUpOn: '2026-12-15' })
    expect(payoffFollowUpTime(knowing([]))).toMatchObject({ kind: 'PAYOFF_FOLLOW_UP', dueOn: '2026-12-15' })
    expect(follow([{ what: 'IN_FULL' }])).toMatchObject({ state: 'IN_FULL', paidInFullOn: '2026-12-08' })
    expect(payoffFollowUpTime(knowing([{ what: 'IN_FULL' }]))).toBeUndefined()
    expect(next([{ what: 'IN_FULL' }])).toEqual([])
  })

  it('holds back neither the money nor the line', () => {
    const { frontier, states } = standing(facts).walk
    expect([frontier?.item.id, states.disbursement, states['line-opening']]).toEqual([undefined, 'settled', 'settled'])
  })

  it('what the creditor’s own letter asked for on that day and we did not send is ours, and the borrower is not asked for it', () => {
    // Eight days after the last day of the quote, a dollar each.
    const short = { what: 'SHORT', shortCents: 1_000 } as const
    expect(follow([short])).toMatchObject({ state: 'SHORT', shortCents: 1_000, lendersCents: 800 })
    expect(next([short])).toEqual(['LENDER_PAID', 'IN_FULL'])
    const rest = [short, { what: 'LENDER_PAID', amountCents: 800 } as const]
    expect(follow(rest)).toMatchObject({ state: 'SHORT', shortCents: 200, lendersCents: 0 })
    expect(next(rest)).toContain('BORROWER_OWES')
    expect(follow([...rest, { what: 'BORROWER_OWES' }])).toMatchObject({ state: 'BORROWER_PAYS', shortCents: 200 })
    expect(follow([short, { what: 'LENDER_PAID', amountCents: 1_000 }])).toMatchObject({ state: 'SENT', shortCents: 0 })
  })

  it('a payment that came back is sent again or given to the borrower, whole', () => {
    expect(next([{ what: 'REFUSED' }])).toEqual(['PAID_AGAIN', 'SENT_TO_BORROWER'])
    expect(follow([{ what: 'REFUSED' }, { what: 'PAID_AGAIN' }]).state).toBe('SENT')
    expect(follow([{ what: 'REFUSED' }, { what: 'SENT_TO_BORROWER' }])).toMatchObject({ state: 'GIVEN_BACK' })
    const again = { what: 'PAID_AGAIN', debt: 'card-1', on: '2026-12-09', amountCents: 1, reference: '4711' } as const
    expect(keptPayoffEvent(follow([{ what: 'REFUSED' }]), again)).toMatchObject({ amountCents: PAID_CENTS, reference: '4711' })
  })
})

describe('the release of a lien that was paid off', () => {
  it('is due by the law of the state from the day on which the creditor was paid in full, and is followed until it is recorded', () => {
    expect(follow([], 'mortgage-1').release).toEqual({ kind: 'MORTGAGE' })
    const due = releaseDue('CA', '2026-12-08')!
    expect(follow([{ what: 'IN_FULL' }], 'mortgage-1')).toMatchObject({
      release: { dueOn: '2027-01-28', citation: due.citation },
      followUpOn: '2027-01-28',
    })
    const recorded = follow([{ what: 'IN_FULL' }, { what: 'RELEASED', on: '2027-01-05', reference: '2027-0042' }], 'mortgage-1')
    expect(recorded.release).toMatchObject({ recorded: { on: '2027-01-05', number: '2027-0042' } })
    expect([recorded.followUpOn, nextPayoffEvents(recorded)]).toEqual([undefined, []])
  })

  it('has no day by law where the law is not known yet, and none at all for a debt that the home did not secure', () => {
    expect(releaseDue('MT', '2026-12-08')).toBeUndefined()
    expect(follow([{ what: 'IN_FULL' }]).release).toBeUndefined()
  })
})

it('the borrower’s dates say what was paid, what the creditor said, and the release', () => {
  const linesOf = (events: readonly Partial<PayoffEvent>[], debt: string) =>
    keyDates({ ...walk, known: knowing(events, debt) }, facts)
      .filter(({ label }) => label.includes('Cedar Bank'))
      .map(({ label, detail, state }) => [label, detail, state])
  expect(linesOf([], 'mortgage-1')).toEqual([
    ['Payoff sent to Cedar Bank: $3,120', 'Tuesday, December 1', 'done'],
    ['Cedar Bank confirms', 'Later', 'current'],
    ['Lien of Cedar Bank released', 'After Cedar Bank confirms', 'next'],
  ])
  expect(linesOf([{ what: 'IN_FULL' }], 'mortgage-1').slice(1)).toEqual([
    ['Cedar Bank confirmed that nothing is owed', 'Tuesday, December 8', 'done'],
    ['Lien of Cedar Bank released', 'By Thursday, January 28, by state law', 'current'],
  ])
  expect(linesOf([{ what: 'REFUSED' }], 'card-1').slice(1)).toEqual([
    ['Cedar Bank sent $3,120 back', 'Tuesday, December 8. Our team is finding out why. Keep making your payments', 'current'],
  ])
})

it('what a creditor sent back is told beside the line with its day and what happens next, until it is sent again or given to the borrower', () => {
  const back = (...events: Partial<PayoffEvent>[]) => payoffsBack(knowing(events))
  expect(back({ what: 'REFUSED' }, { what: 'PAYMENT_APPROVED', on: '2026-12-10' })).toEqual([
    {
      payee: 'Cedar Bank',
      amountCents: PAID_CENTS,
      on: '2026-12-08',
      next: expect.stringContaining('Until then make your payments to Cedar Bank'),
    },
  ])
  for (const what of ['PAID_AGAIN', 'SENT_TO_BORROWER'] as const) expect(back({ what: 'REFUSED' }, { what })).toEqual([])
  expect(back()).toEqual([])
})

it('the borrower’s dates say of each payoff that could not be sent what is waited for, beside those that were', () => {
  const unpaid = (why: string) => [{ debt: 'mortgage-1', creditor: 'Elm Savings', why }]
  const linesOf = (why: string) => {
    const data = { ...(knowing([])(payoffs) as Payoffs), unpaid: unpaid(why) as UnpaidDebt[] }
    const known = ((item: Item) => (item.id === payoffs.id ? data : walk.known(item))) as Known
    return keyDates({ ...walk, known }, facts).flatMap(({ label, detail }) => (label.startsWith('Payoff sent') ? [[label, detail]] : []))
  }
  const sent = ['Payoff sent to Cedar Bank: $3,120', 'Tuesday, December 1']
  expect(linesOf('REFUSED')).toEqual([sent, ['Payoff sent to Elm Savings', 'Our team is arranging this payment another way']])
  expect(linesOf('SHORT')).toEqual([sent, ['Payoff sent to Elm Savings', 'Waiting for a new amount from Elm Savings']])
})

it('what becomes of a payoff takes its own time beside the money, with the rule behind it', () => {
  const told = [[], [{ what: 'SHORT', shortCents: 500 }], [{ what: 'REFUSED' }], [{ what: 'IN_FULL' }]] as const
  for (const events of told) {
    const lines = keyDates({ ...walk, known: knowing(events, 'mortgage-1') }, facts)
    expect(lines.find(({ label }) => label === 'Money in your account')?.isBeside).toBeUndefined()
    const beside = lines.filter(({ isBeside }) => isBeside)
    expect(beside).toHaveLength(2)
    expect(beside.every(({ rule, isAfterSigning }) => rule !== undefined && isAfterSigning)).toBe(true)
  }
})

describe('a payoff that its creditor sent back', () => {
  const REFUSED = { what: 'REFUSED', on: '2026-12-08' } as const
  const again = { what: 'PAID_AGAIN', on: '2026-12-18' } as const
  const DRAWN_ON = '2026-12-01'
  const draw = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: PAID_CENTS, cashCents: 0 } as const
  const posted = (events: readonly Partial<PayoffEvent>[]) =>
    [{ event: draw, effectiveOn: DRAWN_ON }, ...payoffPostings(knowing(events), DRAWN_ON)].flatMap(({ event, effectiveOn }) =>
      postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn })),
    )
  const bearing = (events: readonly Partial<PayoffEvent>[]) =>
    bearingBalances(posted(events), 1).map(({ from, balanceCents }) => [from, balanceCents])

  it('bears no interest from the day of the payment to the day on which it leaves again', () => {
    expect(bearing([])).toEqual([[DRAWN_ON, PAID_CENTS]])
    expect(bearing([REFUSED])).toEqual([[DRAWN_ON, 0]])
    for (const what of ['PAID_AGAIN', 'SENT_TO_BORROWER'] as const)
      expect(bearing([REFUSED, { ...again, what }])).toEqual([
        [DRAWN_ON, 0],
        [again.on, PAID_CENTS],
      ])
  })

  it('nor from the day of a second payment that comes back as well', () => {
    expect(bearing([REFUSED, again, { ...REFUSED, on: '2026-12-28' }])).toEqual([
      [DRAWN_ON, 0],
      [again.on, 0],
    ])
  })

  it('nor earlier than the draw itself, where it left again before the line was open', () => {
    expect(
      bearing([
        { ...REFUSED, on: '2026-11-27' },
        { ...again, on: '2026-11-28' },
      ]),
    ).toEqual([[DRAWN_ON, PAID_CENTS]])
  })

  it('agrees with the transfers that were made, and is told to the borrower', () => {
    expect(reconcileTransfers(posted([REFUSED]), [])).toEqual([])
    expect(reconcileTransfers(posted([REFUSED, again]), [])).toEqual([])
    const mail = payoffFollowUp.settledMail!({ events: [{ debt: 'card-1', ...REFUSED }] }, knowing([REFUSED]))
    expect(mail?.body).toContain('You owe us no interest on it')
  })
})

it('whatever becomes of a payoff, the ledger balances, and what waits to be sent is what came back', () => {
  const kinds = ['IN_FULL', 'SHORT', 'REFUSED', 'LENDER_PAID', 'BORROWER_OWES', 'PAID_AGAIN', 'SENT_TO_BORROWER'] as const
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 5_000 })), { maxLength: 12 }), (tried) => {
      const events: Partial<PayoffEvent>[] = []
      for (const [what, cents] of tried) {
        const followed = follow(events)
        if (!nextPayoffEvents(followed).includes(what)) continue
        const amountCents = Math.min(cents, followed.shortCents || cents)
        events.push(
          keptPayoffEvent(followed, {
            what,
            debt: 'card-1',
            on: '2026-12-08',
            shortCents: cents,
            amountCents,
            reference: '4711',
            letter: LETTER,
          }),
        )
      }
      const entries = payoffPostings(knowing(events), '2026-12-01').flatMap(({ event }) => postingOf(event))
      const sum = (account?: string) =>
        entries.filter((entry) => account === undefined || entry.account === account).reduce((cents, entry) => cents + entry.amountCents, 0)
      expect(sum()).toBe(0)
      // The draw credits what is set aside; what was paid debits it, and what came back waits as a part of the draw that bears no interest.
      const waitsCents = follow(events).state === 'RETURNED' ? PAID_CENTS : 0
      expect([sum('PAYOFF_CLEARING'), sum('UNDISBURSED'), sum('CASH') + sum('PAYOFF_LOSSES')]).toEqual([
        PAID_CENTS,
        0 - waitsCents,
        waitsCents - PAID_CENTS,
      ])
    }),
  )
})

it('one creditor with two accounts is named with the end of each, in mails and in the dates', () => {
  const paid = ['card-1', 'mortgage-1'].map((debt, at) => ({
    ...{ debt, payee: 'Cedar Bank', amountCents: PAID_CENTS, reference: `payoff-${at}`, on: '2026-12-01' },
  }))
  const told = { events: [{ debt: 'card-1', on: '2026-12-08', what: 'IN_FULL' as const }] }
  const known = ((item: Item) =>
    item.id === payoffs.id ? { references: [], paid } : item.id === payoffFollowUp.id ? told : walk.known(item)) as Known
  expect(payoffFollowUp.settledMail!(told, known, undefined)?.body).toMatch(/^Cedar Bank \(account ending in \d{4}\) confirmed/)
  expect(new Set(payoffLines(known).map(({ label }) => label)).size).toBe(payoffLines(known).length)
  expect(payoffFollowUp.settledMail!(told, knowing(told.events), undefined)?.body).toMatch(/^Cedar Bank confirmed/)
})
