import { expect, it } from 'vitest'
import { auditSubject } from './audit-action-names.ts'

it('an entry of the log says which item was decided, and how', () => {
  const titles = new Map([['funding-decision', 'Funding approval']])
  expect(auditSubject({ decided: 'funding-decision', outcome: 'ACCEPTED', reason: 'Complete.' }, titles)).toBe('Funding approval, accepted')
  expect(auditSubject({ asked: 'annual-income' }, titles)).toBe('Annual income')
  expect(auditSubject({ bytes: 1 }, titles)).toBe('')
})
