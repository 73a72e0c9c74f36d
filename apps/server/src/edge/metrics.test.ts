import { afterEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const TOKEN = 'figures-are-for-us-alone'
const IN_PRODUCTION = { NODE_ENV: 'production', RATE_LIMITS: 'on' }

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

const read = async (settings: Record<string, string>, from: { remoteAddress?: string; authorization?: string; forwarded?: string }) => {
  app ??= await openTestApp(settings)
  const { remoteAddress = '127.0.0.1', authorization, forwarded } = from
  const headers = { ...(authorization && { authorization }), ...(forwarded && { 'x-forwarded-for': forwarded }) }
  return (await app.call({ url: '/metrics', remoteAddress, headers })).statusCode
}

it('without a token, the figures are for this machine only, whatever a header claims', async () => {
  expect(await read({}, {})).toBe(200)
  expect(await read({}, { remoteAddress: '::ffff:127.0.0.1' })).toBe(200)
  expect(await read({}, { remoteAddress: '10.0.0.7' })).toBe(404)
  expect(await read({}, { remoteAddress: '10.0.0.7', forwarded: '127.0.0.1' })).toBe(404)
})

it('a trusted proxy does not make the caller local', async () => {
  expect(await read({ TRUST_PROXY: '1' }, { remoteAddress: '10.0.0.7', forwarded: '127.0.0.1' })).toBe(404)
})

it('in production without a token, no one reads them: behind a proxy everyone is local', async () => {
  expect(await read(IN_PRODUCTION, {})).toBe(404)
})

it('with a token, only its holder reads them, from anywhere', async () => {
  const settings = { ...IN_PRODUCTION, METRICS_TOKEN: TOKEN }
  expect(await read(settings, { remoteAddress: '10.0.0.7', authorization: `Bearer ${TOKEN}` })).toBe(200)
  expect(await read(settings, {})).toBe(404)
  expect(await read(settings, { authorization: `Bearer ${TOKEN}x` })).toBe(404)
  expect(await read(settings, { authorization: 'Bearer' })).toBe(404)
})
