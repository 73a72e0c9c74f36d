import { describe, expect, it } from 'vitest'
import { addAccess } from './credit-access.ts'

describe('what the borrower adds so that the bureau can answer', () => {
  it('is counted, so that the same answer asks again', () => {
    expect(addAccess(undefined, { thawed: true })).toMatchObject({ thawed: true, tries: 1 })
    expect(addAccess({ thawed: true, tries: 1 }, { thawed: true }).tries).toBe(2)
  })
  it('a wrong PIN is not sent once the freeze was lifted instead, and the reverse', () => {
    expect(addAccess({ pin: 'sealed', tries: 1 }, { thawed: true }).pin).toBeUndefined()
    expect(addAccess({ thawed: true, tries: 1 }, { pin: 'sealed' }).thawed).toBeUndefined()
  })
  it('the house number is kept, whatever follows it', () => {
    expect(addAccess({ ssn: 'sealed', tries: 1 }, { pin: 'also' })).toMatchObject({ ssn: 'sealed', pin: 'also' })
    expect(addAccess({ pin: 'sealed', tries: 1 }, { ssn: 'also' })).toMatchObject({ pin: 'sealed', ssn: 'also' })
  })
})
