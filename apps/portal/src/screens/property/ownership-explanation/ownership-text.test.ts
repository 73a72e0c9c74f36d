import { OWNERSHIP_REASONS } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { formatOwners, REASON_NAMES } from './ownership-text.ts'

const person = (name: string) => ({ name, kind: 'PERSON' as const })

describe('who owns the home', () => {
  it('has a text for every reason that the server accepts, and no other', () => {
    expect([...REASON_NAMES].sort()).toEqual([...OWNERSHIP_REASONS].sort())
  })
  it('lists the owners as in a sentence', () => {
    expect(formatOwners([])).toBe('nobody')
    expect(formatOwners([person('Ana Reyes')])).toBe('Ana Reyes')
    expect(formatOwners([person('Ana'), person('Ben'), person('Cy')])).toBe('Ana, Ben and Cy')
  })
})
