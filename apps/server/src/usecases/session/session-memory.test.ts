import { describe, expect, it } from 'vitest'
import type { LiveSession } from './live-session.ts'
import { createSessionMemory } from './session-memory.ts'

const SESSION: LiveSession = {
  sessionId: 's1',
  identityId: 'p1',
  email: 'ana@example.test',
  organizationCode: 'HEARTH',
  credential: 'password',
  roles: [],
  actsFor: [],
}
const MINUTE = 60_000
const later = (ms = 0) => Date.now() + 1000 + ms

describe('a session that was verified', () => {
  it('is remembered for a minute and then read again', () => {
    const memory = createSessionMemory()
    const now = later()
    memory.remember('token', SESSION, now)
    expect(memory.recall('token', now + MINUTE - 1)).toEqual(SESSION)
    expect(memory.recall('token', now + MINUTE)).toBeUndefined()
  })

  it('is not known past the end of its token', () => {
    const memory = createSessionMemory()
    const now = later()
    memory.remember('token', SESSION, now, now + 5000)
    expect(memory.recall('token', now + 4999)).toEqual(SESSION)
    expect(memory.recall('token', now + 5000)).toBeUndefined()
  })

  it.each(['s1', 'p1'])('is dropped when its session or its identity changes (%s)', (id) => {
    const memory = createSessionMemory()
    const now = later()
    memory.remember('token', SESSION, now)
    memory.remember('other', { ...SESSION, sessionId: 's2', identityId: 'p2' }, now)
    memory.forget([id])
    expect(memory.recall('token', now)).toBeUndefined()
    expect(memory.recall('other', now)).toBeDefined()
  })

  it('is not kept when it ended while the database was answering that it is active', () => {
    const memory = createSessionMemory()
    const asked = Date.now() - 5
    memory.forget(['s1'])
    memory.remember('token', SESSION, asked)
    expect(memory.recall('token', Date.now())).toBeUndefined()
  })

  it('is neither kept nor used while the subscription to other nodes is down', () => {
    const memory = createSessionMemory()
    memory.remember('token', SESSION, later())
    memory.trust(false)
    expect(memory.recall('token', later())).toBeUndefined()
    memory.remember('token', SESSION, later())
    expect(memory.recall('token', later())).toBeUndefined()
  })

  it('is not kept from an answer read before the subscription was restored', () => {
    const memory = createSessionMemory()
    const asked = Date.now()
    memory.trust(false)
    memory.trust(true)
    memory.remember('token', SESSION, asked)
    expect(memory.recall('token', asked + 1)).toBeUndefined()
    memory.remember('token', SESSION, later())
    expect(memory.recall('token', later())).toEqual(SESSION)
  })
})
