import { describe, expect, it } from 'vitest'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { SIGNER_FLOW } from '../../signer-flow.ts'
import { openConditions } from '../closing/conditions.ts'
import { newSanctionsMatches, sanctionsReview } from './sanctions-review.ts'

const match = (entry: string, person = 'Ana Reyes') => ({ person, entry })
const knownOf = (first: object[] | undefined, last: object[]) =>
  ((item: { id: string }) =>
    ({ 'sanctions-screening': first && { matches: first }, 'funding-screening': { matches: last } })[item.id]) as never

describe('a match with a sanctions list', () => {
  it('is a condition for a person, and never a decline', () => {
    expect(openConditions(knownOf([match('1')], []))).toEqual(['ESCALATION_REVIEW'])
    expect(openConditions(knownOf([], []))).toEqual([])
  })
  it('that the list has only since then is reviewed before funding; one that was cleared is not asked about twice', () => {
    expect(newSanctionsMatches(knownOf([match('1')], [match('1'), match('2')]))).toEqual([match('2')])
    expect(sanctionsReview.applies!(knownOf([match('1')], [match('1')]))).toBe(false)
  })
  it('of another person with the same entry is another match, as is any of an application that was never screened', () => {
    expect(newSanctionsMatches(knownOf([match('1')], [match('1', 'Sam Reyes')]))).toHaveLength(1)
    expect(newSanctionsMatches(knownOf(undefined, [match('1')]))).toHaveLength(1)
  })
})

it('no item names a match with the list, a fraud or a suspicion to the borrower or to who signs: in a title, a reason, a mail or a chapter', () => {
  const told = [...(FLOW as readonly Item[]), ...SIGNER_FLOW.items].flatMap(({ id, title, why = '', mail = {}, chapter = {} }) =>
    [title, why, JSON.stringify(mail), JSON.stringify(chapter)].map((words) => [id, words] as const),
  )
  expect(told.length).toBeGreaterThan(300)
  expect(told.filter(([, words]) => /list match|sanctions match|fraud|suspic|watch ?list/i.test(words))).toEqual([])
})
