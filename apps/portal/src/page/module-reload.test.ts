import { describe, expect, it } from 'vitest'
import { isModuleFailure, mayReload, missingModule } from './module-reload.ts'

const store = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('a screen whose code cannot be fetched', () => {
  it('reloads the page five times and no more', () => {
    const storage = store()
    expect([1, 2, 3, 4, 5, 6, 7].map(() => mayReload(storage, '/a.js'))).toEqual([true, true, true, true, true, false, false])
  })
  it('cannot loop by alternating with a file that loads: each missing file has its own count, kept for the visit', () => {
    const storage = store()
    const reloads = Array.from({ length: 40 }, (_, round) => mayReload(storage, round % 2 ? '/a.js' : '/b.js'))
    expect(reloads.filter(Boolean)).toHaveLength(10)
    expect(mayReload(storage, '/after-a-release.js')).toBe(true)
  })
  it('never reloads where the count cannot be kept', () => {
    expect(mayReload(undefined, '/a.js')).toBe(false)
    expect(mayReload({ ...store(), getItem: () => null }, '/a.js')).toBe(false)
    const refuses = () => {
      throw new Error('denied')
    }
    expect(mayReload({ getItem: refuses, setItem: refuses }, '/a.js')).toBe(false)
  })
  it('is distinguished from other errors', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://x.test/assets/a-1.js',
      'error loading dynamically imported module: https://x.test/assets/a-1.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a-1.css',
    ])
      expect(isModuleFailure(new TypeError(message)), message).toBe(true)
    expect(isModuleFailure(new TypeError('x is undefined'))).toBe(false)
  })
  it('is known by the file that is missing', () => {
    const of = (message: string) => missingModule(new TypeError(message))
    expect(of('Failed to fetch dynamically imported module: https://x.test/assets/a-1.js?t=5')).toBe('https://x.test/assets/a-1.js')
    expect(of('Unable to preload CSS for /assets/a-1.css')).toBe('/assets/a-1.css')
    expect(of('Importing a module script failed.')).toBe('unnamed')
  })
})
