import { expect, it } from 'vitest'
import { auditSubject } from './audit-subject.ts'

const titles = new Map([
  ['funding-decision', 'Funding approval'],
  ['conditions', 'Conditions'],
  ['recording', 'Recording the deed'],
  ['payoff-follow-up', 'Payoff to follow up'],
])

it('an entry of the log says which item was decided, and how', () => {
  expect(auditSubject({ decided: 'funding-decision', outcome: 'ACCEPTED', reason: 'Complete.' }, titles)).toBe('Funding approval, accepted')
  expect(auditSubject({ decided: 'funding-decision', outcome: 'REFUSED', takenBack: true }, titles)).toBe('Funding approval, taken back')
  expect(auditSubject({ decided: 'recording', items: ['recording'], reason: 'x' }, titles)).toBe('Recording the deed, recorded')
  expect(auditSubject({ decided: 'funding-hold', outcome: 'HELD' }, new Map([['funding-hold', 'Payment on hold']]))).toBe(
    'Payment on hold, held',
  )
  const parts = [
    { part: 'IDENTITY', outcome: 'ACCEPTED' },
    { part: 'BANK_ACCOUNT', outcome: 'REFUSED' },
  ]
  expect(auditSubject({ decided: 'conditions', parts }, titles)).toBe('Conditions, identity accepted, bank account refused')
})

it('an entry that decided nothing says what it was about', () => {
  expect(auditSubject({ asked: 'annual-income' }, titles)).toBe('Annual income')
  expect(auditSubject({ items: ['recording'], step: 'RECORDING', version: 3 }, titles)).toBe('Recording the deed')
  expect(auditSubject({ item: 'payoff-follow-up', event: { what: 'REFUSED', debt: 'card-1' } }, titles)).toBe(
    'Payoff to follow up, The creditor sent the payment back',
  )
  expect(auditSubject({ what: 'CASH', on: '2026-12-01' }, titles)).toBe('Cash that the borrower was sent, given back')
  expect(auditSubject({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', outcome: 'WAIVED' }, titles)).toBe('Manual paystub upload, waived')
  expect(auditSubject({ items: [], gaveUp: [{ item: 'recording', reason: 'ProviderUnavailable' }] }, titles)).toBe('Recording the deed')
  expect(auditSubject({ bytes: 1 }, titles)).toBe('')
})
