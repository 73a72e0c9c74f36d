import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked: { path: string; query: Record<string, unknown> }[] = []
let isSecureAway: boolean
vi.mock('../api/request.ts', () => ({
  request: async (_: string, path: string, { query }: { query: Record<string, unknown> }) => {
    asked.push({ path, query })
    if (isSecureAway && path.includes('/secure/')) throw new Error('away')
    return { flags: [{ key: 'leave-survey', enabled: path.includes('/secure/'), variables: [] }] }
  },
}))

beforeEach(() => {
  asked.length = 0
  isSecureAway = false
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const SECURE = '/service-flags/secure/api/v1/flags'
const EXTERNAL = '/service-flags/external/api/v1/flags'

async function look(audience: { applicationUuid?: string; state?: string; asVisitor?: boolean } = {}) {
  const { flagsQuery } = await import('./flags.ts')
  return (await new QueryClient().fetchQuery(flagsQuery(audience))).flags[0]?.enabled
}

it('a visitor’s flags are asked for by the tracker, which stays the same', async () => {
  await look()
  await look({ state: 'CA' })
  const tracker = localStorage.getItem('tracker_uuid')
  expect(tracker).toMatch(/^[0-9a-f-]{36}$/)
  expect(asked).toEqual([
    { path: EXTERNAL, query: { trackerUuid: tracker, state: undefined } },
    { path: EXTERNAL, query: { trackerUuid: tracker, state: 'CA' } },
  ])
})

it('whoever is signed in asks for themselves and the application, and falls back to the open address where that fails', async () => {
  localStorage.setItem('jwt', 'Bearer token')
  const applicationUuid = '4649813e-1b83-42d4-b642-8390f2eef8b3'
  expect(await look({ applicationUuid })).toBe(true)
  isSecureAway = true
  expect(await look({ applicationUuid })).toBe(false)
  expect(asked.map(({ path }) => path)).toEqual([SECURE, SECURE, EXTERNAL])
  expect(asked[0]?.query).toEqual({ applicationUuid })
  // On the way out the session may be over.
  await look({ asVisitor: true })
  expect(asked.at(-1)?.path).toBe(EXTERNAL)
})

it('a page knows which side of an experiment it shows, also while the flag is off', async () => {
  const { flagsOf } = await import('./flags.ts')
  const variables = [{ key: 'experiment', defaultValue: 'control' }]
  const flags = flagsOf({ flags: { 'leave-survey': true } }, [{ key: 'leave-survey', enabled: false, variables }])
  expect([flags.isOn('leave-survey'), flags.side('leave-survey'), flags.value('leave-survey', 'experiment')]).toEqual([
    false,
    'control',
    undefined,
  ])
  expect(flags.side('wallet-area')).toBeUndefined()
})
