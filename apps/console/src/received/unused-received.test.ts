import { expect, it } from 'vitest'
import { unusedReceived } from './unused-received.ts'

type File = Parameters<typeof unusedReceived>[0]
const stored = (uuid: string, type: string, created: string) => ({ uuid, type, created }) as File['documents'][number]

it('a report that a value was recorded of is not offered for the next one, and the newest comes first', () => {
  const documents = [
    stored('first', 'VALUATION_REPORT', '2026-11-20T10:00:00.000Z'),
    stored('second', 'VALUATION_REPORT', '2026-11-21T10:00:00.000Z'),
    stored('third', 'VALUATION_REPORT', '2026-11-22T10:00:00.000Z'),
    stored('copy', 'VALUATION_COPY', '2026-11-22T11:00:00.000Z'),
  ]
  const walk = [
    { id: 'appraisal', data: { report: 'first' } },
    { id: 'value-review', data: null },
  ] as unknown as File['walk']
  expect(unusedReceived({ documents, walk }).map(({ uuid }) => uuid)).toEqual(['third', 'second'])
})
