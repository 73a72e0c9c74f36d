import { expect, it } from 'vitest'
import { environmentOf } from './environment.ts'

it.each([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['northgate.localhost', 'local'],
  ['ephemeral-42.lender.example', 'ephemeral'],
  ['pr-7-ephemeral.lender.example', 'ephemeral'],
  ['test.lender.example', 'test'],
  ['heloc-staging.lender.example', 'test'],
  ['heloc.lender.example', 'production'],
  // A lender may be called so; a host of a preview is named in its first labels, not in its last.
  ['contest.example', 'production'],
  ['heloc.example.test', 'production'],
] as const)('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment)
})
