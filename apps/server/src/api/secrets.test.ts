import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { contact } from '@hearthline/domain'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptsOf } from '../store/repositories/runs.ts'
import { type Person, person } from '../testing/person.ts'
import { showIncome } from '../testing/show-income.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { testDocuments } from '../testing/test-documents.ts'

const SSN = '512347689'
const PIN = '86420975'
const ACCOUNT = '90817263544'
const SECRETS = [SSN, '512-34-7689', PIN, ACCOUNT]

let app: TestApp
let operator: Staff
const answers: string[] = []
let log = ''
beforeAll(async () => {
  const sink = new PassThrough()
  sink.on('data', (piece: Buffer) => {
    log += piece.toString()
  })
  const opened = await openTestApp({ LOG_LEVEL: 'trace' }, undefined, pino({ level: 'trace' }, sink))
  app = {
    ...opened,
    async call(options) {
      const reply = await opened.call(options)
      answers.push(`${JSON.stringify(reply.headers)}${reply.body}`)
      return reply
    },
  }
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** Every table of ours and of the job queue as text: what a dump of the database would hold. */
async function dump(): Promise<string> {
  const { db } = app.container
  const { rows } = await db.query(`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`)
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      db.asOwner(async (owner) => (await owner.query(`select string_agg(t::text, E'\\n') as text from ${name} t`)).rows[0]!.text),
    ),
  )
  expect(rows.length).toBeGreaterThan(15)
  return texts.join('\n')
}

/** Through every place where a secret is given: at the obstacle, about you, the hard pull, the bank account. */
async function giveEverything(): Promise<Person> {
  const locked = await person(app, 'Frozenpin')
  await locked.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
  await locked.answer('credit-obstacle', { pin: PIN, ssn: SSN })
  await locked.untilRest()

  const applicant = await person(app, 'Nomatch')
  await applicant.untilStep('CREDIT_NO_MATCH')
  await applicant.answer('credit-obstacle', { ssn: SSN })
  await applicant.untilStep('OFFER_SELECTION')
  const offer = (await applicant.offers()).offers[0]!
  await applicant.put('/offer', {
    type: offer.type,
    term: offer.term,
    originationFee: offer.originationFee,
    amount: offer.minDraw,
    discounts: [],
  })
  await applicant.untilRest()
  const about = (await applicant.get('/items/about-you')).json<{ example: Record<string, unknown> }>().example
  await applicant.answer('contact', contact.example)
  await applicant.answer('about-you', { ...about, ssn: SSN })
  await applicant.answer('hmda', { applicant: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] } })
  await applicant.untilRest()
  await applicant.answer('submission', { confirmed: true })
  await applicant.untilRest()
  await showIncome(applicant)
  await applicant.untilStep('DISBURSEMENT_ACCOUNT')
  await applicant.answer('disbursement-account', {
    institution: 'Harbor Bank',
    routingNumber: '121000358',
    accountNumber: ACCOUNT,
    accountType: 'CHECKING',
  })
  await applicant.untilRest()
  return applicant
}

describe('what must never be stored readable', () => {
  it('SSN, PIN and account number are in no answer, no log line and no table, once they have been everywhere', async () => {
    const applicant = await giveEverything()
    for (const item of ['credit-obstacle', 'credit-access', 'about-you', 'disbursement-account']) await applicant.get(`/items/${item}`)
    await app.call({ url: '/service-profile/api/v1/profile', headers: applicant.headers })
    await operator.get(`/applications/${applicant.uuid}`)
    await operator.get('/queue?show=all')
    await app.call({ url: '/dev/mailbox' })
    expect(answers.length).toBeGreaterThan(50)
    expect(log.length).toBeGreaterThan(1000)
    const places = { answers: answers.join('\n'), log, tables: await dump() }
    for (const [place, text] of Object.entries(places)) {
      for (const secret of SECRETS) expect(text.includes(secret), `${secret} in the ${place}`).toBe(false)
    }
    // A password is no less a secret, and a token is a session.
    expect(places.tables).not.toContain('Correct-horse9!')
    expect(places.log).not.toContain('Correct-horse9!')
    expect(places.log).not.toContain(applicant.token)
  })

  it('a refused answer does not repeat what was typed', async () => {
    const applicant = await person(app, 'Nomatch')
    await applicant.untilStep('CREDIT_NO_MATCH')
    const reply = await applicant.put('/items/credit-obstacle', { ssn: `${SSN}0` })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).not.toContain(SSN)
  })

  it('text that looks sealed is refused: only the product seals', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const offer = (await applicant.offers()).offers[0]!
    await applicant.put('/offer', {
      type: offer.type,
      term: offer.term,
      originationFee: offer.originationFee,
      amount: offer.minDraw,
      discounts: [],
    })
    await applicant.untilRest()
    await applicant.answer('contact', contact.example)
    const about = (await applicant.get('/items/about-you')).json<{ example: Record<string, unknown> }>().example
    const reply = await applicant.put('/items/about-you', { ...about, ssn: app.container.sealing.seal('ssn', SSN) })
    expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields[0]!.path]).toEqual([422, 'ssn'])
  })

  it('attempts are encrypted at rest, and redacted inside', async () => {
    const applicant = await person(app, 'Nomatch')
    await applicant.untilStep('CREDIT_NO_MATCH')
    await applicant.answer('credit-obstacle', { ssn: SSN })
    await applicant.untilStep('OFFER_SELECTION')
    const rows = await attemptsOf(app.container.db, applicant.uuid)
    expect(rows.length).toBeGreaterThanOrEqual(6)
    const { sealing } = app.container
    for (const row of rows) {
      expect(row.requestSealed).toMatch(/^sealed:/)
      expect(row.responseSealed).toMatch(/^sealed:/)
      const opened = sealing.unseal('attempt', row.requestSealed) + sealing.unseal('attempt', row.responseSealed)
      expect(opened).not.toContain(SSN)
      expect(opened).not.toContain('1984-05-17')
      expect(() => JSON.parse(sealing.unseal('attempt', row.requestSealed))).not.toThrow()
    }
  })

  it('documents are encrypted at rest under the hash of what was shown', async () => {
    const applicant = await person(app, 'Reyes')
    await applicant.untilStep('OFFER_SELECTION')
    const { rows } = await app.container.db.query('select id, blob, content_sealed, sha256 from documents where application_id = $1', [
      applicant.uuid,
    ])
    expect(rows.length).toBeGreaterThan(0)
    const files = readdirSync(testDocuments(), { recursive: true, encoding: 'utf8' })
    for (const row of rows) {
      expect(row.content_sealed).toBeNull()
      const shown = (await applicant.get(`/documents/${row.id}`)).rawPayload
      expect(createHash('sha256').update(shown).digest('hex')).toBe(row.sha256)
      const file = files.find((name) => name.endsWith(String(row.blob)))!
      const lying = readFileSync(join(testDocuments(), file))
      expect(lying.length).toBeGreaterThan(shown.length)
      expect(lying.includes(shown.subarray(0, 20))).toBe(false)
    }
  })
})
