/** Headers every answer has. Data is nothing to render, so its policy allows nothing; pages bring their own. */
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import type { BrowserOrigins } from '../providers/browser-origins.ts'

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The API docs: own scripts and styles only, pictures as data. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/** Two years, as browsers' preload lists ask. */
const HSTS_SECONDS = 63_072_000

const allow = (directive: string, origins: readonly string[] = []): string => [directive, ...origins].join(' ')

/**
 * A page's policy: what is inline carries this request's nonce. Blobs are PDF pages, uploads shown before they are sent, and workers.
 * @param framedBy 'self' for a page that another of ours shows within it
 */
export const pagePolicy = (
  nonce: string,
  production: boolean,
  vendors?: BrowserOrigins,
  framedBy: "'none'" | "'self'" = "'none'",
): string =>
  [
    "default-src 'none'",
    allow(`script-src 'self' 'nonce-${nonce}'`, vendors?.script),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    allow("connect-src 'self'", vendors?.connect),
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    allow("frame-src 'self' blob:", vendors?.frame),
    "manifest-src 'self'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "form-action 'self'",
    ...(production ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export async function registerSecurityHeaders(app: FastifyInstance, { config }: Container): Promise<void> {
  const headers = {
    ...(await helmetHeaders(config.production)),
    'content-security-policy': DATA_POLICY,
    // The notary session uses camera, microphone and place; nothing of others does.
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What helmet sets is the same for every answer: asked once, and not a dozen functions for each status poll. */
async function helmetHeaders(production: boolean): Promise<Readonly<Record<string, string>>> {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: production ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  probe.get('/', async () => null)
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (TRANSPORT.has(name) ? [] : [[name, String(value)]])))
}

/** Of the one answer that was asked for, and of no other. */
const TRANSPORT = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'])
