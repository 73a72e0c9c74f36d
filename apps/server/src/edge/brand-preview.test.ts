import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itInLongRun } from '../testing/long-run.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { previewTicket } from '../usecases/brands/preview-ticket.ts'
import { framedMail } from './framed-mail.ts'

const PATH = '/console/brand-preview'
const KEY = Buffer.alloc(32, 7).toString('base64')
/** By the rules of production, where the gallery is not served. */
const REHEARSAL = {
  NODE_ENV: 'rehearsal',
  BASE_URL: 'https://hearthline.example',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'on',
  TOKEN_KEY: KEY,
  DATA_KEY: KEY,
}
let root: string
let app: TestApp
let ana: Staff
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'preview-'))
  mkdirSync(join(root, 'portal'))
  writeFileSync(
    join(root, 'portal/index.html'),
    '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
  )
  app = await openTestApp(REHEARSAL, { portal: join(root, 'portal'), console: join(root, 'console') })
  ana = await staff(app, 'administrator', ['RIOSOL'])
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

interface Desk {
  readonly preview: { readonly ticket: string }
  readonly content: { readonly values: Record<string, unknown> & { lending: { fees: object }; look: { light: object } }; svg: object }
  readonly draft: { readonly revision: number } | null
}
const desk = async (who: Staff = ana) => (await who.get('/brands/RIOSOL')).json<Desk>()
const page = (ticket: string, more = '') => app.call({ url: `${PATH}?ticket=${encodeURIComponent(ticket)}${more}` })
const bodies = (ticket: string, read: string) =>
  app.call({
    ...{ method: 'POST', url: `${PATH}/bodies?ticket=${ticket}` },
    payload: { uuid: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f', item: 'chosen-offer', read },
  })
async function draft(change: (content: Desk['content']) => object): Promise<string> {
  const { content, draft: before, preview } = await desk()
  const payload = { revision: before?.revision ?? null, content: { ...content, ...change(content) }, withdrawn: false, note: '' }
  const saved = await app.call({ method: 'PUT', url: '/console/api/v1/brands/RIOSOL/draft', headers: ana.headers, payload })
  expect(saved.statusCode).toBe(200)
  return preview.ticket
}

describe('the preview of a draft', () => {
  it('may be framed by our own pages alone, runs nothing inline, is kept nowhere, and is found by no search', async () => {
    const { ticket } = (await desk()).preview
    for (const more of ['', '&page=mail']) {
      const { statusCode, headers, body } = await page(ticket, more)
      expect(statusCode).toBe(200)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toContain('unsafe-inline')
      expect(body).not.toMatch(/ style="| on[a-z]+="/)
      expect(headers).toMatchObject({
        ...{ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
        'referrer-policy': 'no-referrer',
      })
    }
    const { headers } = await app.call({ url: '/console/' })
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('shows the draft, and an application that it would price, as far as it can be drawn', async () => {
    const ticket = await draft(({ values, svg }) => ({
      values: {
        ...values,
        ...{ tagline: 'Only in the draft', company: { ...(values.company as object), supportPhone: '12' } },
        lending: { ...values.lending, fees: { ...values.lending.fees, valuationCents: 19_500 } },
      },
      svg: { ...svg, mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1"/></svg>' },
    }))
    const { body } = await page(ticket)
    expect(body).toContain('Only in the draft')
    expect(body).toContain('<meta name="brand-preview" content="company.supportPhone">')
    expect(body).toContain('"valuationFee":195')
    const organization = /id="organization"[^>]*>(.*?)<\/script>/.exec(body)?.[1]
    const { theme } = JSON.parse(organization ?? '{}') as { theme: { markUrl: string } }
    expect(theme.markUrl).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(Buffer.from(theme.markUrl.split(',')[1]!, 'base64').toString()).toContain('M0 0h1v1')
    const offers = await bodies(ticket, 'offers')
    expect([offers.statusCode, offers.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(offers.body).toContain('"offers":')
    // No one else meets any of it.
    expect((await app.call({ url: '/dashboard?org=RIOSOL' })).body).not.toContain('Only in the draft')
    const older = await page(ticket, '&version=1')
    expect(older.body).not.toContain('Only in the draft')
    expect((await page(ticket, '&version=99')).statusCode).toBe(404)
  })

  it('opens to no one without a ticket, with one that is over or changed, or once the session has ended', async () => {
    const { ticket } = (await desk()).preview
    const [until, sessionId = ''] = ticket.split('.')
    const over = previewTicket(app.container.macs, { sessionId }, 'RIOSOL', Date.now() - 601_000).ticket
    for (const bad of ['', 'x', over, ticket.replace('RIOSOL', 'HEARTH'), ticket.replace(until!, String(Number(until) + 600))])
      expect([bad.slice(0, 12), (await page(bad)).statusCode, (await bodies(bad, 'offers')).statusCode]).toEqual([
        bad.slice(0, 12),
        401,
        401,
      ])
    const bea = await staff(app, 'administrator', ['RIOSOL'])
    const hers = (await desk(bea)).preview.ticket
    expect((await page(hers)).statusCode).toBe(200)
    await app.call({ method: 'POST', url: '/identity/secure/api/v1/logout', headers: bea.headers })
    expect((await page(hers)).statusCode).toBe(401)
  })

  it('is not there for whoever sets up another organization, or none', async () => {
    expect((await ana.get('/brands/HEARTH')).statusCode).toBe(404)
    const sessionId = (await desk()).preview.ticket.split('.')[1]!
    expect((await page(previewTicket(app.container.macs, { sessionId }, 'HEARTH').ticket)).statusCode).toBe(404)
    const bea = await staff(app, 'administrator', ['RIOSOL'])
    const { ticket } = (await desk(bea)).preview
    await app.container.db.asOwner((owner) => owner.query("update identities set roles = '{}' where email = $1", [bea.email]))
    expect((await page(ticket)).statusCode).toBe(404)
  })
})

itInLongRun('a mail is one page with its styles in one sheet, in the scheme that was chosen', async () => {
  const { ticket } = (await desk()).preview
  const read = async (theme: string) => (await app.call({ url: `${PATH}?ticket=${ticket}&page=mail&theme=${theme}` })).body
  expect(await read('dark')).toContain('@media all{')
  expect(await read('light')).toContain('@media not all{')
  expect(framedMail('<style>a</style><p class="ink" style="color:#000">x</p><p style="color:#000">y</p>', 'n', 'light', '')).toBe(
    '<style nonce="n">.m0{color:#000}a</style><p class="m0 ink">x</p><p class="m0">y</p>',
  )
})
