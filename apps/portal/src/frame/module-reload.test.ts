import { describe, expect, it } from 'vitest'
import { isModuleFailure, mayReload } from './module-reload.ts'

const store = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('a screen whose code cannot be fetched', () => {
  it('reloads the page five times and no more', () => {
    const storage = store()
    expect([1, 2, 3, 4, 5, 6, 7].map(() => mayReload(storage))).toEqual([true, true, true, true, true, false, false])
  })
  it('never reloads where the count cannot be kept', () => {
    expect(mayReload(undefined)).toBe(false)
    expect(mayReload({ ...store(), getItem: () => null })).toBe(false)
  })
  it('is told from other errors', () => {
    expect(isModuleFailure(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
    expect(isModuleFailure(new TypeError('x is undefined'))).toBe(false)
  })
})
