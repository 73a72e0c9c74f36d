/** /dev/mailbox: the mail that the sandbox kept instead of sending. It does not exist in production. */
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import { readMailbox, readMailHtml } from '../usecases/mailbox/read-mailbox.ts'

export function registerDevMailbox(app: FastifyInstance, container: Container): void {
  if (container.config.production) return
  app.get('/dev/mailbox', { schema: { hide: true } as object }, async (_request, reply) => {
    const mails = await readMailbox(container)
    const items = mails.map(
      (mail) =>
        `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.recipient)}, ${escaped(mail.organizationCode)}, <time>${escaped(mail.sentAt)}</time></p><pre>${escaped(mail.body)}</pre>${mail.hasHtml ? `<p><a href="/dev/mailbox/${mail.id}">See it as HTML</a></p>` : ''}</article>`,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sandbox mailbox</title><main><h1>Sandbox mailbox</h1><p><a href="/dev/sandbox">How the sandbox works</a></p>${items.join('') || '<p>No mail yet. Messages appear here when the product sends them.</p>'}</main></html>`,
      )
  })
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { schema: { hide: true } as object }, async ({ params }, reply) => {
    const html = /^\d{1,15}$/.test(params.id) ? await readMailHtml(container, Number(params.id)) : undefined
    if (html === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such mail')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** A mail has its own styles, and loads nothing. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
