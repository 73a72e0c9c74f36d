import type { TableChangeBody } from '@hearthline/contract'
import { describe, expect, it } from 'vitest'
import { type Compared, comparePages, describeCompared, MOST_SHOWN } from './compare-pages.ts'

const answer = { outcome: 'APPROVED', maximumLineCents: 100, bestRate: '8.500' } as const
const row = (number: number) => ({
  uuid: `u${number}`,
  loanNumber: `HL-${number}`,
  organizationCode: 'HEARTH',
  step: 'OFFER_SELECTION',
  before: answer,
  after: answer,
})
const page = (number: number, next: string | null): TableChangeBody => ({
  rows: Array.from({ length: 100 }, (_, index) => row(number * 100 + index)),
  compared: 100,
  undecided: 1,
  notReproduced: [],
  next,
})

describe('comparing a changed table with open applications', () => {
  it('asks for page after page to the end, counts them all, and keeps as many as anyone reads', async () => {
    const asked: (string | undefined)[] = []
    const seen: Compared[] = []
    const ask = async (after: string | undefined) => {
      asked.push(after)
      return page(asked.length, asked.length < 7 ? `after-${asked.length}` : null)
    }
    await comparePages(ask, (so) => seen.push(so), new AbortController().signal)
    expect(asked).toEqual([undefined, 'after-1', 'after-2', 'after-3', 'after-4', 'after-5', 'after-6'])
    expect(seen.map(({ changed, done }) => [changed, done])).toEqual([1, 2, 3, 4, 5, 6, 7].map((pages) => [pages * 100, pages === 7]))
    expect(seen.at(-1)!.rows).toHaveLength(MOST_SHOWN)
    expect(describeCompared(seen.at(-1)!)).toBe('700 of 700 decided open applications would change. 7 have no decision yet.')
  })

  it('ends where it is stopped', async () => {
    const stop = new AbortController()
    const seen: Compared[] = []
    await comparePages(
      async () => page(1, 'more'),
      (so) => {
        seen.push(so)
        if (seen.length === 2) stop.abort()
      },
      stop.signal,
    )
    expect(seen).toHaveLength(2)
  })
})
