import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pricingOn } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SDN_XML } from '../providers/sanctions/sdn-list.fixture.ts'
import type { Db } from '../store/db.ts'
import { callServer, continueApplication, crashBorrower } from '../testing/crash-borrower.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { statusPath } from '../testing/person.ts'
import { runCommandProcess } from '../testing/run-command.ts'
import { type ServerProcess, startServerOrThrow } from '../testing/server-process.ts'

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
  server = await startServerOrThrow(folder, { ...settings, ...more })
}

describe('the first administrator', () => {
  it('is made by a command that prints a link which sets the password once; the console then asks for a second step', async () => {
    const made = await command('new-administrator', EMAIL.toUpperCase())
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`${EMAIL} is an administrator of the platform.`) })
    const token = new URL(/https?:\/\/\S+/.exec(made.said)![0]).searchParams.get('token')
    await start()
    const redeem = () => call('POST', '/identity/api/v1/password-resets/redeem', { token, password: PASSWORD })
    expect([(await redeem()).status, (await redeem()).status]).toEqual([204, 410])
    const { jwt } = (await (await call('POST', '/identity/api/v1/login', { email: EMAIL, password: PASSWORD })).json()) as { jwt: string }
    const factor = await call('GET', '/console/api/v1/second-factor', undefined, jwt)
    expect([factor.status, await factor.json()]).toMatchObject([200, { state: 'SET_UP', maySkip: false }])
  })

  it.runIf(process.env.HEARTHLINE_TEST_DB !== 'postgres')('is refused while the server has the embedded database', async () => {
    const refused = await command('new-administrator', EMAIL)
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(/^The data folder .* is in use by process \d+\. Stop that process/)
  })

  it('gets a new link from the same command; no one else’s account is given rights by it', async () => {
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
    await expect(startServerOrThrow(folder, { ...settings, TOKEN_KEY })).rejects.toThrow('npm run end-all-sessions')
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

describe('loading average prime offer rates', () => {
  const week = (day: string) => [day, ...Array.from({ length: 50 }, () => '6.25')].join('|')
  const fileOf = (name: string, content: string): string => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  it('keeps each week once, and says what it did', async () => {
    const fixed = fileOf('YieldTableFixed.txt', `${week('11/16/2026')}\n${week('11/23/2026')}\n`)
    expect(await command('load-apor', fixed)).toEqual({ code: 0, said: 'FIXED: 2 weeks added, 0 changed, 0 as before.\n' })
    expect(await command('load-apor', fixed)).toEqual({ code: 0, said: 'FIXED: 0 weeks added, 0 changed, 2 as before.\n' })
  })

  it('keeps nothing of a file with a row that cannot be read, or of a file that is neither table', async () => {
    const torn = fileOf('YieldTableAdjustable.txt', `${week('11/16/2026')}\n${week('11/23/2026').slice(0, -4)}\n`)
    expect(await command('load-apor', torn)).toEqual({ code: 1, said: expect.stringMatching(/^Line 2 .*Nothing was kept\.\n$/) })
    const stray = fileOf('YieldTableAdjustable.txt', `${week('11/16/2026')}\n${week('11/25/2026')}\n`)
    expect(await command('load-apor', stray)).toEqual({
      code: 1,
      said: 'Line 2 gives the week of 2026-11-25, which does not begin on a Monday. Nothing was kept.\n',
    })
    const other = fileOf('SurveyTable.csv', week('11/16/2026'))
    expect(await command('load-apor', other)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name the file as the regulator does'),
    })
  })
})

describe('loading a sanctions list', () => {
  it('keeps an edition once, refuses one that is cut off or older, and says what it did', async () => {
    const path = join(folder, 'SDN.XML')
    const load = (xml: string) => {
      writeFileSync(path, xml)
      return command('load-sanctions', path)
    }
    expect(await load(SDN_XML)).toEqual({ code: 0, said: 'The list of 2026-11-20 is kept: 3 persons.\n' })
    expect(await load(SDN_XML)).toEqual({ code: 0, said: 'This edition is loaded already.\n' })
    expect(await load(SDN_XML.replace('11/20/2026', '11/19/2026'))).toEqual({
      code: 1,
      said: 'The list of 2026-11-20 is loaded, which is newer. Nothing was kept.\n',
    })
    expect(await load(SDN_XML.slice(0, 900))).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was kept.') })
  })
})

describe('asking which applications a changed table would change', () => {
  const fileOf = (name: string, content: unknown): string => {
    const path = join(folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }
  const draft = { ...pricingOn('2026-12-01'), version: 'draft' }

  it('counts them all, without changing anything', async () => {
    expect(await command('which-would-change', fileOf('draft.json', { pricing: draft }))).toEqual({
      code: 0,
      said: expect.stringMatching(
        /\d+ of \d+ decided open applications would change\. \d+ have no decision yet; 0 could not be compared\.\n$/,
      ),
    })
  })

  it('refuses what is no table, and says which cell', async () => {
    const wrong = fileOf('wrong.json', { pricing: { ...draft, floorRate: 'low' } })
    expect(await command('which-would-change', wrong)).toEqual({ code: 1, said: expect.stringContaining('pricing.floorRate: ') })
    expect(await command('which-would-change', fileOf('torn.json', '{'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not JSON'),
    })
    expect(await command('which-would-change', fileOf('none.json', {}))).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name a JSON file'),
    })
  })
})

/** What a command takes, where it takes anything. */
const ARGUMENT: Readonly<Record<string, readonly string[]>> = { 'retry-provider': ['title'], 'new-administrator': [EMAIL] }
const COMMANDS = ['reseal', 'end-all-sessions', 'verify-audit', 'retry-provider', 'new-administrator']

describe('a command with an unknown argument', () => {
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

  it.each(COMMANDS)('%s does nothing and prints its usage', async (name) => {
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

  it.each(COMMANDS)('%s with --help prints its usage and does nothing', async (name) => {
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

describe('a command on an installation that does not exist', () => {
  it.each(['reseal', 'end-all-sessions', 'verify-audit', 'retry-provider'])(
    '%s is refused with an explanation, and no account is created',
    async (name) => {
      const empty = mkdtempSync(join(tmpdir(), 'hearthline-none-'))
      const ended = await runCommandProcess(name, ARGUMENT[name] ?? [], { HEARTHLINE_DATA: empty })
      expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^There is no database in [^\n]+\n$/) })
      expect(readdirSync(empty)).toEqual([])
      rmSync(empty, { recursive: true, force: true })
    },
  )

  it.each(COMMANDS)('%s reports that PostgreSQL cannot be reached', async (name) => {
    const away = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
    const ended = await runCommandProcess(name, ARGUMENT[name] ?? [], away)
    expect(ended).toEqual({ code: 1, said: expect.stringMatching(/^PostgreSQL at 127.0.0.1:9 cannot be reached[^\n]+\n$/) })
  })
})

describe('a provider’s failed work', () => {
  const asTheServer = (name: string, ...args: string[]) => runCommandProcess(name, args, { ...settings, TOKEN_KEY })

  it('is run again by a command; an unknown provider and a running server are reported', async () => {
    await start({ TOKEN_KEY })
    const who = crashBorrower('Bureaudown')
    const going = continueApplication(server!.url, who)
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
