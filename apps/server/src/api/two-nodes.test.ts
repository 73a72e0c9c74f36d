/** Two nodes on one PostgreSQL database; where the suite runs on the embedded one there is one process, and nothing here to see. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createContainer } from '../container.ts'
import { closeDemo } from '../demo/close-demo.ts'
import { DEMO_BORROWERS, DEMO_STAFF } from '../demo/demo-accounts.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { insertDeskPublication } from '../store/repositories/brand-versions.ts'
import { attemptsOf } from '../store/repositories/runs.ts'
import { writeSetting } from '../store/repositories/settings.ts'
import { person, personOf } from '../testing/person.ts'
import { staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { draftBrand, publishBrand, readBrandVersion, readBrandVersions } from '../usecases/brands/brand-desk.ts'
import type { StaffCaller } from '../usecases/console/staff-caller.ts'

const onPostgres = inject('testDatabases').postgres !== null
const DAY = 86_400_000

let here: TestApp
let there: TestApp

/** The same database and keys, other memories. */
async function openSecond(first: TestApp): Promise<TestApp> {
  const { config, log, db } = first.container
  if (db.queue.kind !== 'postgres') throw new Error('Two nodes need PostgreSQL')
  const container = await createContainer(config, { db: await openPostgres(db.queue.connectionString), log })
  const app = await buildApp(container)
  const close = async () => {
    await app.close()
    await container.close()
  }
  return { ...first, server: app, container, call: (options) => app.inject(options), close }
}

