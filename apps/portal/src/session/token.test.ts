import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A token of a person, unsigned: the browser never looks at the signature. */
const tokenOf = (person: string) => `h.${Buffer.from(JSON.stringify({ sub: person, name: 'Zoë ÿ?>' })).toString('base64url')}.s`

function browser() {
  const kept = new Map<string, string>()
  const heard = new Set<(event: { key: string | null }) => void>()
  const reload = vi.fn()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: (_name: string, listener: (event: { key: string | null }) => void) => heard.add(listener),
    removeEventListener: (_name: string, listener: (event: { key: string | null }) => void) => heard.delete(listener),
  })
  return {
    kept,
    reload,
    /** What another tab does. */
    elsewhere(token: string | undefined) {
      if (token === undefined) kept.delete('jwt')
      else kept.set('jwt', `Bearer ${token}`)
      for (const listener of heard) listener({ key: 'jwt' })
    },
  }
}

let token: typeof import('./token.ts')
let page: ReturnType<typeof browser>
beforeEach(async () => {
  vi.resetModules()
  page = browser()
  token = await import('./token.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('the stored token', () => {
  it('is kept under jwt with its Bearer prefix, once, in whatever case it came', () => {
    for (const given of ['abc', 'Bearer abc', 'bearer  abc']) {
      token.clearToken()
      token.storeToken(given)
      expect(page.kept.get('jwt')).toBe('Bearer abc')
      expect(token.readToken()).toBe('abc')
      expect(token.authorizationHeader(given)).toBe('Bearer abc')
    }
  })
  it('notifies subscribers of sign-in and sign-out, in this and another tab', () => {
    const told = vi.fn()
    token.subscribeToToken(told)
    token.storeToken(tokenOf('ana'))
    page.elsewhere(undefined)
    expect(told).toHaveBeenCalledTimes(2)
    expect(token.readToken()).toBeUndefined()
    expect(page.reload).not.toHaveBeenCalled()
  })
  it('forbidden browser storage means a visit without a session, not an error', () => {
    const denied = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    expect(() => token.storeToken('abc')).not.toThrow()
    expect(token.readToken()).toBeUndefined()
  })
})

describe('another person signs in in another tab', () => {
  it('the page is reloaded, so that no data of the previous person is shown', () => {
    token.storeToken(tokenOf('ana'))
    const told = vi.fn()
    token.subscribeToToken(told)
    page.elsewhere(undefined)
    page.elsewhere(tokenOf('ben'))
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
  })
  it('it is reloaded once, however often that is detected', () => {
    token.storeToken(tokenOf('ana'))
    for (let one = 0; one < 3; one += 1) token.subscribeToToken(() => undefined)
    page.elsewhere(tokenOf('ben'))
    page.elsewhere(tokenOf('cleo'))
    expect(page.reload).toHaveBeenCalledTimes(1)
  })
  it('the same person with a renewed token causes no reload', () => {
    token.storeToken(tokenOf('ana'))
    token.subscribeToToken(() => undefined)
    page.elsewhere(`${tokenOf('ana')}2`)
    expect(page.reload).not.toHaveBeenCalled()
  })
  it('a token without a subject is treated as no token', () => {
    expect([token.personOf('garbage'), token.personOf('a.%%.c'), token.personOf(undefined)]).toEqual([undefined, undefined, undefined])
    expect(token.personOf(tokenOf('ana'))).toBe('ana')
  })
})
