import { expect, it } from 'vitest'
import { sentByDay, transferWords } from './sent-by-day.ts'

const transfer = (sentOn: string, amountCents: number, state: string, returned: object | null = null) =>
  ({ traceNumber: `${sentOn}${amountCents}`, sentOn, settlesOn: '2026-12-04', amountCents, state, returned, application: {} }) as never

it('what a processor sent is one file for each banking day, without what was stopped', () => {
  const days = sentByDay([
    transfer('2026-12-03', 100, 'SETTLED'),
    transfer('2026-12-03', 200, 'WITHDRAWN'),
    transfer('2026-12-01', 300, 'RETURNED', { code: 'R03', words: 'R03, no account', on: '2026-12-03' }),
  ])
  expect(days.map(({ sentOn, amountCents, returned, transfers }) => [sentOn, amountCents, returned, transfers.length])).toEqual([
    ['2026-12-03', 100, 0, 2],
    ['2026-12-01', 300, 1, 1],
  ])
  expect(days.flatMap(({ transfers }) => transfers.map((one) => transferWords(one, (day) => day)))).toEqual([
    'The bank has it',
    'Stopped before the bank had it',
    'Sent back 2026-12-03: R03, no account',
  ])
})
