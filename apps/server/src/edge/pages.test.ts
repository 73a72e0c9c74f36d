import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const FONTS = ['instrument-sans', 'figtree', 'lora'].map(
  (family) => `<link rel="preload" data-family="${family}" href="/assets/${family}.woff2" as="font" type="font/woff2" crossorigin />`,
)
const INDEX =
  `<!doctype html><html><head><title>x</title>${FONTS.join('')}` +
  '<meta name="theme-color" content="#000"><script type="module" src="/assets/main-1a2b3c.js"></script></head><body><div id="root"></div></body></html>'
const STEP =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><main>%%ORG_NAME%% %%SUPPORT_PHONE%% %%NOBODY_KNOWS%%</main></body></html>'

let root: string
let app: TestApp
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(root, 'portal/assets'), { recursive: true })
  writeFileSync(join(root, 'portal/index.html'), INDEX)
  writeFileSync(join(root, 'portal/register-v2.html'), STEP)
  writeFileSync(join(root, 'portal/register-v2-broker.html'), STEP.replace('<main>', '<main>Without a password: '))
  writeFileSync(join(root, 'portal/assets/main-1a2b3c.js'), 'console.log(1)')
  writeFileSync(join(root, 'portal/assets/main-1a2b3c.js.br'), 'smaller')
  app = await openTestApp({}, { portal: join(root, 'portal'), console: join(root, 'console') })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.call({ url, headers })

describe('pages', () => {
  it('send no referrer from login pages, whose address may hold a link’s secret', async () => {
    expect((await get('/auth/reset-password?token=abc')).headers['referrer-policy']).toBe('no-referrer')
    expect((await get('/dashboard')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
  it('are framed by no one, and the estimate by our own pages alone', async () => {
    const framed = async (url: string) => {
      const { headers } = await get(url)
      return [/frame-ancestors ('\w+')/.exec(String(headers['content-security-policy']))?.[1], headers['x-frame-options']]
    }
    expect(await framed('/account/heloc/estimate?referrer=x')).toEqual(["'self'", 'SAMEORIGIN'])
    for (const url of ['/account/heloc/register', '/dashboard', '/account/heloc/estimate/x'])
      expect(await framed(url), url).toEqual(["'none'", 'DENY'])
  })
  it('carry the organization as JSON, its colors, and a new nonce each time that the policy names', async () => {
    const [one, two] = [await get('/dashboard'), await get('/dashboard')]
    expect(one.statusCode).toBe(200)
    const json = /<script type="application\/json" id="organization"[^>]*>(.*?)<\/script>/.exec(one.body)?.[1]
    expect(JSON.parse(json ?? '{}')).toMatchObject({ orgCode: 'HEARTH' })
    const nonce = /<style nonce="([^"]+)">/.exec(one.body)?.[1]
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(one.headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(two.body).not.toContain(`nonce="${nonce}"`)
    expect(one.body).toContain('<html lang="en">')
    expect(one.body).toContain('--ground:')
    expect(one.body).not.toContain('content="#000"')
    expect(one.body).not.toContain('%%')
  })
  it('are those of the organization that the query, the header or the host names', async () => {
    expect((await get('/account/heloc/register?org=northgate')).body).toContain('"orgCode":"NORTHGATE"')
    expect((await get('/account/heloc/register?org=nobody')).statusCode).toBe(404)
  })
  it("serve the wizard's first step as it was rendered ahead, with the organization's words", async () => {
    const page = await get('/account/heloc/register-v2?org=HEARTH')
    expect(page.body).toContain('<main>Hearthline (888) 819-6388 </main>')
    expect((await get('/account/heloc/register-v2?org=RUSSETFOX')).body).toContain('<main>Without a password: ')
    expect((await get('/account/heloc/register-v2/home-address')).body).toContain('id="root"')
  })
  it('draw no first step ahead where a loan officer has to have sent people: that is looked up first', async () => {
    expect((await get('/account/heloc/register-v2?org=ROOKSTONE&referrer=x')).body).toContain('<div id="root"></div>')
  })
  it('ask for the typeface of their own brand, and for no other', async () => {
    const fontsFor = async (org: string) =>
      [...(await get(`/dashboard?org=${org}`)).body.matchAll(/href="\/assets\/([\w-]+)\.woff2"/g)].map(([, name]) => name)
    expect(await fontsFor('HEARTH')).toEqual(['instrument-sans'])
    expect(await fontsFor('SKERRYLIGHT')).toEqual(['lora'])
    expect(await fontsFor('RIOSOL')).toEqual([])
    expect((await get('/dashboard')).body).not.toContain('data-family')
  })
  it('lead from / to the dashboard with the query kept', async () => {
    const reply = await get('/?org=HEARTH&pop-webchat=1')
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/dashboard?org=HEARTH&pop-webchat=1'])
  })
  it('are compressed where the browser takes it', async () => {
    const reply = await get('/dashboard', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('id="organization"')
  })
  it('say that they are not built where they are not', async () => {
    expect((await get('/console')).statusCode).toBe(503)
  })
})

describe('an email without an account', () => {
  const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  it('answers a browser with a page in the brand of the organization, and a program with the error body', async () => {
    for (const url of ['/nowhere', '/service-profile/nowhere', '/nowhere/at/all?org=northgate']) {
      const page = await get(url, BROWSER)
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body).toContain(`"orgCode":"${url.includes('northgate') ? 'NORTHGATE' : 'HEARTH'}"`)
      const body = await get(url)
      expect([body.statusCode, body.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    }
    expect((await app.call({ method: 'POST', url: '/nowhere', headers: BROWSER })).json<{ code: string }>().code).toBe('not_found')
  })

  it('an unknown organization gets our own page, with links to continue where the host is known', async () => {
    for (const url of [
      '/dashboard?org=NOBODY',
      '/nowhere?org=NOBODY',
      '/console?org=NOBODY',
      '/account/heloc/register-v2?organization=NOBODY',
    ]) {
      const page = await get(url, BROWSER)
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<h1>No private label data found</h1>')
      expect(page.body).toContain('href="/dashboard"')
      expect(page.body).not.toContain('NOBODY')
      expect(page.headers['content-security-policy']).toContain(/<style nonce="([^"]+)"/.exec(page.body)![1])
      expect((await get(url)).json<{ message: string }>().message).toMatch(/No private label data found|Nothing was found here/)
    }
    const nobodys = await get('/dashboard', { ...BROWSER, host: 'nobody.example' })
    expect([nobodys.statusCode, nobodys.body.includes('href="/dashboard"')]).toEqual([404, false])
    expect(nobodys.body).not.toContain('nobody.example')
  })
})

describe('assets', () => {
  it('never change, and come precompressed', async () => {
    const reply = await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'br' })
    expect(reply.headers['cache-control']).toContain('immutable')
    expect([reply.headers['content-encoding'], reply.body]).toEqual(['br', 'smaller'])
    expect((await get('/assets/none.js')).statusCode).toBe(404)
    expect((await get('/index.html')).statusCode).toBe(404)
  })
  it("a brand's drawings cannot execute code and are not sent twice", async () => {
    const reply = await get('/brands/hearth/logo.svg')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect((await get('/brands/HEARTH/logo.svg', { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304)
    expect((await get('/brands/HEARTH/brand.css')).body).toContain('--action:')
    expect((await get('/brands/HEARTH/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })
})
