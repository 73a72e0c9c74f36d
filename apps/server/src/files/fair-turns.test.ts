import { describe, expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

describe('turns that are fair', () => {
  it('go round the owners, however much one of them asks for, and refuse no one', async () => {
    const turns = createFairTurns(1)
    const done: string[] = []
    const read = (owner: string, what: string) =>
      turns.take(owner, async () => {
        await Promise.resolve()
        done.push(what)
      })
    await Promise.all([
      ...Array.from({ length: 100 }, (_, index) => read('a', `a${index}`)),
      read('b', 'b0'),
      read('b', 'b1'),
      read('c', 'c0'),
    ])
    expect(done.slice(0, 6)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1'])
    expect(done).toHaveLength(103)
  })

  it('give the turn on when one fails, and begin at once when no one is waiting', async () => {
    const turns = createFairTurns(1)
    await expect(turns.take('a', () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable')
    expect(await turns.take('b', () => Promise.resolve('read'))).toBe('read')
  })

  it('are as many at a time as there are places', async () => {
    const turns = createFairTurns(2)
    let now = 0
    let most = 0
    const one = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now -= 1
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => turns.take(String(index % 3), one)))
    expect(most).toBe(2)
  })
})
