/** The pages of sandbox providers, where a vendor would show its own. They exist only where a lender's settings choose the sandbox. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Container } from '../container.ts'
import { escapeHtml, type Fields, type SandboxPage } from '../providers/sandbox-page.ts'

const STYLE =
  'body{margin:0;background:#f2f4f7;color:#14202e;font:16px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem}' +
  'aside{background:#7a1f00;color:#fff;padding:.5rem 1rem;text-align:center;font-weight:600}h1{font-size:1.5rem;line-height:1.25}' +
  'button,input:not([type=radio]){font:inherit;box-sizing:border-box;width:100%;min-height:3rem;border-radius:.5rem;padding:.5rem .875rem}' +
  'button{border:1px solid #14202e;background:#fff;color:#14202e;text-align:left;cursor:pointer}button.main{background:#14202e;color:#fff;text-align:center}' +
  'button.plain{border:0;background:none;text-align:center;text-decoration:underline}input{border:1px solid #5b6876;background:#fff}' +
  'form{display:grid;gap:.75rem;margin-top:1rem}label{display:grid;gap:.25rem;font-weight:600}ul{list-style:none;padding:0}li form{margin-top:.75rem}' +
  'fieldset{border:1px solid #5b6876;border-radius:.5rem;margin:0}fieldset label{display:flex;align-items:center;gap:.5rem;min-height:3rem;font-weight:400}' +
  'input[type=radio]{width:24px;height:24px;margin:0}p[role=alert]{background:#fde8e4;padding:.75rem;border-radius:.5rem}' +
  ':focus-visible{outline:3px solid #1d6fe0;outline-offset:2px}'

const GUARD = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

export async function registerSandboxPages(app: FastifyInstance, container: Container, pages: readonly SandboxPage[]): Promise<void> {
  const chosen = new Set(
    container.config.providers.choices.filter(({ provider }) => provider === 'sandbox').map(({ capability }) => capability),
  )
  await app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    })
    for (const page of pages.filter(({ capabilities }) => capabilities.some((capability) => chosen.has(capability)))) {
      const schema = { hide: true } as object
      room.get(page.path, { schema }, async (request, reply) => await send(page, request.query as Fields, container, reply))
      room.post(page.path, { schema }, async (request, reply) => await send(page, (request.body ?? {}) as Fields, container, reply))
    }
  })
}

async function send(page: SandboxPage, fields: Fields, container: Container, reply: FastifyReply) {
  const answer = await page.answer(fields, container)
  if (!answer) return await reply.code(404).type('text/plain; charset=utf-8').send('There is no such sandbox page.')
  if ('redirect' in answer) return await reply.redirect(answer.redirect, 303)
  const nonce = randomBytes(18).toString('base64')
  const title = escapeHtml(answer.title)
  return await reply
    .header('content-security-policy', GUARD(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (sandbox)</title><style nonce="${nonce}">${STYLE}</style></head>` +
        `<body><aside>Sandbox: this page stands for a provider. Enter nothing real.</aside><main>${answer.body}</main></body></html>`,
    )
}
