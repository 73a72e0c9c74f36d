import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeyring } from '../secrets/keyring.ts'
import type { Db } from '../store/db.ts'
import { entryOfKey, insertFile, markChanged } from '../store/repositories/ach.ts'
import { sealingKeyNames } from '../store/repositories/sealed-texts.ts'
import { insertText } from '../store/repositories/text-messages.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { partnerSecret } from '../testing/partner.ts'
import { type Person, person, personOf } from '../testing/person.ts'
import { refusedPerson } from '../testing/refused-person.ts'
import { listSource, showIncome, startLink } from '../testing/show-income.ts'
import { signEverything, signingOf } from '../testing/sign-documents.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { reseal } from '../usecases/keys/reseal.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const [A, B, C] = [keyOf(1), keyOf(2), keyOf(3)]
const nameOf = (key: string) => createKeyring([key]).newest.name
const SSN = '512347689'

let db: Db
let staying: Db
let app: TestApp
/** The same database under other keys, as after a restart. */
const start = async (settings: Record<string, string>) => {
  app = await openTestApp(settings, undefined, undefined, staying)
  return app
}
const restart = async (settings: Record<string, string>) => {
  await app.server.close()
  await app.container.close()
  return await start(settings)
}
const refusal = async (settings: Record<string, string>): Promise<string> => {
  const said = await openTestApp(settings, undefined, undefined, staying).then(
    () => undefined,
    (problem: Error) => problem,
  )
  expect(said?.name).toBe('StartRefused')
  return said!.message
}
const run = () => reseal({ db: staying, sealing: app.container.sealing, blobs: app.container.blobs, now: app.container.clock.now() })

beforeAll(async () => {
  db = await openTestDatabase()
  staying = { ...db, close: async () => undefined }
  await start({ DATA_KEY: A })
})
afterAll(async () => {
  await app.close()
  await db.close()
})

/** What the file adapter of the payments keeps. */
async function keepBankFile(): Promise<void> {
  const seal = (text: string) => app.container.sealing.seal('bank', text)
  const of = { companyId: '1234567890', madeOn: '2026-11-24', modifier: 'A', name: 'file.ach', sha256: 'of the file' }
  const entry = { companyId: of.companyId, key: 'one', traceNumber: '071000010000001', kind: 'FEE' as const, amountCents: 1 }
  const days = { fileOn: of.madeOn, settlesOn: '2026-11-25' }
  const { id } = await entryOfKey(db, { ...entry, ...days, receiverSealed: seal('{}') })
  await insertFile(db, { ...of, contentSealed: seal('101'), creditCents: 1, debitCents: 1, state: 'DELIVERED' }, [{ id }])
  await markChanged(db, id, { changeCode: 'C01', changeSealed: seal('000123456780'), changedOn: days.settlesOn })
}

async function keepText(): Promise<void> {
  const of = { organizationCode: 'HEARTH', applicationId: null, outboxId: null, direction: 'ANSWER', phone: '4155550132', state: 'SENT' }
  const at = app.container.clock.now()
  await insertText(db, { ...of, bodySealed: app.container.sealing.seal('mail', 'Hearthline: help'), sendAfter: at, createdAt: at })
}

async function keepPartnersApplicant(): Promise<void> {
  const applicant = { firstName: 'Rosa', lastName: 'Reyes', email: 'rosa@example.test' }
  const consentToContact = { agreed: true, at: '2025-11-20T10:00:00Z', words: 'I agree to be contacted.' }
  const reply = await app.call({
    ...{
      method: 'POST',
      url: '/partner/api/v1/prequalifications',
      payload: { partnerName: 'Alder Home Loans', applicant, consentToContact },
    },
    headers: { authorization: `Bearer ${await partnerSecret(app)}` },
  })
  expect(reply.statusCode).toBe(201)
}

/** As far as a hard pull by Social Security number, with documents sealed in transit. */
async function applicantWithNumber(): Promise<Person> {
  const applicant = await person(app, 'Nomatch')
  await applicant.untilStep('CREDIT_NO_MATCH')
  await applicant.answer('credit-obstacle', { ssn: SSN })
  await applicant.untilStep('OFFER_SELECTION')
  return applicant
}

const attemptsOf = async (uuid: string): Promise<number> =>
  Number((await db.query('select count(*) as number from attempts where application_id = $1', [uuid])).rows[0]!.number)

/** Every table as text: what a dump would hold. */
async function dump(): Promise<string> {
  const { rows } = await db.query(`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`)
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      db.asOwner(async (owner) => (await owner.query(`select string_agg(t::text, E'\\n') as text from ${name} t`)).rows[0]!.text),
    ),
  )
  return texts.join('\n')
}

