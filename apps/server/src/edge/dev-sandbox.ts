/** /dev/sandbox: docs/sandbox.md as a page, for whoever tries the product without reading its folder. It does not exist in production. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { Marked } from 'marked'
import type { Container } from '../container.ts'

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url))

const STYLE =
  'body{margin:0;background:#fff;color:#14202e;font:16px/1.5 system-ui,sans-serif}main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem}' +
  'nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-bottom:1.5rem}nav a{padding:.5rem 0}.table{overflow-x:auto}table{border-collapse:collapse;min-width:52rem}' +
  'th,td{border:1px solid #ccd3da;padding:.5rem .75rem;text-align:left;vertical-align:top}code{background:#f2f4f7;padding:.1em .3em;border-radius:.25rem;overflow-wrap:anywhere}' +
  'td code{overflow-wrap:normal}a{color:#0b4fb3}img{max-width:180px;height:auto}li{margin:.5rem 0}:focus-visible{outline:3px solid #1d6fe0;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#14202e;color:#f2f4f7}code{background:#26364a}th,td{border-color:#5b6876}a{color:#9cc4ff}}'

const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Where a command writes tables into the text. */
const MARKS = /<!--.*?-->/gs

/** Addresses of this installation that are named in the text, to be opened from it. */
const OPENED = /^\/(?:dev\/|console|dashboard|account\/|docs$)/

const WAYS = [
  ['/account/heloc/register?org=HEARTH', 'Apply'],
  ['/dashboard', 'Dashboard'],
  ['/console', 'Console'],
  ['/dev/mailbox', 'Mailbox'],
  ['/docs', 'API docs'],
] as const

const text = new Marked({
  renderer: {
    codespan({ text: code }) {
      const shown = `<code>${escaped(code)}</code>`
      return OPENED.test(code) ? `<a href="${escaped(code)}">${shown}</a>` : shown
    },
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        `<tr>${row.map(({ tokens }) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
      const body = token.rows.map((row) => cells(row, 'td')).join('')
      return `<div class="table" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
    },
    // Of the project's own text the pages alone: what points into its folder leads nowhere here.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return /^(?:https:|#)/.test(href) ? `<a href="${escaped(href)}">${words}</a>` : words
    },
  },
})

export function registerDevSandbox(app: FastifyInstance, container: Container): void {
  if (container.config.production) return
  const schema = { hide: true } as object
  app.get('/dev/sandbox', { schema }, async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64')
    const body = await text.parse((await readFile(`${DOCS}sandbox.md`, 'utf8')).replaceAll(MARKS, ''))
    const ways = WAYS.map(([href, words]) => `<a href="${href}">${words}</a>`).join('')
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The sandbox</title><style nonce="${nonce}">${STYLE}</style></head>` +
          `<body><main><nav aria-label="Pages">${ways}</nav>${body}</main></body></html>`,
      )
  })
  app.get<{ Params: { file: string } }>('/dev/pictures/:file', { schema }, async ({ params: { file } }, reply) => {
    const picture = /^[a-z]+\.jpg$/.test(file) ? await readFile(`${DOCS}pictures/${file}`).catch(() => undefined) : undefined
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.')
    return reply.type('image/jpeg').send(picture)
  })
}

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
