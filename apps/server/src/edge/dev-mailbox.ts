/** /dev/mailbox: the mail and text messages that the sandbox kept instead of sending, to be read and answered. It does not exist in production. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Container } from '../container.ts'
import { TEXT_SUBJECT } from '../providers/text-messages/port.ts'
import { asSystem } from '../store/scope.ts'
import { readMailbox, readMailHtml } from '../usecases/mailbox/read-mailbox.ts'
import { takeTextEvent } from '../usecases/texts/take-text.ts'

type Kept = Awaited<ReturnType<typeof readMailbox>>[number]

const isText = ({ subject, recipient }: Kept): boolean => subject === TEXT_SUBJECT && /^\d{10}$/.test(recipient)

/** As the phone that has the number would answer. */
const replyForm = ({ organizationCode, recipient, id }: Kept): string =>
  `<form method="post" action="/dev/texts"><input type="hidden" name="org" value="${escaped(organizationCode)}"><input type="hidden" name="phone" value="${escaped(recipient)}">` +
  `<label for="reply-${id}">Reply from ${escaped(recipient)}</label> <input id="reply-${id}" name="body" placeholder="STOP" required maxlength="1600"> <button>Reply</button></form>`

export async function registerDevMailbox(app: FastifyInstance, container: Container): Promise<void> {
  if (container.config.production) return
  app.get('/dev/mailbox', { schema: { hide: true } as object }, async (_request, reply) => {
    const mails = await readMailbox(container)
    const items = mails.map(
      (mail) =>
        `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.recipient)}, ${escaped(mail.organizationCode)}, <time>${escaped(mail.sentAt)}</time></p><pre>${escaped(mail.body)}</pre>${mail.hasHtml ? `<p><a href="/dev/mailbox/${mail.id}">See it as HTML</a></p>` : ''}${isText(mail) ? replyForm(mail) : ''}</article>`,
    )
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', LIST_POLICY)
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
  // A scope of their own: forms are parsed nowhere else.
  await app.register(async (room) => {
    room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)))
    })
    room.post('/dev/texts', { schema: { hide: true } as object }, async (request, reply) => {
      const { org = '', phone = '', body = '' } = (request.body ?? {}) as Readonly<Record<string, string>>
      const brand = container.brands.get(org)
      if (!brand || !/^\d{10}$/.test(phone) || body.trim() === '')
        return reply.code(400).type('text/plain; charset=utf-8').send('A lender, a number with ten digits and some words are required.')
      const received = { kind: 'RECEIVED', reference: `sandbox-${randomUUID()}`, phone, body, isAnswered: false } as const
      await asSystem(() => takeTextEvent(container, brand, received))
      return reply.redirect('/dev/mailbox', 303)
    })
  })
}

const LIST_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A mail has its own styles, and loads nothing. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
