/** What the product is measured against: a Fastify server that does nothing but answer. Run as a process of its own; /healthz tells it is up. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const { PORT = '0', BARE_BODY, BARE_PAGE } = process.env

const app = Fastify({ logger: false })
app.get('/readyz', async () => ({ status: 'ok' }))
if (BARE_BODY) {
  // Parsed once and written per request, as the plainest real route would.
  const body = JSON.parse(readFileSync(BARE_BODY, 'utf8')) as unknown
  app.get('/status/:uuid', async () => body)
}
if (BARE_PAGE) {
  const page = readFileSync(BARE_PAGE)
  // With this header, which the product sends on every page, the browser opens a page in a process of its own: that costs both the same.
  app.get('/page', async (_request, reply) =>
    reply.header('cross-origin-opener-policy', 'same-origin').type('text/html; charset=utf-8').send(page),
  )
}
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
