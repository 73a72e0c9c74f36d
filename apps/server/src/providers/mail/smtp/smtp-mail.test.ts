import { beforeEach, describe, expect, it } from 'vitest'
import { describeMailContract } from '../port.contract.ts'
import { MailRefused, type Message } from '../port.ts'
import { type SmtpParts, smtpMail } from './smtp-mail.ts'
import { ACCOUNT, type MailServer, startMailServer } from './smtp-server.fixture.ts'
import { SMTP_SETTINGS } from './smtp-settings.ts'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer({ hideSTARTTLS: true })
  return () => server.close()
})

const LOGIN = `${ACCOUNT.user}:${encodeURIComponent(ACCOUNT.pass)}`
const senders: SmtpParts['senderOf'] = (organization) => ({
  name: organization === 'HEARTH' ? 'Hearthline' : 'Río Sol',
  replyTo: `help@${organization.toLowerCase()}.example`,
})
const mailAt = (url: string, more: Partial<SmtpParts> = {}) =>
  smtpMail({ url, from: 'no-reply@lender.example', senderOf: senders, ...more })
const here = () => mailAt(`smtp://${LOGIN}@127.0.0.1:${server.port}`)

const message: Message = {
  organizationCode: 'HEARTH',
  recipient: 'ana@borrower.example',
  subject: 'Your line',
  body: 'Hello Ana,\n\nYour line is open.',
}

describeMailContract(async () => ({
  mail: here(),
  taken: async () =>
    server.taken.map(({ to, headers, text }) => ({
      organizationCode: headers.from!.includes('Hearthline') ? 'HEARTH' : 'RIOSOL',
      recipient: to.join(),
      subject: headers.subject!,
      body: text,
    })),
  refused: 'unknown@borrower.example',
}))

describe('mail by SMTP', () => {
  it('comes from the lender by name, is answered to the lender’s own desk, and says that a machine sent it', async () => {
    await here().send(message)
    await here().send({ ...message, organizationCode: 'RIOSOL' })
    const [second, first] = server.taken
    expect(first).toMatchObject({ from: 'no-reply@lender.example', to: ['ana@borrower.example'], user: ACCOUNT.user })
    expect(first!.headers).toMatchObject({
      from: 'Hearthline <no-reply@lender.example>',
      'reply-to': 'help@hearth.example',
      'auto-submitted': 'auto-generated',
    })
    expect(second!.headers).toMatchObject({ 'reply-to': 'help@riosol.example' })
    expect(second!.headers.from).toContain('<no-reply@lender.example>')
  })

  it('says how it is switched off, where it may be: by one request (RFC 8058), which takes an address of https', async () => {
    const stop = 'https://lend.example/email/stop?token=NEWS.a.b&org=HEARTH'
    await here().send({ ...message, stop })
    await here().send({ ...message, stop: stop.replace('https', 'http') })
    await here().send(message)
    const [none, plain, first] = server.taken.map(({ headers }) => headers)
    expect(first).toMatchObject({ 'list-unsubscribe': `<${stop}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
    expect(plain).not.toHaveProperty('list-unsubscribe-post')
    expect(none).not.toHaveProperty('list-unsubscribe')
  })

  it('arrives as text, and as HTML beside it, word for word each', async () => {
    const html = `<!doctype html><p style="color:#123456">Línea “abierta”</p>${'<b>a</b>'.repeat(100)}`
    await here().send({ ...message, html })
    expect(server.taken[0]).toMatchObject({ text: message.body, html })
    expect(server.taken[0]!.headers['content-type']).toMatch(/^multipart\/alternative/)
  })

  it('arrives word for word, with long links, dots at the beginning of a line, and other letters', async () => {
    const body = `Línea “abierta”\n.\n..\nhttps://hearthline.example/${'a'.repeat(300)}?token=b=c`
    await here().send({ ...message, body })
    expect(server.taken[0]!.text).toBe(body)
  })

  it('goes to one person, and has no header but ours, whatever address and subject say', async () => {
    const subject = 'Hello\r\nBcc: eve@thief.example'
    await here().send({ ...message, subject })
    await here()
      .send({ ...message, recipient: 'ana@borrower.example, eve@thief.example' })
      .catch(() => undefined)
    expect(server.taken.flatMap(({ to }) => to)).not.toContain('eve@thief.example')
    expect(server.taken[0]!.headers).not.toHaveProperty('bcc')
  })

  it.each([
    ['full', 'a box that is full'],
    ['unwelcome', 'a server that refuses our sending'],
    ['unwelcome-in-words', 'one that says so in words alone'],
    ['busy', 'a server that is busy'],
  ])('%s: %s is tried again', async (box) => {
    const failed = await here()
      .send({ ...message, recipient: `${box}@borrower.example` })
      .catch((problem: unknown) => problem)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(MailRefused)
  })

  it('of an address that nobody has is refused in words alone, too', async () => {
    await expect(here().send({ ...message, recipient: 'unknown-in-words@borrower.example' })).rejects.toBeInstanceOf(MailRefused)
  })

  it('that is sent again is the same mail', async () => {
    for (const _ of [1, 2]) await here().send({ ...message, reference: 'outbox.7.example' })
    await here().send({ ...message, reference: 'outbox.8.example' })
    const ids = server.taken.map(({ headers }) => headers['message-id'])
    expect(ids).toEqual(['<outbox.8.example@lender.example>', '<outbox.7.example@lender.example>', '<outbox.7.example@lender.example>'])
  })

  it('says neither the recipient nor the password where it fails', async () => {
    const problems = await Promise.all(
      [
        here().send({ ...message, recipient: 'unknown@borrower.example' }),
        here().send({ ...message, recipient: 'busy@borrower.example' }),
        mailAt(`smtp://hearth:wrong-one@127.0.0.1:${server.port}`).send(message),
        mailAt(`smtp://${LOGIN}@127.0.0.1:1`).send(message),
      ].map((sending) => sending.catch((problem: unknown) => problem)),
    )
    for (const problem of problems) {
      expect(problem).toBeInstanceOf(Error)
      expect(String(problem)).not.toMatch(/unknown|busy|wrong-one|p@ss/)
    }
    expect(server.taken).toEqual([])
  })

  it('tells another machine no password that it does not encrypt', async () => {
    await expect(mailAt(`smtp://${LOGIN}@127.0.0.2:${server.port}`).send(message)).rejects.toThrow('did not take')
    expect(server.logins).toEqual([])
  })

  it('believes no certificate that nobody vouches for', async () => {
    const encrypting = await startMailServer()
    await expect(mailAt(`smtp://${LOGIN}@127.0.0.2:${encrypting.port}`).send(message)).rejects.toThrow('did not take')
    expect(encrypting.logins).toEqual([])
    await encrypting.close()
  })
})

it.each([
  ['https://mail.example', false],
  ['mail.example', false],
  ['smtp:mail', false],
  ['smtp://user:p%zz@mail.example', false],
  ['smtp://mail.example:587', true],
  ['smtps://user:password@mail.example', true],
])('the setting %s is a mail server: %s', (url, isOne) => {
  expect(SMTP_SETTINGS.SMTP_URL.safeParse(url).success).toBe(isOne)
})
