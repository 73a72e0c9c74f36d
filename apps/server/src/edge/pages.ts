/** The two web applications: built pages filled for the organization, assets that never change, drawings of the brands. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Brand, takesApplications } from '@hearthline/brands'
import { isEntryPath } from '@hearthline/domain/routing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Container } from '../container.ts'
import { browserOriginsOf } from '../providers/browser-origins.ts'
import { flagsInPage } from '../usecases/flags/flags-in-page.ts'
import { organizationOfHost } from '../usecases/organization/find-organization.ts'
import { notFound, Problem } from '../usecases/problem.ts'
import { withUnservedZips } from '../usecases/reference/unserved-zips.ts'
import { organizationOf } from './admit.ts'
import { answerUnknownPath } from './answer-errors.ts'
import { compressed } from './compressed.ts'
import { fillPage, withNonce } from './page-template.ts'
import { requestOrigin } from './request-origin.ts'
import { pagePolicy } from './security-headers.ts'
import { unknownOrganizationPage } from './unknown-organization-page.ts'

export interface PageFolders {
  /** Where `vite build` put each application. */
  readonly portal: string
  readonly console: string
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export const builtPages: PageFolders = { portal: folder('../../../portal/dist'), console: folder('../../../console/dist') }

const PORTAL_PATHS = [
  '/account/*',
  '/dashboard',
  '/dashboard/*',
  '/auth/*',
  '/terms',
  '/privacy',
  '/communications',
  '/licenses',
  '/contact',
  '/email/*',
  '/exchange',
  '/pay',
  '/portfolio',
  '/group-manager',
  '/universal-marketplace',
  '/universal-passport',
  '/plaid-oauth-success',
  '/heloc-signer',
  '/heloc-signer/*',
]
/** Every page in every state, for tests and reviewers; never in production [api/checkable-surface]. */
const GALLERY_PATHS = ['/gallery', '/gallery/*']
const CONSOLE_PATHS = ['/console', '/console/*']
/** Its first step is rendered ahead by the build [quality/first-screen]. */
const RENDERED_AHEAD: Readonly<Record<string, Readonly<Record<Brand['authentication'], string>>>> = {
  '/account/heloc/register-v2': { password: 'register-v2.html', broker: 'register-v2-broker.html' },
}

/** The one page that another of our own frames: the estimate, in the area of those who send applicants. It asks for no name and knows no one. */
const FRAMED = '/account/heloc/estimate'

/** Filled pages of one brand kept per file and origin; hosts are free text outside production, so the number is bounded. */
const MOST_FILLED = 50

/** Whether someone looks at the answer: a browser that opens an address says so, a program that makes a call does not. */
const isBrowser = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '')

export async function registerPages(app: FastifyInstance, container: Container, folders: PageFolders = builtPages): Promise<void> {
  const page = pageServer(container, folders)
  app.get('/', { schema: { hide: true } }, async (request, reply) => await reply.redirect(`/dashboard${queryOf(request)}`, 302))
  app.get('/account', { schema: { hide: true } }, async (request, reply) => await reply.redirect(`/dashboard${queryOf(request)}`, 302))
  // What mail and leaflets print: the portal without its base path.
  for (const path of ['/register', '/register-v2']) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => await reply.redirect(`/account/heloc${request.url}`, 302))
  }
  // One address without a query for each host, lender and audience, as providers of sign-ins have it in their lists.
  app.get('/sign-in/:audience/:organization', { schema: { hide: true } }, async (request, reply) => await backFromProvider(request, reply))
  for (const path of [...PORTAL_PATHS, ...(container.config.production ? [] : GALLERY_PATHS)]) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => await page(request, reply, 'portal'))
  }
  for (const path of CONSOLE_PATHS)
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // A call that does not exist is no page: '..' in a parameter would otherwise end here.
      if (request.url.startsWith('/console/api/')) throw notFound()
      return await page(request, reply, 'console')
    })
  app.setNotFoundHandler(async (request, reply) => {
    if (!isBrowser(request)) return answerUnknownPath(reply)
    // The portal knows no such page either, and says so with the ways on.
    return await page(request, reply.code(404), 'portal')
  })
  await serveAssets(app, folders.portal, '/')
  await serveAssets(app, folders.console, '/console/')
}

const ANSWER = ['code', 'state', 'iss', 'error']

/** On to the sign-in page of that lender, with the provider's answer and nothing else of the address. */
async function backFromProvider(request: FastifyRequest, reply: FastifyReply) {
  const { audience, organization } = request.params as Readonly<Record<'audience' | 'organization', string>>
  if (!['customer', 'agent'].includes(audience)) throw notFound()
  const given = request.query as Readonly<Record<string, unknown>>
  const answer = ANSWER.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))
  const query = new URLSearchParams([['org', organization], ...answer])
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  return await reply.redirect(`${audience === 'agent' ? '/console/' : '/auth/login'}?${query}`, 302)
}

const queryOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at < 0 ? '' : request.url.slice(at)
}

function pageServer(container: Container, folders: PageFolders) {
  // A changed brand is another object, and its pages are filled anew.
  const filledFor = new WeakMap<Brand, LRUCache<string, string>>()
  return async (request: FastifyRequest, reply: FastifyReply, application: keyof PageFolders) => {
    const brand = organizationFor(container, request)
    if (!brand) return await sendUnknownOrganization(container, request, reply)
    const origin = requestOrigin(container, request)
    const isClosed = application === 'portal' && !takesApplications(brand) && isEntryPath(pathOf(request), queryOf(request))
    // What stood here is gone for good, as far as anyone knows.
    if (isClosed) reply.code(410)
    const name = isClosed ? 'index.html' : nameFor(request, brand, folders[application])
    const lender = application === 'portal' ? await servingNow(container, brand) : brand
    const flags = await flagsInPage(container, brand)
    const key = `${application}:${name}:${origin}:${JSON.stringify(flags)}:${lender === brand ? '' : lender.lending.unservedZipPrefixes.join()}`
    const filled = filledFor.get(brand) ?? new LRUCache<string, string>({ max: MOST_FILLED })
    filledFor.set(brand, filled)
    let html = filled.get(key)
    if (html === undefined) {
      html = fillPage(await builtPage(folders[application], name), { ...lender, flags }, origin, container.config.rehearsal)
      filled.set(key, html)
    }
    const nonce = randomBytes(18).toString('base64')
    const { body, encoding } = await compressed(withNonce(html, nonce), request.headers['accept-encoding'])
    const vendors = application === 'portal' ? browserOriginsOf(container.config.providers.choices, brand.orgCode) : undefined
    const isFramed = application === 'portal' && pathOf(request) === FRAMED
    if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN')
    reply
      .header('content-security-policy', pagePolicy(nonce, container.config.production, vendors, isFramed ? "'self'" : "'none'"))
      .header('cache-control', 'no-store')
      .header('vary', 'accept, accept-encoding, host')
      .type('text/html; charset=utf-8')
    // Their addresses carry a secret for a moment, an email, or where someone was going: not even our own logs get them.
    if (request.url.startsWith('/auth/')) reply.header('referrer-policy', 'no-referrer')
    // A bank's own log-in opens in a window that answers the page it was opened from.
    if (vendors && vendors.frame.length > 0) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (encoding) reply.header('content-encoding', encoding)
    return await reply.send(body)
  }
}

/** As long as a page waits for the database, which may be away. */
const PAGE_WAITS_MS = 1000

/** A page is shown while the database is away; the create call refuses an unserved ZIP code in any case. */
async function servingNow(container: Container, brand: Brand): Promise<Brand> {
  const gaveUp = new AbortController()
  const late = setTimeout(PAGE_WAITS_MS, brand, { signal: gaveUp.signal }).catch(() => brand)
  try {
    return await Promise.race([withUnservedZips(container.db, brand).catch(() => brand), late])
  } finally {
    gaveUp.abort()
  }
}

/** Undefined for a browser that names a lender we do not know. @throws Problem not_found for a program that does */
function organizationFor(container: Container, request: FastifyRequest): Brand | undefined {
  try {
    return organizationOf(container, request)
  } catch (problem) {
    if (isBrowser(request) && problem instanceof Problem && problem.code === 'not_found') return undefined
    throw problem
  }
}

async function sendUnknownOrganization(container: Container, request: FastifyRequest, reply: FastifyReply) {
  const nonce = randomBytes(18).toString('base64')
  const host = organizationOfHost(container, request.host ?? '')
  return await reply
    .code(404)
    .header('content-security-policy', pagePolicy(nonce, container.config.production))
    .header('cache-control', 'no-store')
    .header('vary', 'accept, host')
    .type('text/html; charset=utf-8')
    .send(unknownOrganizationPage(host, requestOrigin(container, request), nonce))
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]?.replace(/\/$/, '') ?? ''

function nameFor(request: FastifyRequest, { authentication, lending }: Brand, root: string): string {
  // Where people come by a loan officer, it is first looked up who sent them: until then there is no first question.
  if (lending.requiresLoanOfficer) return 'index.html'
  const ahead = RENDERED_AHEAD[pathOf(request)]?.[authentication]
  return ahead && existsSync(join(root, ahead)) ? ahead : 'index.html'
}

export async function builtPage(root: string, name: string): Promise<string> {
  try {
    return await readFile(join(root, name), 'utf8')
  } catch {
    throw new Problem('unavailable', 'The pages are not built yet')
  }
}

/** One route per file that is there: no path on disk is ever made of what a request says. Pages themselves are filled, not sent. */
async function serveAssets(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.html.*', '**/.*', '**/*.map', 'server/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build puts a hash of its content into the name of everything under assets/.
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}
