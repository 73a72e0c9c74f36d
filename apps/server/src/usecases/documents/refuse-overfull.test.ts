import { TEAM } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { refuseOverfull } from './refuse-overfull.ts'

const sixty = Array.from({ length: 60 }, () => ({ party: TEAM, byteSize: 1_000 }))
const sixtyOf = (more: object) => () => refuseOverfull('COMPLETE', { party: TEAM, sent: sixty, more: 1_000, ...more })

it('what the law makes us take is kept, however many documents the team has received', () => {
  expect(sixtyOf({})).toThrow('limit of documents')
  expect(sixtyOf({ isOwedByLaw: true })).not.toThrow()
  expect(() => refuseOverfull('COMPLETE', { party: 'borrower', sent: [], more: 1, isOwedByLaw: true })).toThrow('has ended')
})