describe('changing the data key', () => {
  it('reseals everything under the newest key, and an application keeps its step', async () => {
    const applicant = await applicantWithNumber()
    const declined = await person(app, 'Lowscore')
    await declined.untilStep('DECLINED')
    const showing = await person(app, 'Reyes')
    const operator = await staff(app, 'operator')
    await liveOn(showing, operator, 'HMDA')
    await showing.answer('hmda', { applicant: { ethnicity: ['NOT_HISPANIC'], race: ['SAMOAN'], sex: ['FEMALE'] } })
    await liveOn(showing, operator, 'INCOME_VERIFICATION')
    await startLink(showing, await listSource(showing, 'PAYROLL'))
    await showIncome(showing)
    await liveOn(showing, operator, 'DISBURSEMENT_ACCOUNT')
    expect((await showing.post('/bank-link', { purpose: 'DISBURSEMENT' })).statusCode).toBe(200)
    await liveOn(showing, operator, 'NOTE_SIGNING')
    await signEverything(signingOf(showing))
    await keepBankFile()
    await keepText()
    await keepPartnersApplicant()
    expect((await operator.post('/second-factor/authenticator-app', {})).statusCode).toBe(200)
    const before = await applicant.application()
    const offers = await applicant.offers()
    const calls = await attemptsOf(applicant.uuid)
    const mac = app.container.macs.mac('audit', 'row')
    expect(await sealingKeyNames(db)).toEqual([nameOf(A)])

    await restart({ DATA_KEY: `${B},${A}` })
    expect(app.container.macs.mac('audit', 'row')).toBe(mac)
    const done = await run()
    expect(done).toMatchObject({ waiting: 0, needed: [], retired: [nameOf(A)] })
    for (const [place, texts] of Object.entries(done.counts)) expect([place, texts > 0]).toEqual([place, true])
    expect(await sealingKeyNames(db)).toEqual([nameOf(B)])
    expect(await dump()).not.toContain(`sealed:${nameOf(A)}`)

    await restart({ DATA_KEY: B })
    expect(app.container.macs.mac('audit', 'row')).toBe(mac)
    const again = personOf(app, { email: applicant.email, authorization: applicant.headers.authorization!, uuid: applicant.uuid })
    expect({ ...(await again.application()), version: 0 }).toEqual({ ...before, version: 0 })
    expect(await again.offers()).toEqual(offers)
    // No one is asked a second time, least of all the bureau.
    expect(await attemptsOf(applicant.uuid)).toBe(calls)
    const notice = await refusedPerson(
      app,
      personOf(app, { email: declined.email, authorization: declined.headers.authorization!, uuid: declined.uuid }),
    ).decision()
    expect(notice.notice).not.toBeNull()
    const auditor = await staff(app, 'auditor')
    expect((await auditor.get(`/applications/${applicant.uuid}`)).statusCode).toBe(200)
  })

  it('does nothing the second time', async () => {
    const done = await run()
    expect(Object.values(done.counts).every((texts) => texts === 0)).toBe(true)
    expect(done.retired).toEqual([])
  })

  it('a wrong or a lost key refuses the start and is named; the right one starts again', async () => {
    expect(await refusal({ DATA_KEY: C })).toBe(
      `This database holds text sealed with the data key ${nameOf(B)}, and the setting DATA_KEY has only ${nameOf(C)}. ` +
        'Put the missing key back behind the newest one, then start again. Without it, no one can read what it sealed.',
    )
    expect(await refusal({ DATA_KEY: A })).toContain(nameOf(B))
    expect(await refusal({ DATA_KEY: '', HEARTHLINE_DATA: '/nonexistent/hearthline' })).toContain('does not have it')
    await restart({ DATA_KEY: B })
  })

  it('a key that seals again is needed again', async () => {
    await restart({ DATA_KEY: `${A},${B}` })
    await applicantWithNumber()
    expect(await refusal({ DATA_KEY: B })).toContain(nameOf(A))
    expect((await run()).retired).toEqual([nameOf(B)])
    await restart({ DATA_KEY: A })
  })

  it('waits for work under way that rests on a sealed field', async () => {
    const applicant = await applicantWithNumber()
    await restart({ DATA_KEY: `${C},${A}` })
    const [credit] = (
      await db.query(`select basis from facts where application_id = $1 and item = 'soft-credit' order by id desc limit 1`, [
        applicant.uuid,
      ])
    ).rows
    await db.query(
      `insert into runs (id, application_id, item, party, basis, state, created_at, updated_at) values (gen_random_uuid(), $1, 'soft-credit', 'borrower', $2, 'live', now(), now())`,
      [applicant.uuid, credit!.basis],
    )
    expect(await run()).toMatchObject({ waiting: 1, needed: [nameOf(A)], retired: [] })
    await db.query(`update runs set state = 'done' where application_id = $1`, [applicant.uuid])
    expect(await run()).toMatchObject({ waiting: 0, needed: [], retired: [nameOf(A)] })
  })

  it('a database from before check values were kept refuses a wrong key as well', async () => {
    await db.query(`delete from settings where name = 'data-keys'`)
    expect(await refusal({ DATA_KEY: B })).toContain(nameOf(C))
    await restart({ DATA_KEY: C })
  })
})

describe('changing the token key', () => {
  const profile = (headers: Record<string, string>) => app.call({ url: '/service-profile/api/v1/profile', headers })
  itInLongRun('what an older key signed stays good beside the newer one; one that never signed here refuses the start', async () => {
    await restart({ DATA_KEY: C, TOKEN_KEY: `${A},${keyOf(7)}` })
    const signedIn = await app.signUp('token-key@example.test')
    await restart({ DATA_KEY: C, TOKEN_KEY: `${B},${A}` })
    expect((await profile(signedIn)).statusCode).toBe(200)
    await restart({ DATA_KEY: C, TOKEN_KEY: B })
    expect((await profile(signedIn)).statusCode).toBe(403)
    const said = await refusal({ DATA_KEY: C, TOKEN_KEY: C })
    expect(said).toContain(`signed with the token key ${nameOf(B)}`)
    expect(said).toContain('npm run end-all-sessions')
  })
})
