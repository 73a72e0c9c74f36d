import { expect, it } from 'vitest'
import { answerOf, asksCoOwners, valuesOf } from './profile-values.ts'

const ROBIN = { firstName: 'Robin', lastName: 'Jointowner', email: 'robin@example.test', phoneNumber: '' }
const owned = (ownership: string) => ({ ...valuesOf(null), ownership, coOwners: [ROBIN] })

it('a co-owner of record is named with their email by someone who says that the home is theirs alone', () => {
  expect(asksCoOwners(owned('SOLE'), { recorded: 'JOINT' })).toBe(true)
  expect(answerOf(owned('SOLE'), '', { recorded: 'JOINT', spouseSigns: false }).coOwners).toEqual([
    { firstName: 'Robin', lastName: 'Jointowner', email: 'robin@example.test' },
  ])
})

it('co-owners are sent only where the page asks for them', () => {
  expect(answerOf(owned('SOLE'), '', { spouseSigns: false }).coOwners).toEqual([])
  expect(answerOf(owned('SOLE'), '', { recorded: 'TRUST', spouseSigns: false }).coOwners).toEqual([])
  expect(answerOf(owned('JOINT'), '', { spouseSigns: false }).coOwners).toHaveLength(1)
  expect(answerOf(owned('TRUST'), '', { spouseSigns: false }).coOwners).toHaveLength(1)
})

it('a spouse is named only where the state has them sign, and only by someone who is married', () => {
  const kim = { firstName: ' Kim', lastName: 'Reyes', email: 'kim@example.test' }
  const married = { ...valuesOf(null), maritalStatus: 'SEPARATED', spouse: kim }
  expect(answerOf(married, '', { spouseSigns: true }).spouse).toEqual({ ...kim, firstName: 'Kim' })
  expect(answerOf(married, '', { spouseSigns: false })).not.toHaveProperty('spouse')
  expect(answerOf({ ...married, maritalStatus: 'UNMARRIED' }, '', { spouseSigns: true })).not.toHaveProperty('spouse')
})
