import { describe, expect, it } from 'vitest'
import { conditionsQuery, isCompleted, isToDo } from './conditions-query.ts'

describe('the conditions of an application', () => {
  it('are read again every minute', () => {
    expect(conditionsQuery('one').refetchInterval).toBe(60_000)
    expect(conditionsQuery('one').queryKey).toEqual(['conditions', 'one'])
  })
  it('are the applicant’s turn while they are open or were refused, and completed once cleared or waived', () => {
    expect(['OPEN', 'IN_REVIEW', 'REJECTED', 'CLEARED', 'WAIVED'].map((state) => isToDo({ state } as never))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
    expect(['OPEN', 'IN_REVIEW', 'REJECTED', 'CLEARED', 'WAIVED'].map((state) => isCompleted({ state } as never))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})
