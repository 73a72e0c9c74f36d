import { expect, it } from 'vitest'
import { applicationQuery } from './application/application-query.ts'
import { makeQueryClient } from './query-client.ts'

it('nothing is asked again on mount, reconnect or focus', () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
})

it('questions about an application are not retried', () => {
  expect(applicationQuery('0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f').retry).toBe(false)
})
