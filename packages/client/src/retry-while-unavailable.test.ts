import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isUnavailable, onUnavailableChange, retryWhileUnavailable } from './retry-while-unavailable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const away = (retryAfter?: string) => new Response('{}', { status: 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
const good = () => new Response('{}', { status: 200 })

function server(...answers: Response[]) {
  const last = answers.at(-1)!
  return vi.fn(async () => answers.shift() ?? last.clone())
}

describe('a server that is restarting', () => {
  it('is asked again by itself until it answers; in the meantime it is known that it is away', async () => {
    const send = server(away('3'), away('3'), good())
    const changes: boolean[] = []
    const stop = onUnavailableChange(() => changes.push(isUnavailable()))
    const done = retryWhileUnavailable({ method: 'PUT', idempotencyKey: 'k' }, send)
    await vi.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(isUnavailable()).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await done).status).toBe(200)
    expect(send).toHaveBeenCalledTimes(3)
    expect(changes).toEqual([true, false])
    stop()
  })

  it('is given up after two minutes, so that no one waits without an end', async () => {
    const send = server(away())
    const done = retryWhileUnavailable({ method: 'GET' }, send)
    await vi.advanceTimersByTimeAsync(130_000)
    expect((await done).status).toBe(503)
    expect(isUnavailable()).toBe(false)
    expect(send.mock.calls.length).toBeGreaterThan(20)
  })

  it('is not called a second time for what must not be done twice', async () => {
    const send = server(away('3'), good())
    expect((await retryWhileUnavailable({ method: 'POST' }, send)).status).toBe(503)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is not asked again by a page that has been left', async () => {
    const leaving = new AbortController()
    const send = server(away('3'))
    const done = retryWhileUnavailable({ method: 'GET', signal: leaving.signal }, send)
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(0)
    await done
    expect(isUnavailable()).toBe(false)
    expect(send.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('any other answer is passed on as it is', async () => {
    const send = server(new Response('{}', { status: 507 }))
    expect((await retryWhileUnavailable({ method: 'GET' }, send)).status).toBe(507)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
