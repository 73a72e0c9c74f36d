/** What a line's borrower reads of its money lately, in whatever order a bank and the team tell of it. */
import {
  closingTerms,
  disbursementReturns,
  disbursementSettlements,
  type Item,
  type Known,
  type LedgerEvent,
  postingOf,
  type TransferState,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { KeptLine } from '../../store/repositories/lines.ts'
import type { TransferRow } from '../../store/repositories/transfers.ts'
import { recentOf } from './recent-of-line.ts'

const terms = closingTerms.example
const cents = terms.cashToBorrowerCents

interface Told {
  readonly trace: string
  readonly state: TransferState
  readonly settledOn?: string
  readonly returnedOn?: string
}

type Posted = readonly [event: LedgerEvent, on: string, cause: string]

const DRAW: Posted = [{ kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: 0, cashCents: cents }, '2026-12-01', 'draw']
const sent = ({ trace, state, returnedOn }: Told, on: string): Posted[] => [
  [{ kind: 'SENT', draw: 1, cents }, on, `sent:${trace}`],
  ...(state === 'RETURNED' ? [[{ kind: 'RETURNED', draw: 1, cents }, on, `return:${trace}`] satisfies Posted] : []),
  ...(state === 'WITHDRAWN' ? [[{ kind: 'WITHDRAWN', draw: 1, cents }, returnedOn ?? on, `withdrawn:${trace}`] satisfies Posted] : []),
]

function read(told: readonly Told[], posted: readonly Posted[], isCanceled = false) {
  const entries = posted.flatMap(([event, effectiveOn, cause], index) =>
    postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn, cause, transactionId: index + 1 })),
  )
  const facts: Readonly<Record<string, unknown>> = {
    [disbursementSettlements.id]: {
      settled: told.flatMap(({ trace: traceNumber, settledOn }) => (settledOn === undefined ? [] : [{ traceNumber, settledOn }])),
    },
    [disbursementReturns.id]: {
      returns: told.flatMap(({ trace: traceNumber, returnedOn }) =>
        returnedOn === undefined ? [] : [{ traceNumber, returnedOn, code: 'R03' }],
      ),
    },
  }
  const transfers = told.map(({ trace: traceNumber, state }) => ({
    ...{ traceNumber, state, sentOn: '2026-12-01', settlesOn: '2026-12-02', amountCents: cents },
    returnCode: state === 'RETURNED' ? 'R03' : null,
  }))
  return recentOf({ draws: [{ draw: 1, drawnOn: '2026-12-01' }], terms, entries } as unknown as KeptLine, {
    known: ((item: Item) => facts[item.id]) as Known,
    transfers: transfers as unknown as TransferRow[],
    today: '2026-12-20',
    isCanceled,
  })
}

const BACK: Told = { trace: 'one', state: 'RETURNED', returnedOn: '2026-12-03' }
const HAD: Told = { ...BACK, settledOn: '2026-12-02' }

describe('money from a line', () => {
  const notes = (told: readonly Told[]) =>
    read(told, [DRAW, ...told.flatMap((one) => sent(one, '2026-12-01'))]).map(({ words, note }) => [words, note ?? ''].join(': '))

  it('that came back before the bank said that it was there is told with why, and nothing of a day on which it was', () => {
    const lines = notes([BACK])
    expect(lines).toContainEqual(expect.stringContaining('Your bank sent the money back: '))
    expect(lines).toContainEqual('Sent to your bank account: ')
    expect(lines.join()).not.toContain('Your bank had it')
  })

  it('that came back after the bank had it names that day', () => {
    expect(notes([HAD])).toContain('Sent to your bank account: Your bank had it on Wednesday, December 2, and did not keep it.')
  })

  it.each<readonly [string, readonly Told[], number]>([
    ['twice', [BACK, { ...HAD, trace: 'two' }], 2],
    ['and was sent again to another account', [BACK, { trace: 'two', state: 'SETTLED', settledOn: '2026-12-05' }], 1],
    ['and is on its way again', [BACK, { trace: 'two', state: 'SENT' }], 1],
    ['and was stopped when it was sent again', [BACK, { trace: 'two', state: 'WITHDRAWN', returnedOn: '2026-12-04' }], 1],
  ])('that came back %s is told each time', (_how, told, times) => {
    expect(notes(told).filter((line) => line.startsWith('Your bank sent the money back'))).toHaveLength(times)
  })
})

describe('a line that was canceled', () => {
  const rescinded = (sum: number, on: string): Posted => [
    { kind: 'RESCINDED', cleared: [{ account: 'PRINCIPAL', draw: 1, cents: sum }], costCents: 0, paymentCents: 0 },
    on,
    `rescission/${on}`,
  ]

  it('says once that what is left is what was sent; what a bank tells afterwards is taken off it, or added', () => {
    const told = [
      DRAW,
      ...sent(BACK, '2026-12-01'),
      rescinded(cents, '2026-12-02'),
      rescinded(-cents, '2026-12-03'),
      rescinded(500, '2026-12-04'),
    ]
    const lines = read([BACK], told, true).filter(({ kind }) => kind === 'RESCINDED')
    expect(lines.map(({ words, amountCents }) => [words, amountCents])).toEqual([
      ['Added to what you return', 500],
      ['Taken off what you return', cents],
      ['Canceled: what is left is what was sent', cents],
    ])
  })
})
