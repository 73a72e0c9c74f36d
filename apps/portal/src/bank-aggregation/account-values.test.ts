import { describe, expect, it } from 'vitest'
import { EXAMPLE_ACCOUNT, isNameJustAsked, judgeAccount, NO_ACCOUNT } from './account-values.ts'

const typed = { ...EXAMPLE_ACCOUNT, institution: '' }
const problems = (values: typeof typed, state: 'named' | 'unnamed' | 'unknown') => {
  let found: readonly { field: string }[] = []
  judgeAccount({ values, fail: (faults) => (found = faults) }, { state, ...(state === 'named' && { name: 'Harbor Bank' }) })
  return found.map(({ field }) => field)
}

describe('an account that is typed', () => {
  it('needs the name of a bank that the directory does not name', () => {
    expect(problems(typed, 'named')).toEqual([])
    expect(problems(typed, 'unnamed')).toEqual(['institution'])
    expect(problems({ ...typed, institution: 'Alder Bank' }, 'unnamed')).toEqual([])
    expect(problems(NO_ACCOUNT, 'unknown')).toContain('routingNumber')
  })

  it('is asked for the name, not faulted for it, when the field appears only with the submit', () => {
    expect(isNameJustAsked({ state: 'looking' }, { state: 'unnamed' }, typed)).toBe(true)
    expect(isNameJustAsked({ state: 'unnamed' }, { state: 'unnamed' }, typed)).toBe(false)
    expect(isNameJustAsked({ state: 'looking' }, { state: 'named', name: 'Harbor Bank' }, typed)).toBe(false)
    expect(isNameJustAsked({ state: 'looking' }, { state: 'unnamed' }, { ...typed, institution: 'Alder Bank' })).toBe(false)
  })
})
