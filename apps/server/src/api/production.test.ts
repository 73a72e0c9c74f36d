import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createContainer } from '../container.ts'
import { closeDemo } from '../demo/close-demo.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { CATALOG, capabilitiesOf, SANDBOX, settingOf } from '../providers/catalog.ts'
import { refuseSampleBrands } from '../sample-brands.ts'
import { StartRefused } from '../start-refused.ts'
import type { Db } from '../store/db.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { newEmail } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const KEYS = { TOKEN_KEY: KEY, DATA_KEY: KEY }
const PRODUCTION = { NODE_ENV: 'production', BASE_URL: 'https://hearthline.example', LOG_LEVEL: 'silent' }
const REHEARSAL = { ...PRODUCTION, NODE_ENV: 'rehearsal', RATE_LIMITS: 'on' }

let folder: string
let db: Db
let staying: Db
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-production-'))
  db = await openTestDatabase()
  staying = { ...db, close: async () => undefined }
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const refusal = async (settings: Record<string, string>): Promise<string> => {
  const started = await createContainer(readConfig({ HEARTHLINE_DATA: folder, ...settings }), { db: staying }).then(
    async (container) => {
      await container.close()
      return undefined
    },
    (problem: Error) => problem,
  )
  expect(started?.name).toBe('StartRefused')
  return started!.message
}
const open = (settings: Record<string, string>) => openTestApp(settings, undefined, undefined, staying)
/** @param from the last part of the address that it comes from: one network may try only so often */
const login = (app: TestApp, email: string, password: string, from = 1) =>
  app.call({
    ...{ method: 'POST', url: '/identity/api/v1/login', headers: { 'x-org': 'HEARTH' } },
    ...{ payload: { email, password }, remoteAddress: `192.0.2.${from}` },
  })

describe('a production start is refused', () => {
  it('on sandbox providers, each named with its setting in one sentence; the mail that only keeps mail is one of them', async () => {
    const named = capabilitiesOf(CATALOG)
      .filter((capability) => CATALOG[capability].standard === SANDBOX)
      .map((capability) => `${CATALOG[capability].title} (${settingOf(capability)})`)
    expect(named).toContain('credit bureau (PROVIDER_CREDIT_BUREAU)')
    expect(named).toContain('mail (PROVIDER_MAIL)')
    expect(await refusal({ ...PRODUCTION, ...KEYS })).toBe(
      `Production cannot run on sandbox providers, and these are: ${named.join(', ')}. ` +
        'Name a real provider in each of these settings. To rehearse with made-up people, set NODE_ENV=rehearsal.',
    )
  })

  it('on a sandbox provider that is chosen by name, for one organization too', async () => {
    expect(await refusal({ ...PRODUCTION, ...KEYS, PROVIDER_TITLE__RIOSOL: 'sandbox' })).toContain('title search (PROVIDER_TITLE__RIOSOL)')
  })

  it('in any mode, for the provider of an organization that there is not', async () => {
    expect(await refusal({ NODE_ENV: 'test', ...KEYS, PROVIDER_TITLE__RIOSOLE: 'sandbox' })).toMatch(
      /^The setting PROVIDER_TITLE__RIOSOLE must name an organization behind the two underscores: .*HEARTH.*RIOSOL.*\.$/,
    )
  })

  it.each([
    [{}, 'TOKEN_KEY and DATA_KEY'],
    [{ TOKEN_KEY: KEY }, 'DATA_KEY'],
    [{ DATA_KEY: KEY }, 'TOKEN_KEY'],
  ])('without keys (%j), and none is made', async (keys, missing) => {
    const said = await refusal({ ...REHEARSAL, ...keys })
    expect(said).toContain(`Production needs ${missing}, and there is no key file`)
    expect(said).toContain('openssl rand -base64 32')
    expect(readdirSync(folder)).toEqual([])
  })

  it('for an address that no brand names: links in mail would lead there', async () => {
    expect(await refusal({ ...REHEARSAL, ...KEYS, BASE_URL: 'https://evil.test' })).toContain('BASE_URL leads to evil.test')
  })
})

