import { describe, expect, it } from 'vitest'
import { adjacentRow, nextCursor, type QueuePage, type QueueRow, rowsOf, waitingOf, withOpenRow } from './queue-pages.ts'

const row = (uuid: string, step = 'CREDIT_ERROR'): QueueRow => ({
  uuid,
  loanNumber: `HL-${uuid}`,
  borrower: 'Ana Reyes',
  place: 'Sacramento CA',
  organizationCode: 'HEARTH',
  step,
  openItem: null,
  openTitle: step,
  decision: 'INITIAL',
  needsOperator: true,
  whose: ['operator'],
  isYours: true,
  paperAsked: false,
  clock: null,
  money: null,
  since: '2026-11-20T10:00:00Z',
  created: '2026-11-20T09:00:00Z',
})
const page = (rows: QueueRow[], next: string | null, waiting = 3): QueuePage => ({ rows, waiting, next, fundersMissing: [] })

describe('the queue page by page', () => {
  it('shows an application that moved to a later page once, in its current state', () => {
    const rows = rowsOf([page([row('a'), row('b')], 'x'), page([row('b', 'CONDITIONS_OPEN'), row('c')], null)])
    expect(rows.map(({ uuid, step }) => `${uuid} ${step}`)).toEqual(['a CREDIT_ERROR', 'b CONDITIONS_OPEN', 'c CREDIT_ERROR'])
  })
  it('continues polling as the server says and stops at the end', () => {
    expect(nextCursor(page([], '2026-11-20T10:00:00.000Z~id'))).toBe('2026-11-20T10:00:00.000Z~id')
    expect(nextCursor(page([], null))).toBeUndefined()
  })
  it('takes the number waiting from the page read last', () => {
    expect(waitingOf([page([], 'x', 3), page([], null, 2)])).toBe(2)
    expect(waitingOf([])).toBeUndefined()
  })
})

describe('moving through the list by keyboard', () => {
  const rows = [row('a'), row('b'), row('c')]
  it('moves by one and stops at either end', () => {
    expect(adjacentRow(rows, 'a', 1)).toBe('b')
    expect(adjacentRow(rows, 'c', 1)).toBe('c')
    expect(adjacentRow(rows, 'a', -1)).toBe('a')
  })
  it('begins at the first, or at the last when going back, where nothing is chosen or what was chosen has left', () => {
    expect(adjacentRow(rows, undefined, 1)).toBe('a')
    expect(adjacentRow(rows, 'gone', -1)).toBe('c')
    expect(adjacentRow([], 'a', 1)).toBeUndefined()
  })
})

describe('the application whose file is shown', () => {
  const uuids = (rows: readonly QueueRow[]) => rows.map(({ uuid }) => uuid)
  it('keeps its place in the list once it is decided and has left it, so that it stays the marked one', () => {
    expect(uuids(withOpenRow([row('a'), row('c')], row('b'), 1))).toEqual(['a', 'b', 'c'])
    expect(uuids(withOpenRow([], row('b'), 1))).toEqual(['b'])
  })
  it('stands once where the list has it, as the list has it', () => {
    const rows = [row('a'), row('b', 'CONDITIONS_OPEN')]
    expect(withOpenRow(rows, row('b'), 0)).toBe(rows)
    expect(withOpenRow(rows, undefined, 0)).toBe(rows)
  })
})
