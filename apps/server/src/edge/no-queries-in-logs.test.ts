import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../create-log.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const SECRET = 'tokenthatmustnotbelogged'
const ASKED = `?token=${SECRET}&email=ana%2B${SECRET}%40example.test&redirectUrl=/x%3Fy=${SECRET}`

let app: TestApp
let log = ''
const sink = new PassThrough()
const logger = createLog('trace', sink)
beforeAll(async () => {
  sink.on('data', (piece: Buffer) => {
    log += piece.toString()
  })
  app = await openTestApp({ LOG_LEVEL: 'trace' }, undefined, logger)
})
afterAll(() => app.close())

it('query strings are in no log line: of pages, calls, refusals, unknown paths and errors', async () => {
  const paths = [
    '/',
    '/account',
    '/register',
    '/auth/reset-password',
    '/dashboard',
    '/console',
    '/nothing/here',
    '/healthz',
    '/readyz',
    '/metrics',
  ]
  const calls = [
    '/org.json',
    '/service-profile/api/v1/profile',
    '/service-address/external/api/v1/search',
    '/console/api/v1/queue',
    '/docs',
    '/dev/mailbox',
  ]
  const bad = ['/%', '/org.json/%E0%A4%A', `/service-application/api/v1/application/heloc/${SECRET}`]
  for (const path of [...paths, ...calls, ...bad]) {
    for (const method of ['GET', 'POST', 'DELETE'] as const) await app.call({ method, url: `${path}${ASKED}` })
  }
  await app.call({
    url: `/service-address/external/api/v1/search?query=${SECRET}`,
    headers: { referer: `https://x.example/${ASKED}`, 'user-agent': SECRET },
  })
  expect(log.split('\n').length).toBeGreaterThan(50)
  expect(log).not.toContain(SECRET)
})

it('an error that contains the address is logged without its query', async () => {
  const { server, container } = app
  const { db } = container
  const query = db.orm
  // Any call that asks the database now fails with an error that quotes where it was.
  Object.defineProperty(db, 'orm', {
    configurable: true,
    get: () => {
      throw new Error(`Reply was already sent, did you forget to "return reply" in "/service-lead-portal/api/lo/x${ASKED}" (GET)?`)
    },
  })
  const reply = await server.inject({
    url: `/service-lead-portal/api/lo/10a4c0de-0000-4000-8000-000000000001${ASKED}`,
    headers: { 'x-org': 'HEARTH' },
  })
  Object.defineProperty(db, 'orm', { configurable: true, value: query })
  expect(reply.statusCode).toBe(500)
  expect(log).toContain('Reply was already sent')
  expect(log).toContain('/service-lead-portal/api/lo/x?…')
  expect(log).not.toContain(SECRET)
})

it('nor when an address comes in a message, an error, or deep inside', () => {
  logger.info(`fetching https://bureau.example/pull${ASKED} now`)
  logger.error(new TypeError(`Failed to parse URL from https://bureau.example/pull${ASKED}`))
  logger.warn({ problem: { cause: new Error(`in "/x${ASKED}"`), urls: [`/a${ASKED}#z`, `b ${ASKED}`] } }, 'deep')
  expect(log).toContain('https://bureau.example/pull?… now')
  expect(log).toContain('TypeError')
  expect(log).not.toContain(SECRET)
})

it('a question in plain language is unchanged', () => {
  logger.info({ asked: 'Is it late? Yes.' }, 'why? because')
  expect(log).toContain('Is it late? Yes.')
  expect(log).toContain('why? because')
})
