import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../query-client.ts'
import { openStatusQuery } from './hours-query.ts'

const asked: string[] = []
// Nothing is asked again on a server: this is a browser.
vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined }))
vi.mock('../../api/request.ts', () => ({
  request: async (_method: string, path: string) => {
    asked.push(path)
    return { department: 'OPS_CHAT', isOpen: asked.length % 2 === 1, checkedAt: '2026-11-23T18:00:00Z' }
  },
}))

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('whether the team is available is refreshed each minute while the page is visible, and not after', async () => {
  const observer = new QueryObserver(makeQueryClient(), openStatusQuery)
  const seen: (boolean | undefined)[] = []
  const leave = observer.subscribe(({ data }) => seen.push(data?.isOpen))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toEqual(['/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  expect([...new Set(seen)]).toEqual([undefined, true, false])
  leave()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(asked).toHaveLength(2)
})
