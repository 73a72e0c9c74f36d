import { PAYOFF_EVENTS } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { isPayment, MONEY_WAITS, mayCall, mayReceiveDocument, needsStepUp, ROLES } from './access.ts'
import type { Call } from './call.ts'
import { contract } from './contract.ts'

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

const everyCall = (): Call[] => Object.values(contract).flatMap((calls) => Object.values(calls as Readonly<Record<string, Call>>))

it('staff who gave a password alone set up and take their second step, sign out, and may make no other call that needs a session', () => {
  const allowed = everyCall().filter((call) => call.access !== 'external' && mayCall(call, { kind: 'first-factor', roles: ROLES }))
  const others = allowed.filter(({ path }) => !path.startsWith('/console/api/v1/second-factor'))
  expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /identity/secure/api/v1/logout',
    'POST /identity-broker/:audience/secure/api/v3/logout',
  ])
  // None of these removes a factor or makes new recovery codes.
  expect(allowed.filter(({ method, path }) => method === 'DELETE' || path.endsWith('/recovery-codes'))).toEqual([])
})

it('what a second person brings into force needs a second factor of the last five minutes, whatever it is', () => {
  const calls = everyCall().filter((call) => call.access === 'operator')
  const seconds = calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/confirm') && !path.includes('rescission') && !path.includes('authenticator'),
  )
  expect(seconds.length).toBeGreaterThanOrEqual(5)
  for (const call of seconds) expect([call.path, call.stepUp]).toEqual([call.path, 'always'])
  const desk = calls.find(({ path }) => path.endsWith('/brands/:code/act'))!
  const asked = (act: string) => needsStepUp(desk, { body: { act } })
  expect(['publish', 'ask', 'refuse', 'discard', 'begin'].map(asked)).toEqual([true, false, false, false, false])
})

it('whoever lets money leave, or says who does, needs a second factor of the last five minutes', () => {
  const decide = everyCall().find(({ path }) => path === '/console/api/v1/applications/:uuid/items/:item')!
  const asked = (item: string) => needsStepUp(decide, { params: { uuid: 'x', item }, body: {} })
  for (const item of [...MONEY_WAITS, 'funding-release', 'payoff-by-hand', 'payoff-quotes'])
    expect([item, asked(item)]).toEqual([item, item !== 'disbursement-return-review'])
  expect([asked('delinquency-review'), asked('notary-session')]).toEqual([false, false])
  const payoff = everyCall().find(({ method, path }) => method === 'POST' && path.endsWith('/:uuid/payoffs'))!
  for (const what of PAYOFF_EVENTS) expect([what, needsStepUp(payoff, { body: { event: { what } } })]).toEqual([what, isPayment(what)])
  const always = everyCall().filter((call) => call.access === 'operator' && call.stepUp === 'always')
  expect(always.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...['/console/api/v1/staff/:id/funder', '/console/api/v1/staff/:id/second-factor/reset', '/console/api/v1/partner-credentials'],
    ]),
  )
})
