import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../store/db.ts'
import { callServer, crashBorrower, goOn } from '../testing/crash-borrower.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { statusPath } from '../testing/person.ts'
import { runCommandProcess } from '../testing/run-command.ts'
import { mustStart, type ServerProcess } from '../testing/server-process.ts'

const EMAIL = 'first@lender.example'
const PASSWORD = 'Kettle-on-9-walls!'
/** Given once the one in the folder is lost. */
const TOKEN_KEY = Buffer.alloc(32, 9).toString('base64')

let folder: string
let database: Db
let settings: Record<string, string>
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-commands-'))
  database = await openTestDatabase()
  settings = { HEARTHLINE_DATA: folder, ...(database.queue.kind === 'postgres' && { DATABASE_URL: database.queue.connectionString }) }
})
afterAll(async () => {
  await server?.kill()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const command = (name: string, ...args: string[]) => runCommandProcess(name, args, settings)
const call = async (method: string, path: string, body?: unknown, token?: string) =>
  await fetch(`${server!.url}${path}`, {
    method,
    headers: {
      'x-org': 'HEARTH',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const start = async (more: Record<string, string> = {}) => {
  server = await mustStart(folder, { ...settings, ...more })
}

describe('the first administrator', () => {
  it('is made by a command that prints a link which sets the password once; the console then takes them', async () => {
    const made = await command('new-administrator', EMAIL.toUpperCase())
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${EMAIL} is an administrator of the platform.`) })
    const token = new URL(/https?:\/\/\S+/.exec(made.said)![0]).searchParams.get('token')
    await start()
    const redeem = () => call('POST', '/identity/api/v1/password-resets/redeem', { token, password: PASSWORD })
    expect([(await redeem()).status, (await redeem()).status]).toEqual([204, 410])
    const { jwt } = (await (await call('POST', '/identity/api/v1/login', { email: EMAIL, password: PASSWORD })).json()) as { jwt: string }
    const me = await call('GET', '/console/api/v1/me', undefined, jwt)
    expect([me.status, await me.json()]).toMatchObject([200, { roles: ['platform-administrator'] }])
  })

  it.runIf(process.env.HEARTHLINE_TEST_DB !== 'postgres')('is refused while the server has the embedded database', async () => {
    const refused = await command('new-administrator', EMAIL)
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/^The data folder .* is in use by process \d+\. Stop that process/)
  })

  it('gets a new link from the same command; nobody else’s account is given rights by it', async () => {
    await call('POST', '/identity/api/v1/registration/register?organization=HEARTH', {
      email: 'ana@borrower.test',
      password: PASSWORD,
      phoneNumber: '4155550132',
    })
    await server!.stop()
    expect(await command('new-administrator', EMAIL)).toMatchObject({
      code: 0,
      said: expect.stringContaining('was an administrator of the platform already'),
    })
    expect(await command('new-administrator', 'ana@borrower.test')).toMatchObject({
      code: 1,
      said: expect.stringContaining('has an account'),
    })
    for (const given of [[], ['nobody']]) {
      expect(await command('new-administrator', ...given)).toEqual({ code: 1, said: expect.stringMatching(/^Name the email[^\n]+\n$/) })
    }
  })
})

describe('a lost token key', () => {
  it('is replaced after every session was ended, and only then', async () => {
    await expect(mustStart(folder, { ...settings, TOKEN_KEY })).rejects.toThrow('npm run end-all-sessions')
    expect(await command('end-all-sessions')).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ sessions ended\./) })
    await start({ TOKEN_KEY })
    expect((await call('GET', '/healthz')).status).toBe(200)
  })
})

describe('resealing', () => {
  it('says what it did, and which key may go', async () => {
    await server!.stop()
    const refused = await runCommandProcess('reseal', [], { ...settings, DATA_KEY: Buffer.alloc(32, 8).toString('base64') })
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('This database holds text sealed with the data key') })
    expect(await command('reseal')).toMatchObject({ code: 0, said: expect.stringContaining('Only the newest one is needed.') })
  })
})

/** What a command takes, where it takes anything. */
const ARGUMENT: Readonly<Record<string, readonly string[]>> = { 'retry-provider': ['title'], 'new-administrator': [EMAIL] }
const COMMANDS = ['reseal', 'end-all-sessions', 'verify-audit', 'retry-provider', 'new-administrator']

describe('a command that is given what it does not know', () => {
  let empty: string
  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), 'hearthline-asked-'))
  })
  afterAll(() => rmSync(empty, { recursive: true, force: true }))
  const asked = async (name: string, ...args: string[]) => {
    const ended = await runCommandProcess(name, args, { HEARTHLINE_DATA: empty })
    // Not even opened: the first administrator would have made an installation.
    expect(readdirSync(empty)).toEqual([])
    return ended
  }

  it.each(COMMANDS)('%s does nothing, and says how it is used', async (name) => {
    for (const args of [
      [...(ARGUMENT[name] ?? []), 'nonsense'],
      ['--all', ...(ARGUMENT[name] ?? [])],
    ]) {
      expect(await asked(name, ...args)).toEqual({
        code: 1,
        said: expect.stringMatching(
          new RegExp(`^${name} does not know "(nonsense|--all)". Nothing was done. Use: npm run ${name}[^\\n]*\\n$`),
        ),
      })
    }
  })

  it.each(COMMANDS)('%s that is asked for help says how it is used, and does nothing', async (name) => {
    for (const help of ['--help', '-h', 'help']) {
      expect(await asked(name, help)).toEqual({
        code: 0,
        said: expect.stringMatching(new RegExp(`^npm run ${name}( -- <\\w+>)?\\n[^\\n]+\\.\\n$`)),
      })
    }
  })

  it.each(Object.keys(ARGUMENT))('%s without what it takes asks for it', async (name) => {
    for (const args of [[], ['x'], ['']])
      expect(await asked(name, ...args)).toEqual({ code: 1, said: expect.stringMatching(/^Name the [^\n]+\n$/) })
  })
})

describe('a command on an installation that is not there', () => {
  it.each(['reseal', 'end-all-sessions', 'verify-audit', 'retry-provider'])('%s says so in a sentence and makes none', async (name) => {
    const empty = mkdtempSync(join(tmpdir(), 'hearthline-none-'))
    const ended = await runCommandProcess(name, ARGUMENT[name] ?? [], { HEARTHLINE_DATA: empty })
    expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^There is no database in [^\n]+\n$/) })
    expect(readdirSync(empty)).toEqual([])
    rmSync(empty, { recursive: true, force: true })
  })

  it.each(COMMANDS)('%s says that PostgreSQL cannot be reached', async (name) => {
    const away = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
    const ended = await runCommandProcess(name, ARGUMENT[name] ?? [], away)
    expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^PostgreSQL at 127.0.0.1:9 cannot be reached[^\n]+\n$/) })
  })
})

describe('the work that a provider left undone', () => {
  const asTheServer = (name: string, ...args: string[]) => runCommandProcess(name, args, { ...settings, TOKEN_KEY })

  it('is run again by a command; a provider that is not known, and a running server, are told in a sentence', async () => {
    await start({ TOKEN_KEY })
    const who = crashBorrower('Bureaudown')
    const going = goOn(server!.url, who)
    for (let step = ''; step !== 'CREDIT_ERROR'; await sleep(100)) {
      if (who.uuid) step = (await callServer<{ step: string }>(server!.url, who, 'GET', statusPath(who.uuid))).body.step
    }
    if (database.kind === 'embedded') {
      expect(await asTheServer('retry-provider', 'credit-bureau')).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^The data folder .* is in use/),
      })
      await server!.stop()
    }
    expect(await asTheServer('retry-provider', 'bureau')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Name the provider: [^\n]+credit-bureau[^\n]+\n$/),
    })
    expect(await asTheServer('retry-provider', 'title')).toMatchObject({
      code: 0,
      said: expect.stringContaining('title: 0 applications go on.'),
    })
    expect(await asTheServer('retry-provider', 'credit-bureau')).toMatchObject({
      code: 0,
      // Nothing else is said, for the command asks no provider itself.
      said: expect.stringMatching(/^credit-bureau: 1 application goes on\.\nLast answer more than 24 hours ago, last failure [^\n]+\n$/),
    })
    await server!.stop()
    await going
    expect(await asTheServer('verify-audit')).toMatchObject({ code: 0, said: expect.stringContaining('HEARTH: ') })
  })
})
