import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSetting } from '../../store/repositories/settings.ts'
import { mailsTo } from '../../testing/mails-to.ts'
import { newEmail } from '../../testing/person.ts'
import { staff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { stopByLink } from '../mail-stops/mail-preferences.ts'
import { stopToken } from '../mail-stops/mail-stop.ts'
import { sendWaitlistMail } from './send-waitlist-mail.ts'
import { tellWaitlist } from './tell-waitlist.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const join = (email: string, more: object) =>
  app.call({
    method: 'POST',
    url: '/waitlist/home-equity-loan-plus',
    headers: { 'x-org': 'HEARTH' },
    payload: { firstName: 'Ana', lastName: 'Reyes', email, state: 'CA', zip: '95814', consent: true, ...more },
  })

describe('Whoever joins', () => {
  it('is mailed once that they are on the list, however often they join, and again once they left by its link', async () => {
    const email = newEmail('joins')
    const joined = async () =>
      (await Promise.all([email, email.toUpperCase()].map((each) => mailsTo(app, { email: each }, 'You are on our waitlist')))).flat()
    const more = { state: 'DE', zip: '19801', reason: 'STATE_NOT_SERVED' }
    const answers = await Promise.all([join(email, more), join(email.toUpperCase(), { ...more, state: 'AK' })])
    answers.push(await join(email, more), await join(newEmail('another'), more))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await expect.poll(async () => (await joined()).length).toBe(1)

    const [mail = ''] = await joined()
    expect(mail).toMatch(/No credit decision was made/)
    const leave = { token: /leave=([\w-]+)/.exec(mail)?.[1] }
    await app.call({ method: 'POST', url: '/waitlist/home-equity-loan-plus/leave', headers: { 'x-org': 'HEARTH' }, payload: leave })
    const { rows } = await app.container.db.query("select 1 from waitlist where lower(entry->>'email') = $1", [email.toLowerCase()])
    expect(rows).toEqual([])
    await join(email, more)
    await expect.poll(async () => (await joined()).length).toBe(2)

    const silent = newEmail('silent')
    await join(silent, { ...more, consent: false })
    await join(silent, more)
    await expect.poll(async () => (await mailsTo(app, { email: silent }, '')).length).toBe(1)
  })
})

describe('Whoever waits', () => {
  it('is told once when what they wait for has come, and leaves the list by the link of that mail', async () => {
    const [ofState, ofAssets, without, off] = [newEmail('state'), newEmail('assets'), newEmail('without'), newEmail('off')]
    await join(ofState, { state: 'DE', zip: '19801', reason: 'STATE_NOT_SERVED' })
    await join(ofAssets, { reason: 'CRYPTO' })
    await join(without, { reason: 'CRYPTO', consent: false })
    // Whoever switched off this lender’s offers by any of its mails gets this one no more either.
    await join(off, { reason: 'CRYPTO' })
    const { brands } = app.container
    await stopByLink(app.container, brands.get('HEARTH')!, stopToken(app.container, 'HEARTH', off, 'OFFERS'))
    await tellWaitlist(app.container)
    const told = async (email: string) =>
      (await mailsTo(app, { email }, 'Our line for owners')).length + (await mailsTo(app, { email }, 'You can apply now')).length
    expect([await told(ofState), await told(ofAssets)]).toEqual([0, 0])

    await writeSetting(app.container.db, 'flags:HEARTH', { 'crypto-heloc': { enabled: true } })
    app.container.flags.memory.forget()
    // A node that ends before the mail is on its way has told no one.
    const { engine } = app.container
    const ending = {
      ...engine,
      parts: { ...engine.parts, queue: { ...engine.parts.queue, send: () => Promise.reject(new Error('ends')) } },
    }
    await expect(tellWaitlist({ ...app.container, engine: ending })).rejects.toThrow('ends')
    await tellWaitlist(app.container)
    await tellWaitlist(app.container)
    await expect.poll(() => told(ofAssets)).toBe(1)
    expect([await told(ofState), await told(ofAssets), await told(without), await told(off)]).toEqual([0, 1, 0, 0])
    const [mail = ''] = await mailsTo(app, { email: ofAssets }, 'Our line for owners')
    expect(mail).toContain('utm_source=cloc')

    const administrator = await staff(app, 'administrator')
    const shown = async () => (await administrator.get('/waitlist')).body
    expect(await shown()).toContain(ofAssets)
    const token = /leave=([\w-]+)/.exec(mail)?.[1]
    const leave = (words: string) =>
      app.call({ method: 'POST', url: '/waitlist/home-equity-loan-plus/leave', headers: { 'x-org': 'HEARTH' }, payload: { token: words } })
    const [first = '', ...rest] = token!
    const another = [first === '1' ? '2' : '1', ...rest].join('')
    for (const unlike of [another, `0${token}`, '1']) expect((await leave(unlike)).statusCode).toBe(202)
    expect(await shown()).toContain(ofAssets)
    // One that ends while it sends leaves the mail to the next: it is refused here, and is sent then.
    const [row] = (await app.container.db.query("select id from waitlist where entry->>'email' = $1", [ofAssets])).rows
    const sent: string[] = []
    const send = (taken: boolean) =>
      sendWaitlistMail(
        {
          ...{ ...app.container, brandOf: (code: string) => app.container.brands.get(code)! },
          mail: { send: async ({ reference }) => void (taken ? sent.push(reference!) : await Promise.reject(new Error('down'))) },
        },
        Number(row!.id),
      )
    await expect(send(false)).rejects.toThrow('down')
    await send(true)
    expect(sent).toEqual([`waitlist.${row!.id}`])
    await leave(token!)
    expect(await shown()).not.toContain(ofAssets)
    await send(true)
    expect(sent).toHaveLength(1)
  })
})
