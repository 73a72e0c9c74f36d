import { describe, expect, it } from 'vitest'
import { actionNeeded, CONDITION_CATEGORIES, CONDITION_RULES } from './condition-categories.ts'

describe('the categories of conditions [conditions/categories]', () => {
  it('has a title, a text and a way to answer for each of the twelve', () => {
    expect(CONDITION_CATEGORIES).toHaveLength(12)
    expect(new Set(CONDITION_CATEGORIES).size).toBe(12)
    for (const category of CONDITION_CATEGORIES) {
      const { title, why, type, documents } = CONDITION_RULES[category]
      expect(title.length, category).toBeGreaterThan(10)
      expect(why, category).toMatch(/\.$/)
      expect(actionNeeded(type, documents), category).toMatch(/^(Upload|Send|Confirm)/)
    }
    expect(CONDITION_RULES.MISSING_PHONE_NUMBER.type).toBe('PHONE_NUMBER')
  })
  it('accuse no one while something is looked at, and let no one wave a suspicion through alone', () => {
    for (const category of CONDITION_CATEGORIES) {
      const { title, why, ask, waiver } = CONDITION_RULES[category]
      expect(`${title} ${why} ${ask}`, category).not.toMatch(/fraud|false|suspect|fake/i)
      if (/FRAUD|FALSE/.test(category)) expect(waiver, category).toBe('TWO_PEOPLE')
    }
  })
  it('say what to do by the number of documents', () => {
    expect(actionNeeded('DOCUMENT', 0)).toBe('Send an answer')
    expect(actionNeeded('DOCUMENT', 1)).toBe('Upload 1 document')
    expect(actionNeeded('DOCUMENT', 3)).toBe('Upload 3 documents')
  })
})
