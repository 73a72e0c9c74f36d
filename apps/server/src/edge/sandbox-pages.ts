/** The pages of sandbox providers, where a vendor would show its own. They exist only where a lender's settings choose the sandbox. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Container } from '../container.ts'
import { escapeHtml, type Fields, type SandboxPage } from '../providers/sandbox-page.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1.5rem;color:#1d1b18;background:#faf8f4}
p.sandbox{font-size:.875rem;color:#6e685e}h1{font-size:1.5rem}ul{list-style:none;padding:0}li,form{margin:0 0 .75rem}
label{display:block;margin:0 0 .75rem}input:not([type=radio]){display:block;width:100%;box-sizing:border-box;padding:.75rem;font:inherit;border:1px solid #8a8378;border-radius:8px}
input[type=radio]{width:24px;height:24px;vertical-align:middle;margin-right:.5rem}fieldset{border:1px solid #d5cec1;border-radius:8px;margin:0 0 .75rem}
button{font:inherit;padding:.75rem 1rem;min-height:44px;width:100%;border:1px solid #0f5240;border-radius:8px;background:#fff;color:#0f5240;cursor:pointer}
p[role=alert]{border:1px solid #a4261d;color:#a4261d;border-radius:8px;padding:.75rem;background:#fff}`

export async function registerSandboxPages(app: FastifyInstance, container: Container, pages: readonly SandboxPage[]): Promise<void> {
  const chosen = new Set(
    container.config.providers.choices.filter(({ provider }) => provider === 'sandbox').map(({ capability }) => capability),
  )
  await app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    })
    for (const page of pages.filter(({ capability }) => chosen.has(capability))) {
      const schema = { hide: true } as object
      room.get(page.path, { schema }, async (request, reply) => await send(page, request.query as Fields, request, reply))
      room.post(page.path, { schema }, async (request, reply) => await send(page, (request.body ?? {}) as Fields, request, reply))
    }
  })
}

async function send(page: SandboxPage, fields: Fields, _request: FastifyRequest, reply: FastifyReply) {
  const answer = page.answer(fields)
  if ('redirect' in answer) return await reply.redirect(answer.redirect, 303)
  const nonce = randomBytes(18).toString('base64')
  return await reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>${escapeHtml(answer.title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><p class="sandbox">Sandbox: no real bank is asked.</p><main>${answer.body}</main></body></html>`,
    )
}
