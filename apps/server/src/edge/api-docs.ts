/** /openapi.json and /docs, made from the declarations. */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { ERROR_CODES } from '@hearthline/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { DOCS_POLICY } from './security-headers.ts'

const codes = Object.entries(ERROR_CODES)
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n')

const description = `Every request may name its organization by the header x-org. Signed-in calls carry Authorization: Bearer; a token in an answer's Authorization header replaces it. Every 4xx and 5xx has the error body; its \`code\` is one of:\n\n${codes}`

/** Before the routes are registered: their schemas are collected as they come. */
export async function collectApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hearthline', version: '0.1.0', description },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
}

export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  let document: unknown
  app.get('/openapi.json', { schema: { hide: true } }, async () => {
    document ??= app.swagger()
    return document
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, url: '/openapi.json' },
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('content-security-policy', DOCS_POLICY)
      },
    },
  })
}
