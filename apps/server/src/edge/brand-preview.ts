/**
 * /console/brand-preview: real screens of the portal in a draft's values, within a frame of the brand desk. Each address needs a ticket of a
 * staff session; no application of a person is read, in production as elsewhere. Only a page of our own may frame it, and only this address.
 */
import { randomBytes } from 'node:crypto'
import { type Brand, organizationInfo } from '@hearthline/brands'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Container } from '../container.ts'
import { type PreviewedBrand, previewedBrand, previewedMail } from '../usecases/brands/preview-brand.ts'
import { openTicket } from '../usecases/brands/preview-ticket.ts'
import { evaluateFlags } from '../usecases/flags/evaluate-flags.ts'
import { flagsInPage } from '../usecases/flags/flags-in-page.ts'
import { readGallery } from '../usecases/gallery/read-gallery.ts'
import { listStateLicenses } from '../usecases/reference/eligibility.ts'
import { compressed } from './compressed.ts'
import { framedMail } from './framed-mail.ts'
import { exampleBody } from './gallery.ts'
import { escapeHtml, fillPage, inlineJson, withNonce } from './page-template.ts'
import { builtPage, builtPages, type PageFolders } from './pages.ts'
import { requestOrigin } from './request-origin.ts'
import { pagePolicy } from './security-headers.ts'

const PATH = '/console/brand-preview'

const opened = z.object({
  ticket: z.string().max(200).default(''),
  version: z.coerce.number().int().min(1).max(1_000_000).optional(),
})
const shown = opened.extend({
  page: z.string().max(20).default(''),
  theme: z.enum(['light', 'dark']).default('light'),
})

const hidden = (schema: object) => ({ schema: { hide: true, ...schema } as object })

export function registerBrandPreview(app: FastifyInstance, container: Container, folders: PageFolders = builtPages): void {
  app.get<{ Querystring: z.output<typeof shown> }>(PATH, hidden({ querystring: shown }), async (request, reply) => {
    secret(reply)
    const previewed = await read(container, request.query)
    const nonce = randomBytes(18).toString('base64')
    reply
      .header('content-security-policy', pagePolicy(nonce, container.config.production, undefined, "'self'"))
      .header('x-frame-options', 'SAMEORIGIN')
    const { page, theme } = request.query
    const html =
      page === 'mail'
        ? framedMail(previewedMail(container, previewed.brand), nonce, theme, told(previewed))
        : await screenPage(container, folders, request, previewed, nonce)
    const { body, encoding } = await compressed(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return await reply.type('text/html; charset=utf-8').send(body)
  })
  app.post<{ Querystring: z.output<typeof opened>; Body: z.output<typeof exampleBody> }>(
    `${PATH}/bodies`,
    hidden({ querystring: opened, body: exampleBody }),
    async (request, reply) => {
      secret(reply)
      const { read: reading, ...setup } = request.body
      return await readGallery(container, (await read(container, request.query)).brand, setup, reading)
    },
  )
}

/** What was not published yet is kept by no cache, found by no search, and its address is told to no one. */
const secret = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-encoding')

const read = async (container: Container, { ticket, version }: z.output<typeof opened>): Promise<PreviewedBrand> =>
  await previewedBrand(container, await openTicket(container, ticket), version)

/** Read by the brand desk around the frame. */
const told = ({ instead }: PreviewedBrand): string => `<meta name="brand-preview" content="${escapeHtml(instead.join(' '))}">`

async function screenPage(
  container: Container,
  folders: PageFolders,
  request: FastifyRequest,
  previewed: PreviewedBrand,
  nonce: string,
): Promise<string> {
  const { brand } = previewed
  const origin = requestOrigin(container, request)
  const flags = await flagsInPage(container, brand)
  const info = withOwnDrawings(brand, organizationInfo({ ...brand, flags }, origin))
  const html = fillPage(await builtPage(folders.portal, 'index.html'), brand, origin, container.config.rehearsal, info)
  // What open calls answer of a lender is said by the one in force: of the draft it is in the page.
  const answers = { flags: await evaluateFlags(container, brand), licenses: listStateLicenses(brand) }
  const head = `${told(previewed)}<script type="application/json" id="preview" nonce="${nonce}">${inlineJson(answers)}</script>`
  return withNonce(html, nonce).replace(/<head>/i, () => `<head>${head}`)
}

/** At their usual addresses are those in force. As data of a picture they run nothing and load nothing. */
function withOwnDrawings({ svg }: Brand, info: ReturnType<typeof organizationInfo>): ReturnType<typeof organizationInfo> {
  const drawing = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
  const { logo, logoDark, mark, markDark } = svg
  const drawn = { logoUrl: drawing(logo), logoDarkUrl: drawing(logoDark), markUrl: drawing(mark), markDarkUrl: drawing(markDark) }
  return { ...info, theme: { ...info.theme, ...drawn } }
}