describe.runIf(onPostgres)('two nodes on one database', () => {
  beforeAll(async () => {
    here = await openTestApp()
    there = await openSecond(here)
  })
  afterAll(async () => {
    await there?.close()
    await here?.close()
  })

  it('see the current step, whichever of them changed it last', async () => {
    const applicant = await person(here, 'Reyes')
    const seenThere = personOf(there, { email: applicant.email, authorization: applicant.headers.authorization!, uuid: applicant.uuid })
    expect((await seenThere.untilStep('OFFER_SELECTION')).step).toBe('OFFER_SELECTION')
    // Remembered there by now; what is answered here is told.
    await applicant.answer('annual-income', { employmentType: 'FULL_TIME', primaryCents: 15_100_000, otherCents: 0, coOwnersCents: 0 })
    const { updated } = await applicant.application()
    await applicant.untilStep('OFFER_SELECTION')
    await seenThere.untilStep('OFFER_SELECTION')
    expect((await seenThere.application()).updated >= updated).toBe(true)
  })

  it('do not perform any work twice', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => person(index % 2 === 0 ? here : there, 'Okafor')))
    for (const each of people) await each.untilStep('OFFER_SELECTION')
    for (const { uuid } of people) {
      const items = (await attemptsOf(here.container.db, uuid)).map((attempt) => attempt.item)
      expect(items.toSorted()).toEqual([...new Set(items)].toSorted())
    }
  })

  it('learn at once that a session ended on the other', async () => {
    const applicant = await person(here, 'Moreau')
    const headers = { authorization: applicant.headers.authorization!, 'x-org': 'HEARTH' }
    const ask = (node: TestApp) => node.call({ url: '/identity/secure/api/v1/sessions', headers })
    expect([(await ask(here)).statusCode, (await ask(there)).statusCode]).toEqual([200, 200])
    const [session] = (
      await here.container.db.query('select id from sessions where identity_id = (select identity_id from applications where id = $1)', [
        applicant.uuid,
      ])
    ).rows
    const ended = await here.call({ method: 'DELETE', url: `/identity/secure/api/v1/sessions/${session!.id}`, headers })
    expect(ended.statusCode).toBeLessThan(300)
    expect((await ask(here)).statusCode).toBe(401)
    await expect.poll(async () => (await ask(there)).statusCode, { interval: 5, timeout: 20_000 }).toBe(401)
  })

  it('show a brand that was published on one of them on the other, and find one of which they were not told', async () => {
    const { db, clock } = here.container
    const caller = async (): Promise<StaffCaller> => {
      const { email } = await staff(here, 'administrator', ['RIOSOL'])
      const [found] = (await db.query('select id from identities where email = $1', [email])).rows
      return { identityId: String(found!.id), email, roles: ['administrator'], organizations: ['RIOSOL'] }
    }
    const [maker, other] = [await caller(), await caller()]
    const publish = async (tagline: string) => {
      const { inForce } = await readBrandVersions(here.container, maker, 'RIOSOL')
      const { content } = await readBrandVersion(here.container, maker, 'RIOSOL', inForce!)
      const draft = { content: { ...content, values: { ...content.values, tagline } }, withdrawn: false, note: '', basedOn: inForce! }
      const { number } = await draftBrand(here.container, maker, 'RIOSOL', draft)
      const { digest } = await readBrandVersion(here.container, other, 'RIOSOL', number)
      return { number, digest, id: Number((await db.query('select max(id) as id from brand_versions')).rows[0]!.id) }
    }
    const shownThere = () => there.container.brands.get('RIOSOL')!.tagline
    const first = await publish('Told at once')
    await publishBrand(here.container, other, 'RIOSOL', first)
    expect(here.container.brands.get('RIOSOL')!.tagline).toBe('Told at once')
    await expect.poll(shownThere, { interval: 5, timeout: 20_000 }).toBe('Told at once')

    // Whatever the notification does, what heals looks by itself: once healed it is there.
    const { id } = await publish('Found')
    const row = {
      organizationCode: 'RIOSOL',
      version: id,
      madeBy: maker.identityId,
      publishedBy: other.identityId,
      publishedAt: clock.now(),
    }
    await db.asOwner(async (owner) => {
      await owner.query('alter table brand_publications disable trigger brand_published')
      await insertDeskPublication(owner, row)
      await owner.query('alter table brand_publications enable trigger brand_published')
    })
    expect(shownThere()).toBe('Told at once')
    await there.container.brandKeeper.heal()
    expect(shownThere()).toBe('Found')
  })

  it('make the demo data once, though they start together on an empty database', async () => {
    const seeded = await Promise.all([here, there].map(({ container }) => seedDemo(container)))
    expect(seeded[0]).toEqual(seeded[1])
    const { rows } = await here.container.db.query(
      `select i.email, count(a.id)::int as applications from identities i left join applications a on a.identity_id = i.id
       where i.email = any ($1) group by i.email`,
      [[...DEMO_STAFF, ...DEMO_BORROWERS].map(({ email }) => email)],
    )
    const made = Object.fromEntries(rows.map((row) => [row.email, row.applications]))
    expect(made).toEqual({
      ...Object.fromEntries(DEMO_STAFF.map(({ email }) => [email, 0])),
      ...Object.fromEntries(DEMO_BORROWERS.map(({ email }) => [email, 1])),
    })
    const granted = await here.container.db.query("select count(*)::int as n from audit_log where action = 'roles-changed'")
    expect(granted.rows).toEqual([{ n: DEMO_STAFF.length }])
  })

  it('close the demo log-ins once, where both start in production', async () => {
    const closed = await Promise.all([here, there].map(({ container }) => closeDemo(container)))
    expect(closed.flat().toSorted()).toEqual([...DEMO_STAFF, ...DEMO_BORROWERS].map(({ email }) => email).toSorted())
    const told = await here.container.db.query("select count(*)::int as n from audit_log where action = 'demo-account-disabled'")
    expect(told.rows).toEqual([{ n: DEMO_STAFF.length + DEMO_BORROWERS.length }])
  })

  it('judge a flag alike, whichever of them its rules or a register’s value were written at', async () => {
    const isOn = async (node: TestApp, key: string) =>
      (await node.call({ url: `/service-flags/external/api/v1/flags?keys=${key}` })).json<{ flags: { enabled: boolean }[] }>().flags[0]!
        .enabled
    const both = async (key: string) => [await isOn(here, key), await isOn(there, key)]
    expect([await both('wallet-area'), await both('fe-heloc-maintenance')]).toEqual([
      [false, false],
      [false, false],
    ])
    const { headers } = await staff(here, 'administrator')
    const payload = { scope: 'ORGANIZATION', number: 0, rules: [{ enabled: true }], reason: 'Agreed on Monday' }
    await here.call({ method: 'PUT', url: '/console/api/v1/flags/wallet-area/rules', headers, payload })
    await writeSetting(there.container.db, 'flags:HEARTH', { 'fe-heloc-maintenance': { enabled: true } })
    for (const key of ['wallet-area', 'fe-heloc-maintenance'])
      await expect.poll(() => both(key), { interval: 5, timeout: 20_000 }).toEqual([true, true])
  })

  it('live in the same sandbox time, whichever of them moved it', async () => {
    const operator = await staff(here, 'operator')
    const before = there.container.clock.offsetMs
    expect((await operator.advance(3)).statusCode).toBe(200)
    await expect.poll(() => there.container.clock.offsetMs, { interval: 5, timeout: 20_000 }).toBe(before + 3 * DAY)
    expect(here.container.clock.offsetMs).toBe(before + 3 * DAY)
  })
})
