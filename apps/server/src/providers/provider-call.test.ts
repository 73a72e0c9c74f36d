import { describe, expect, it } from 'vitest'
import { ProviderRefused, ProviderUnavailable } from './provider-call.ts'

const request = { name: { firstName: 'Ana', lastName: 'Reyes' } }

describe('a failed provider call', () => {
  it('says whether asking again may help', () => {
    expect(new ProviderUnavailable('Cedar', 'TIMEOUT').retryable).toBe(true)
    expect(new ProviderRefused('Cedar', 'A first and a last name are required.').retryable).toBe(false)
  })

  it('keeps its request for the attempts table and out of every log', () => {
    for (const failure of [new ProviderUnavailable('Cedar', 'SERVER_ERROR', request), new ProviderRefused('Cedar', 'Not so.', request)]) {
      expect(failure.request).toEqual(request)
      expect(`${failure.message} ${JSON.stringify(failure)} ${JSON.stringify({ ...failure })}`).not.toContain('Reyes')
    }
  })
})
