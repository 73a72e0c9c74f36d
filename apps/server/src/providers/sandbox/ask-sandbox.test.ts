import { describe, expect, it } from 'vitest'
import { contractAddress, contractCall } from '../provider-call.contract.ts'
import { ProviderUnavailable } from '../provider-call.ts'
import { askSandbox, latency } from './ask-sandbox.ts'
import { createSandboxWorld, type SandboxWorld } from './world.ts'

const question = (lastName = 'Reyes', capability = 'test.ask') => ({
  provider: 'Test',
  capability,
  name: { firstName: 'Ana', lastName },
  address: contractAddress,
  request: {},
})
const answer = () => ({ data: 'answered', reference: 'r', response: {} })

/** mulberry32: the same dice in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const kinds = async (settings: Partial<SandboxWorld>, calls: number): Promise<string[]> => {
  const world = createSandboxWorld({ speed: 'instant', sleep: async () => {}, ...settings })
  const asked = Array.from({ length: calls }, () => askSandbox(world, question(), contractCall(), answer))
  return (await Promise.allSettled(asked)).map((result) =>
    result.status === 'fulfilled' ? 'ANSWERED' : (result.reason as ProviderUnavailable).kind,
  )
}

describe('the sandbox’s faults', () => {
  it('affect the configured share of calls, as timeouts and as server errors', async () => {
    const all = await kinds({ faults: 0.3, random: dice(7) }, 4000)
    const share = (kind: string) => all.filter((each) => each === kind).length / all.length
    expect(share('ANSWERED')).toBeGreaterThan(0.67)
    expect(share('ANSWERED')).toBeLessThan(0.73)
    expect(share('TIMEOUT')).toBeGreaterThan(0.12)
    expect(share('SERVER_ERROR')).toBeGreaterThan(0.12)
  })

  it('do not occur at 0 and always occur at 1', async () => {
    expect(new Set(await kinds({ faults: 0, random: dice(1) }, 200))).toEqual(new Set(['ANSWERED']))
    expect(new Set(await kinds({ faults: 1, random: dice(1) }, 200))).toEqual(new Set(['TIMEOUT', 'SERVER_ERROR']))
  })

  it('are drawn before the request is processed', async () => {
    const world = createSandboxWorld({ speed: 'instant', faults: 1, random: () => 0.9 - 0.2, sleep: async () => {} })
    await expect(askSandbox(world, { ...question(), address: {} }, contractCall(), answer)).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('cannot be set outside 0 to 1', () => {
    for (const faults of [-0.1, 1.1, Number.NaN]) expect(() => createSandboxWorld({ faults })).toThrow(RangeError)
  })
})

describe('the sandbox’s speed', () => {
  it('takes 300 to 1500 ms a call at real speed, the same for the same applicant and capability', async () => {
    const slept: number[] = []
    const world = createSandboxWorld({ speed: 'real', sleep: async (milliseconds) => void slept.push(milliseconds) })
    for (let index = 0; index < 200; index++) await askSandbox(world, question(`Reyes${index}`), contractCall(), answer)
    expect(Math.min(...slept)).toBeGreaterThanOrEqual(300)
    expect(Math.max(...slept)).toBeLessThanOrEqual(1500)
    expect(new Set(slept).size).toBeGreaterThan(100)
    expect(latency(world, 'test.ask', question().name)).toBe(latency(world, 'test.ask', question().name))
    expect(latency(world, 'test.ask', question().name)).not.toBe(latency(world, 'test.other', question().name))
  })

  it('does not wait at all when instant', async () => {
    const slept: number[] = []
    const world = createSandboxWorld({ speed: 'instant', sleep: async (milliseconds) => void slept.push(milliseconds) })
    await askSandbox(world, question(), contractCall(), answer)
    expect(slept).toEqual([])
  })

  it('stops waiting as soon as no one waits for the answer any longer', async () => {
    const world = createSandboxWorld({ speed: 'real' })
    const patience = new AbortController()
    const asked = askSandbox(world, question(), contractCall({ signal: patience.signal }), answer)
    patience.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'TIMEOUT' })
  })
})
