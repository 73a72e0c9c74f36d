import { describe, expect, it } from 'vitest'
import { sandboxPause } from './sandbox-pause.ts'
import { createSandboxWorld } from './world.ts'

describe('the sandbox’s pause', () => {
  const pausesAt = async (speed: 'instant' | 'real') => {
    const slept: number[] = []
    const pause = sandboxPause(createSandboxWorld({ speed, sleep: async (milliseconds) => void slept.push(milliseconds) }))
    for (const key of ['note/1', 'note/2', 'note/1']) await pause(key)
    return slept
  }

  it('is a partner’s time at real speed, the same for the same key', async () => {
    const [first, second, again] = await pausesAt('real')
    expect(first).toBe(again)
    expect(first).not.toBe(second)
    for (const slept of [first!, second!]) expect(slept >= 300 && slept <= 1500).toBe(true)
  })

  it('is none when instant', async () => {
    expect(await pausesAt('instant')).toEqual([])
  })
})
