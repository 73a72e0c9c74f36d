/** One line per answer: the route's pattern, never its values, no query, no body, no token. */
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'

export function logRequests(app: FastifyInstance, { log }: Container): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
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
