import { RequestError } from '@hearthline/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let answer: unknown
vi.mock('../api/request.ts', () => ({
  RequestError,
  request: async () => {
    if (answer instanceof Error) throw answer
    return answer
  },
}))
const { leavesNormalApplication, readProfile } = await import('./use-profile.ts')

const signedIn = (jwt: string | null) => vi.stubGlobal('localStorage', { getItem: () => jwt })
beforeEach(() => signedIn('Bearer abc'))
afterEach(() => vi.unstubAllGlobals())

describe('an unavailable profile', () => {
  it("'JWT error' without a token, and no request is sent", async () => {
    signedIn(null)
    await expect(readProfile()).rejects.toMatchObject({ message: 'JWT error', status: 0 })
  })
  it("'Failed to fetch profile details.' when the server refuses or fails, with its status", async () => {
    for (const status of [401, 404, 500]) {
      answer = new RequestError('x', { status })
      await expect(readProfile()).rejects.toMatchObject({ message: 'Failed to fetch profile details.', status })
    }
  })
  it("'Request failed.' without an answer", async () => {
    answer = new RequestError('Error fetching')
    await expect(readProfile()).rejects.toMatchObject({ message: 'Request failed.', status: 0 })
  })
})

describe('an additional signer', () => {
  it('leaves the normal application, and not their own nor the host application', () => {
    const uuid = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
    for (const path of [`/account/heloc/${uuid}/liens`, '/account/heloc/register-v2'])
      expect(leavesNormalApplication('CO_DEEDER', path), path).toBe(true)
    for (const path of ['/account/heloc/heloc-signer/sign', '/dashboard', '/terms'])
      expect(leavesNormalApplication('CO_DEEDER', path), path).toBe(false)
    expect(leavesNormalApplication('PRIMARY', `/account/heloc/${uuid}/liens`)).toBe(false)
    expect(leavesNormalApplication(undefined, `/account/heloc/${uuid}/liens`)).toBe(false)
  })
})
