import { beforeEach, expect, it, vi } from 'vitest'

const sent: { path: string; body: Record<string, unknown> }[] = []
let failures = 0
vi.mock('../api/request.ts', () => ({
  request: async (_method: string, path: string, { body }: { body: Record<string, unknown> }) => {
    sent.push({ path, body })
    if (path.endsWith('/session') && failures-- > 0) throw new Error('away')
    return path.endsWith('/session') ? { sessionKey: { uuid: 's', epoch: 7, trackerUuid: 't' } } : { recorded: true }
  },
}))

const storage = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

beforeEach(() => {
  sent.length = 0
  failures = 0
  vi.resetModules()
  vi.stubEnv('VITE_APP_VERSION', '4.5.6')
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('document', { referrer: 'https://partner.example/page?email=ana' })
  vi.stubGlobal('window', {
    location: { search: '?utm_source=web&token=secret', hostname: 'hearth.example', pathname: '/dashboard' },
    screen: { width: 1440, height: 900 },
    innerWidth: 1200,
    innerHeight: 800,
  })
})

it('a session names the platform, both versions, the sizes and the page, and nothing that is personal', async () => {
  const { sendEvent } = await import('./telemetry.ts')
  await sendEvent('page-view')
  expect(sent[0]).toEqual({
    path: '/ft/:context/session',
    body: {
      platform: 'WEB',
      libVersion: '2.2.23',
      appVersion: '4.5.6',
      referrer: 'https://partner.example/page',
      queryParams: { utm_source: 'web' },
      screenSize: { width: 1440, height: 900 },
      windowSize: { width: 1200, height: 800 },
      sessionKey: { trackerUuid: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    },
  })
  expect([
    sessionStorage.getItem('telemetry_uuid'),
    sessionStorage.getItem('telemetry_epoch'),
    localStorage.getItem('tracker_uuid'),
  ]).toEqual(['s', '7', 't'])
})

it('a failed session request is retried three times; then the event is dropped without an error', async () => {
  const { sendEvent } = await import('./telemetry.ts')
  failures = 3
  await sendEvent('page-view')
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['session', 'session', 'session', 'session', 'event'])
  vi.resetModules()
  sent.length = 0
  failures = 4
  const again = await import('./telemetry.ts')
  await again.sendEvent('page-view')
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['session', 'session', 'session', 'session'])
})
