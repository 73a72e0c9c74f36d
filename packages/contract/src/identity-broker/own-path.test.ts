import { expect, it } from 'vitest'
import { identityBrokerCalls } from './calls.ts'

const takes = (redirectUrl: string): boolean => identityBrokerCalls.brokerLogin.query.safeParse({ redirectUrl }).success

it.each(['/', '/dashboard', '/account/heloc/x?y=//z#w', '/.hidden', '/x?back=/../y'])('%s is a path of this site', (path) =>
  expect(takes(path)).toBe(true),
)

it.each([
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  '/x\\..\\\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
])('%j leads elsewhere', (path) => {
  expect(takes(path)).toBe(false)
})