describe('a start that is refused for its settings', () => {
  const S3 = { BLOBS: 's3', S3_BUCKET: 'documents', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }

  it.each<[string, Record<string, string>, RegExp]>([
    ['an unknown organization', { NODE_ENV: 'test', PROVIDER_TITLE__RIOSOLE: 'sandbox' }, /PROVIDER_TITLE__RIOSOLE must name/],
    ['an address of no brand', { ...REHEARSAL, ...KEYS, BASE_URL: 'https://evil.test' }, /BASE_URL leads to evil\.test/],
    ['sandbox providers', { ...PRODUCTION, ...KEYS }, /cannot run on sandbox providers/],
    ['missing keys', { ...REHEARSAL }, /Production needs TOKEN_KEY and DATA_KEY/],
    ['a document store that does not answer', { NODE_ENV: 'test', ...S3 }, /^The document store .* is not available/],
  ])('has written nothing: no key, no database, no folder (%s)', async (_why, settings, sentence) => {
    const untouched = join(folder, 'untouched')
    const started = createContainer(readConfig({ HEARTHLINE_DATA: untouched, LOG_LEVEL: 'silent', ...settings }))
    await expect(started.then((container) => container.close())).rejects.toThrow(sentence)
    const left = existsSync(untouched) ? readdirSync(untouched) : 'no folder'
    rmSync(untouched, { recursive: true, force: true })
    expect(left).toBe('no folder')
  })

  it('does not turn a rehearsal into production: the database is marked only when everything else was accepted', async () => {
    const own = await openTestDatabase()
    const kept = { ...own, close: async () => undefined }
    const at = (name: string) => join(folder, name)
    await (await openTestApp({ ...REHEARSAL, BLOBS_FOLDER: at('documents') }, undefined, undefined, kept)).close()
    const production = openTestApp({ ...PRODUCTION, BLOBS_FOLDER: at('elsewhere') }, undefined, undefined, kept)
    await expect(production).rejects.toThrow(/documents of this database are not in/)
    await (await openTestApp({ ...REHEARSAL, BLOBS_FOLDER: at('documents') }, undefined, undefined, kept)).close()
    rmSync(at('documents'), { recursive: true, force: true })
    await own.close()
  })

  it('leaves a database that serves production as it was, also where this version would change its tables', async () => {
    const own = await openTestDatabase()
    const kept = { ...own, close: async () => undefined }
    await (await openTestApp(PRODUCTION, undefined, undefined, kept)).close()
    await own.asOwner((owner) => owner.query('delete from migrations'))
    await expect(openTestApp({}, undefined, undefined, kept)).rejects.toThrow(/has served production since/)
    await own.close()
  })
})

describe('a production start on the lenders that come with the product', () => {
  it('is refused by name; a rehearsal is not', async () => {
    const app = await openTestApp()
    const { brands } = app.container
    await app.close()
    const start = (settings: Record<string, string>) => refuseSampleBrands(readConfig({ ...KEYS, ...settings }), brands)
    expect(() => start(PRODUCTION)).toThrow(StartRefused)
    expect(() => start(PRODUCTION)).toThrow(
      /are samples: acornfield, .*hearth, .*riosol, .*\. Name a folder that holds none with HEARTHLINE_BRANDS/,
    )
    for (const settings of [REHEARSAL, {}]) expect(() => start(settings)).not.toThrow()
  })
})

