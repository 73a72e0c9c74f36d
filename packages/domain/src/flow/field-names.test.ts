import { describe, expect, it } from 'vitest'
import { EVERY_ITEM, type Item } from '../index.ts'
import { obstacleNeeds } from './items/credit/credit-access.ts'
import { fieldNames } from './labels.ts'

describe('what a notice says is missing (12 CFR 1002.9(c)(2))', () => {
  it('are the fields of the open question by name, for every question that can be open', () => {
    for (const { id, kind, labels, needs } of EVERY_ITEM as readonly Item[]) {
      if (kind !== 'ask' || needs) continue
      expect(fieldNames(labels ?? {}).join(), id).toMatch(/[A-Z]/)
    }
    expect(fieldNames({ name: 'Name', home: { street: 'Street' }, kind: { label: 'Kind', options: { A: 'a' } } })).toEqual([
      'Name',
      'Street',
      'Kind',
    ])
  })

  it('is what kept the bureau from a report, by its answer', () => {
    const needs = (outcome: 'NO_MATCH' | 'FROZEN' | 'PIN_INCORRECT' | 'MINOR') => obstacleNeeds({ outcome, bureau: 'Cedar Credit Bureau' })
    expect(needs('NO_MATCH')[0]).toBe('Your Social Security number')
    expect(needs('FROZEN')).toEqual(['Your credit file at Cedar Credit Bureau unlocked, its freeze lifted, or the PIN of the freeze'])
    expect(needs('PIN_INCORRECT').join()).toContain('PIN of your credit freeze')
    expect(needs('MINOR').join()).toContain('under 18')
  })
})
