import { OWNERSHIP_REASONS } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { ownersInWords, REASON_NAMES } from './ownership-words.ts'

const person = (name: string) => ({ name, kind: 'PERSON' as const })

describe('who owns the home', () => {
  it('has words for every reason that the server takes, and no other', () => {
    expect([...REASON_NAMES].sort()).toEqual([...OWNERSHIP_REASONS].sort())
  })
  it('names the owners as one would say it', () => {
    expect(ownersInWords([])).toBe('nobody')
    expect(ownersInWords([person('Ana Reyes')])).toBe('Ana Reyes')
    expect(ownersInWords([person('Ana'), person('Ben'), person('Cy')])).toBe('Ana, Ben and Cy')
  })
})
