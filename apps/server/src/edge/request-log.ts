/** One line per answer: the route's pattern, never its values, no query, no body, no token. */
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'

export function logRequests(app: FastifyInstance, { log }: Container): void {
  // Without promises: these are passed by every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (reply.statusCode < 500 && !log.isLevelEnabled('info')) return
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      organization: request.admitted?.organization.orgCode,
    }
    if (reply.statusCode >= 500) log.warn(line, 'answered')
    else log.info(line, 'answered')
  })
}
