/** /healthz: the process answers. /readyz: database, queue and document store do too. /metrics: for Prometheus, to whom may-read-metrics.ts lets in. */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Container } from '../container.ts'
import { errorBodyOf } from '../services/reply-problem.ts'
import { ping } from '../store/repositories/ping.ts'
import { notFound } from '../usecases/problem.ts'
import { mayReadMetrics } from './may-read-metrics.ts'

/** Seconds; fine where the product's own share of an answer lies. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function registerHealth(app: FastifyInstance, container: Container): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  // Every status poll passes here: no promise, and the labels are looked up once for each route and status.
  const observers = new Map<string, { observe(seconds: number): void }>()
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const route = request.routeOptions.url ?? 'unknown'
    const key = `${request.method} ${reply.statusCode} ${route}`
    const observer = observers.get(key) ?? durations.labels(request.method, route, String(reply.statusCode))
    observers.set(key, observer)
    observer.observe(reply.elapsedTime / 1000)
  })
  app.addHook('onClose', async () => registry.clear())

  // The process answers, and it would not help to restart it for a full disk: so 200, with the word for whoever watches.
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok', storage: container.db.storage() }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const [database, queue, documents] = await Promise.all([
      answers(() => ping(container.db)),
      answers(async () => container.engine.ready()),
      answers(() => container.blobs.ready()),
    ])
    const parts = { database: wordFor(database), queue: wordFor(queue), documents: wordFor(documents), storage: container.db.storage() }
    if (database && queue && documents) return { status: 'ok', ...parts }
    // The error body of every call, and which part it is, for whoever watches.
    const body = errorBodyOf({ code: 'unavailable', message: 'Not ready' }, request.id)
    return await reply
      .code(body.status)
      .header('retry-after', '3')
      .send({ ...body, ...parts })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(container.config, request)) throw notFound()
    return await reply
      .header('cache-control', 'no-store')
      .header('content-type', registry.contentType)
      .send(await registry.metrics())
  })
}

const wordFor = (isThere: boolean): 'ok' | 'unavailable' => (isThere ? 'ok' : 'unavailable')

/** Whoever asks for readiness waits a second or two, and not as long as a request may. */
const READY_WITHIN_MS = 2000

async function answers(question: () => Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), READY_WITHIN_MS)
  })
  try {
    return (await Promise.race([question(), tooLate])) !== false
  } catch {
    return false
  } finally {
    clearTimeout(late)
  }
}
