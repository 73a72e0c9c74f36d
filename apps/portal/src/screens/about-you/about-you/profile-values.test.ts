import { expect, it } from 'vitest'
import { answerOf, asksCoOwners, valuesOf } from './profile-values.ts'

const ROBIN = { firstName: 'Robin', lastName: 'Jointowner', email: 'robin@example.test', phoneNumber: '' }
const owned = (ownership: string) => ({ ...valuesOf(null), ownership, coOwners: [ROBIN] })

it('a co-owner of record is named with their email by someone who says that the home is theirs alone', () => {
  expect(asksCoOwners(owned('SOLE'), { recorded: 'JOINT' })).toBe(true)
  expect(answerOf(owned('SOLE'), '', { recorded: 'JOINT' }).coOwners).toEqual([
    { firstName: 'Robin', lastName: 'Jointowner', email: 'robin@example.test' },
  ])
})

it('co-owners are sent only where the page asks for them', () => {
  expect(answerOf(owned('SOLE'), '', {}).coOwners).toEqual([])
  expect(answerOf(owned('SOLE'), '', { recorded: 'TRUST' }).coOwners).toEqual([])
  expect(answerOf(owned('JOINT'), '', {}).coOwners).toHaveLength(1)
  expect(answerOf(owned('TRUST'), '', {}).coOwners).toHaveLength(1)
})
