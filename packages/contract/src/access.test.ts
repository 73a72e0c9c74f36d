import { expect, it } from 'vitest'
import { mayReceiveDocument } from './access.ts'

it('a funder uploads what a form of theirs asks for, and nothing else', () => {
  expect(mayReceiveDocument(['funder'], 'payoff-quotes', 'CREDITOR_LETTER')).toBe(true)
  expect(mayReceiveDocument(['funder'], 'payoff-follow-up', 'FILE_EVIDENCE')).toBe(true)
  expect(mayReceiveDocument(['funder'], 'payoff-quotes', 'SIGNED_DEED')).toBe(false)
  expect(mayReceiveDocument(['funder'], 'payoff-follow-up', 'CREDITOR_LETTER')).toBe(false)
  expect(mayReceiveDocument(['funder'], 'rescission-exercise', 'CANCELLATION_NOTICE')).toBe(false)
})

it('whoever decides an item uploads what it names, and an auditor nothing', () => {
  expect(mayReceiveDocument(['operator'], 'payoff-quotes', 'CREDITOR_LETTER')).toBe(true)
  expect(mayReceiveDocument(['closer'], 'notary-session', 'SIGNED_DEED')).toBe(true)
  expect(mayReceiveDocument(['closer'], 'rescission-confirmation', 'FILE_EVIDENCE')).toBe(true)
  expect(mayReceiveDocument(['closer'], 'payoff-quotes', 'CREDITOR_LETTER')).toBe(false)
  expect(mayReceiveDocument(['auditor'], 'payoff-quotes', 'CREDITOR_LETTER')).toBe(false)
})
