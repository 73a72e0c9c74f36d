import { expect, it } from 'vitest'
import { noticeStatus } from './notice-status.ts'

const open = { dueOn: '2027-03-03', sentAt: null, withdrawnAt: null, overdue: false, late: false } as const
const sent = { ...open, sentAt: '2027-03-04T18:00:00.000Z' }

it.each([
  ['one that is still to be sent, its last day', open, ['caution', 'by Wednesday, March 3']],
  ['one whose last day is over', { ...open, overdue: true }, ['critical', 'overdue']],
  ['one that was sent in time', sent, ['positive', 'sent']],
  ['one that was sent after its last day', { ...sent, late: true }, ['critical', 'sent late']],
  ['one that is not needed any more', { ...open, withdrawnAt: '2027-03-01T18:00:00.000Z' }, ['neutral', 'withdrawn']],
] as const)('says of %s', (_which, dates, status) => {
  expect(noticeStatus(dates)).toEqual(status)
})
