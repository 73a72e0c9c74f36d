/** What the gallery's pages read: applications made from the examples of the flow, and which brands there are. It does not exist in production. */
import { FLOW, type ItemId } from '@hearthline/domain'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Container } from '../container.ts'
import { type Reading, readGallery } from '../usecases/gallery/read-gallery.ts'
import { SITUATION_NAMES } from '../usecases/gallery/situations.ts'
import { organizationOf } from './admit.ts'

const ITEMS: ReadonlySet<unknown> = new Set([...FLOW.map(({ id }) => id), 'complete'])

/** Which application a page wants made up, and what it reads of it. */
export const exampleBody = z.object({
  uuid: z.uuid(),
  item: z.custom<ItemId | 'complete'>((value) => ITEMS.has(value), 'There is no such item'),
  situations: z.array(z.enum(SITUATION_NAMES)).max(6).default([]),
  canceled: z.boolean().default(false),
  gaveUp: z.boolean().default(false),
  plan: z.enum(['SAVED', 'WOULD_PASS', 'WOULD_NOT_PASS']).optional(),
  read: z.custom<Reading>(
    (value) => typeof value === 'string' && /^(application|status|offers|decision|corrections|item\/[a-z-]+)$/.test(value),
    'There is no such reading',
  ),
})

export function registerGallery(app: FastifyInstance, container: Container): void {
  if (container.config.production) return
  app.get('/gallery/organizations.json', { schema: { hide: true } as object }, async () =>
    [...container.brands.values()].map(({ orgCode, orgBrand }) => ({ orgCode, orgBrand })),
  )
  app.post<{ Body: z.output<typeof exampleBody> }>(
    '/gallery/bodies',
    { schema: { hide: true, body: exampleBody } as object },
    async (request, reply) => {
      const { read, ...setup } = request.body
      reply.header('cache-control', 'no-store')
      return await readGallery(container, organizationOf(container, request), setup, read)
    },
  )
}
