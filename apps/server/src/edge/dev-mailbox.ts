/** /dev/mailbox: the mail that the sandbox kept instead of sending. It does not exist in production. */
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

export function registerDevMailbox(app: FastifyInstance, container: Container): void {
  if (container.config.production) return
  app.get('/dev/mailbox', { schema: { hide: true } as object }, async (_request, reply) => {
    const mails = await readMailbox(container)
    const items = mails.map(
      (mail) =>
        `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.recipient)}, ${escaped(mail.organizationCode)}, <time>${escaped(mail.sentAt)}</time></p><pre>${escaped(mail.body)}</pre></article>`,
    )
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sandbox mailbox</title><main><h1>Sandbox mailbox</h1><p><a href="/dev/sandbox">How the sandbox works</a></p>${items.join('') || '<p>No mail yet. Messages appear here when the product sends them.</p>'}</main></html>`,
      )
  })
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