describe('the first production start on data that was tried out', () => {
  it('leaves no demo account, no session of one, and no invented officer; the data then serves production alone', async () => {
    const trial = await open({})
    const { logins } = await seedDemo(trial.container)
    const demo = logins.map(({ email, password }) => [email, password] as const)
    const tokens = await Promise.all(
      demo.map(async ([email, password]) => (await login(trial, email, password)).json<{ jwt: string }>().jwt),
    )
    await trial.close()

    const app = await open(PRODUCTION)
    expect(await closeDemo(app.container)).toEqual(demo.map(([email]) => email))
    for (const [index, [email, password]] of demo.entries()) {
      expect((await login(app, email, password, index + 1)).statusCode).toBe(401)
      const profile = await app.call({ url: '/service-profile/api/v1/profile', headers: { authorization: `Bearer ${tokens[index]}` } })
      expect(profile.statusCode).toBe(401)
    }
    expect((await db.query(`select 1 from identities where cardinality(roles) > 0`)).rows).toEqual([])
    expect((await db.query(`select 1 from settings where name like '%10a4c0de%' or name like 'offer-code:%'`)).rows).toEqual([])
    expect(await closeDemo(app.container)).toEqual([])
    for (const url of ['/dev/mailbox', '/dev/sandbox', '/dev/pictures/frozen.jpg', '/gallery'])
      expect([url, (await app.call({ url })).statusCode]).toEqual([url, 404])
    await app.close()

    for (const NODE_ENV of ['development', 'test']) expect(await refusal({ NODE_ENV, ...KEYS })).toContain('has served production since')
    expect(await refusal({ ...REHEARSAL, ...KEYS })).toContain('has served production since')
  })
})

describe('a rehearsal', () => {
  it('runs on sandbox providers by every rule of production, and every page says so', async () => {
    const pages = join(folder, 'pages')
    for (const application of ['portal', 'console']) {
      mkdirSync(join(pages, application), { recursive: true })
      writeFileSync(
        join(pages, application, 'index.html'),
        '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
      )
    }
    const folders = { portal: join(pages, 'portal'), console: join(pages, 'console') }
    const rehearsal = await openTestApp(REHEARSAL, folders)
    const real = await openTestApp(PRODUCTION, folders)
    for (const url of ['/dashboard', '/console', '/account/heloc/register?org=NORTHGATE']) {
      const marked = await rehearsal.call({ url })
      expect([url, marked.statusCode, marked.body.includes('Rehearsal: the answers here are made up.')]).toEqual([url, 200, true])
      expect(marked.headers['strict-transport-security']).toBeDefined()
      expect((await real.call({ url })).body).not.toContain('Rehearsal')
    }
    for (const url of ['/dev/mailbox', '/dev/sandbox', '/gallery'])
      expect([url, (await rehearsal.call({ url })).statusCode]).toEqual([url, 404])
    await rehearsal.close()
    await real.close()
  })
})

describe('a link to set a new password', () => {
  it('leads to a host of the brand, whatever the request calls the host', async () => {
    const app = await openTestApp(PRODUCTION)
    const email = newEmail('linked')
    await app.signUp(email)
    const hosts = ['evil.test', 'hearthline.example:666', 'localhost', 'home.riosol.example']
    for (const host of hosts) {
      const headers = { 'x-org': 'NORTHGATE', host, 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
      await app.call({ method: 'POST', url: '/identity/api/v1/password-resets', headers, payload: { email } })
    }
    const bodies = async () => (await readMailbox(app.container)).map(({ body }) => body)
    await expect.poll(async () => (await bodies()).length, { timeout: 20_000, interval: 10 }).toBe(hosts.length)
    for (const body of await bodies()) expect(body).toContain('\nhttps://heloc.northgatecu.example/auth/reset-password?token=')
    await app.close()
  })

  it('is nowhere in clear text, neither in the stored mail nor anywhere else', async () => {
    const app = await openTestApp()
    const email = newEmail('sealed')
    await app.signUp(email)
    await app.call({ method: 'POST', url: '/identity/api/v1/password-resets', headers: { 'x-org': 'HEARTH' }, payload: { email } })
    await expect.poll(async () => (await readMailbox(app.container)).length, { timeout: 20_000, interval: 10 }).toBe(1)
    const token = /token=([\w-]+)/.exec((await readMailbox(app.container))[0]!.body)![1]!
    const { rows } =
      await app.container.db.query(`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`)
    for (const { name } of rows) {
      const read = `select string_agg(t::text, E'\\n') as text from ${name} t`
      const { text } = (await app.container.db.asOwner((owner) => owner.query(read))).rows[0]!
      expect([name, String(text).includes(token) || String(text).includes('reset-password?')]).toEqual([name, false])
    }
    expect((await app.call({ url: '/dev/mailbox' })).body).toContain(token)
    await app.close()
  })
})
