import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientSettings } from './client-settings.ts'
import { requestFile } from './request-file.ts'
import { sendFile } from './send-file.ts'

const IDENTITY = '/identity/secure/api/v1/identity'
const UPLOAD = '/service-application/api/v1/application/heloc/:uuid/documents'
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const refusal = (status: number, message: string) => json(status, { status, message, errors: [message], code: 'x', requestId: '1' })

let token: string | undefined
const end = vi.fn()
function renews(renewed: string) {
  token = renewed
}
const settings: ClientSettings = {
  organization: () => 'HEARTH',
  session: { read: () => token, renew: (renewed) => renews(renewed), end },
  whileUnavailable: 'fail',
}

beforeEach(() => {
  token = 'abc'
  end.mockReset()
  vi.stubGlobal('window', { location: { origin: 'https://lender.example' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answers(...all: Response[]) {
  const spy = vi.fn(async (_url: string, _init: RequestInit & { headers: Headers }) => (all.length > 1 ? all.shift()! : all[0]!.clone()))
  vi.stubGlobal('fetch', spy)
  return spy
}

describe('a call under another token than the session’s', () => {
  it('carries that token', async () => {
    const fetch = answers(json(200, {}))
    await createClient(settings).request('GET', IDENTITY, { token: 'other' })
    expect(fetch.mock.calls[0]![1].headers.get('authorization')).toBe('Bearer other')
  })
  it('carries none where it is empty', async () => {
    const fetch = answers(json(200, {}))
    await createClient(settings).request('GET', IDENTITY, { token: '' })
    expect(fetch.mock.calls[0]![1].headers.has('authorization')).toBe(false)
  })
  it('neither renews nor ends the session', async () => {
    answers(json(200, {}, { authorization: 'Bearer new' }), refusal(401, 'x'))
    const { request } = createClient(settings)
    await request('GET', IDENTITY, { token: 'other' })
    await request('GET', IDENTITY, { token: 'other' }).catch(() => undefined)
    expect([token, end.mock.calls.length]).toEqual(['abc', 0])
  })
})

describe('an application’s description', () => {
  it('its headers go along, by the address of the call', async () => {
    const fetch = answers(json(200, {}))
    const headers = (url: string) => ({ 'x-seen': url })
    await createClient({ ...settings, headers }).request('GET', IDENTITY)
    expect(fetch.mock.calls[0]![1].headers.get('x-seen')).toBe(IDENTITY)
  })
  it('the end of a session is reported with whether the call was only a lookup', async () => {
    answers(refusal(401, 'x'))
    const { request } = createClient(settings)
    await request('GET', IDENTITY).catch(() => undefined)
    await request('GET', IDENTITY, { sessionEnd: 'stay' }).catch(() => undefined)
    expect(end.mock.calls).toEqual([[{ stay: false }], [{ stay: true }]])
  })
})

describe('what was typed wrong on the way in', () => {
  it.each(['/identity/api/v1/registration/register', '/identity/api/v1/login', '/identity/api/v1/signer/login'] as const)(
    'is answered where it was typed, and ends no session: %s',
    async (path) => {
      answers(refusal(401, 'It is not right'))
      await expect(createClient(settings).request('POST', path, { body: {} } as never)).rejects.toMatchObject({
        status: 401,
        message: 'It is not right.',
      })
      expect(end).not.toHaveBeenCalled()
    },
  )
})

describe('a server that is restarting', () => {
  const unavailable = () => json(503, { message: 'x' }, { 'retry-after': '1' })
  it('is reported at once to an application that does not retry', async () => {
    const fetch = answers(unavailable(), json(200, {}))
    await expect(createClient(settings).request('GET', IDENTITY)).rejects.toMatchObject({ status: 503 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
  it('is asked again for one that does', async () => {
    vi.useFakeTimers()
    const fetch = answers(unavailable(), json(200, { uuid: 'u' }))
    const asked = createClient({ ...settings, whileUnavailable: 'retry' }).request('GET', IDENTITY)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asked).toEqual({ uuid: 'u' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the bytes of a file', () => {
  it('come as they are, whatever their kind', async () => {
    const fetch = answers(new Response('PNG', { headers: { 'content-type': 'image/png' } }))
    const file = await requestFile(settings, '/console/api/v1/applications/:uuid/documents/:document', { uuid: 'u', document: 'd' })
    expect([fetch.mock.calls[0]![0], await file.text()]).toEqual(['/console/api/v1/applications/u/documents/d', 'PNG'])
    expect(fetch.mock.calls[0]![1].headers.get('x-org')).toBe('HEARTH')
  })
  it('end an expired session and show the server’s message', async () => {
    answers(refusal(401, 'Please log in to continue'))
    await expect(requestFile(settings, '/x', {})).rejects.toMatchObject({ status: 401, message: 'Please log in to continue.' })
    expect(end.mock.calls).toEqual([[{ stay: false }]])
  })
})

describe('a file on its way to the server', () => {
  class Request {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: object) => void } = {}
    onload = () => undefined
    onerror = () => undefined
    headers: Record<string, string> = {}
    address = ''
    open = (method: string, url: string) => {
      this.address = `${method} ${url}`
    }
    setRequestHeader = (name: string, value: string) => {
      this.headers[name] = value
    }
    getResponseHeader = () => null
    abort = () => undefined
    private readonly answer: { status: number; body: unknown }
    constructor(answer: { status: number; body: unknown }) {
      this.answer = answer
    }
    send = () => {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
      this.status = this.answer.status
      this.responseText = JSON.stringify(this.answer.body)
      this.onload()
    }
  }
  function sends(status: number, body: unknown) {
    const sent: Request[] = []
    vi.stubGlobal('XMLHttpRequest', function make() {
      const one = new Request({ status, body })
      sent.push(one)
      return one
    })
    return sent
  }
  const shares: number[] = []
  const send = () =>
    sendFile(settings, UPLOAD, {
      params: { uuid: '00000000-0000-4000-8000-000000000000' },
      query: { kind: 'OTHER' as never },
      file: new File(['x'], 'a.pdf'),
      onProgress: (share) => shares.push(share),
      signal: new AbortController().signal,
    })

  it('carries the common headers and reports its progress', async () => {
    const sent = sends(201, { uuid: 'd' })
    expect(await send()).toEqual({ uuid: 'd' })
    expect(sent[0]!.address).toBe(
      'POST /service-application/api/v1/application/heloc/00000000-0000-4000-8000-000000000000/documents?kind=OTHER',
    )
    expect(sent[0]!.headers).toMatchObject({ authorization: 'Bearer abc', 'x-org': 'HEARTH', 'x-origin': 'https://lender.example' })
    expect(shares).toEqual([0.25])
  })
  it('fails in the server’s own words, and ends a dead session', async () => {
    sends(413, { message: 'This file is too large' })
    await expect(send()).rejects.toMatchObject({ status: 413, message: 'This file is too large' })
    expect(end).not.toHaveBeenCalled()
    sends(401, { message: 'x' })
    await send().catch(() => undefined)
    expect(end).toHaveBeenCalledTimes(1)
  })
})
