/** /brands/{code}/{file}: the organization's drawings and colors, by the names its brand.json gives them. */
import { createHash } from 'node:crypto'
import { type Brand, brandCss, brandForCode } from '@hearthline/brands'
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import { notFound } from '../usecases/problem.ts'

/** A drawing opened by itself runs nothing and loads nothing; its style attributes are all it may have. */
const DRAWING_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

interface Asset {
  readonly type: string
  readonly text: string
  readonly etag: string
}

function assetsOf(brand: Brand): ReadonlyMap<string, Asset> {
  const asset = (type: string, text: string): Asset => ({
    type,
    text,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  })
  const drawings = (['logo', 'logoDark', 'mark', 'markDark'] as const).map(
    (name) => [brand.logos[name], asset('image/svg+xml', brand.svg[name])] as const,
  )
  return new Map([...drawings, ['brand.css', asset('text/css; charset=utf-8', brandCss(brand))]])
}

/** What an address with a version gives is kept by browsers: only the version that it names may answer it so. */
const cachedFor = (asked: string | undefined, brand: Brand): string =>
  asked === String(brand.inForce?.number) ? 'public, max-age=3600' : 'public, no-cache'

export function registerBrandAssets(app: FastifyInstance, { brands }: Container): void {
  // A changed brand is another object.
  const made = new WeakMap<Brand, ReadonlyMap<string, Asset>>()
  app.get<{ Params: { code: string; file: string }; Querystring: { v?: string } }>(
    '/brands/:code/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const brand = brandForCode(brands, request.params.code)
      if (!brand) throw notFound('No private label data found')
      const assets = made.get(brand) ?? assetsOf(brand)
      made.set(brand, assets)
      const asset = assets.get(request.params.file)
      if (!asset) throw notFound()
      reply
        .header('etag', asset.etag)
        .header('cache-control', cachedFor(request.query.v, brand))
        .header('content-security-policy', DRAWING_POLICY)
      if (request.headers['if-none-match'] === asset.etag) return await reply.code(304).send()
      return await reply.type(asset.type).send(asset.text)
    },
  )
}
