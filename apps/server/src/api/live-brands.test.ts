import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandContent } from '@hearthline/brands/load'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertDeskPublication } from '../store/repositories/brand-versions.ts'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, newEmail, type Person, person } from '../testing/person.ts'
import { type BrandJson, saveBrand } from '../testing/save-brand.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'
import { draftBrand, publishBrand, readBrandVersion, readBrandVersions } from '../usecases/brands/brand-desk.ts'
import type { StaffCaller } from '../usecases/console/staff-caller.ts'
import type { Problem } from '../usecases/problem.ts'

const SHIPPED = fileURLToPath(new URL('../../../../brands', import.meta.url))

let app: TestApp
let folder: string
let pages: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brands-'))
  for (const code of ['hearth', 'riosol']) await cp(join(SHIPPED, code), join(folder, code), { recursive: true })
  pages = await mkdtemp(join(tmpdir(), 'pages-'))
  for (const name of ['index.html', 'register-v2.html']) await writeFile(join(pages, name), '<html><head></head><body></body></html>')
  app = await openTestApp({ HEARTHLINE_BRANDS: folder }, { portal: pages, console: pages })
})
afterAll(async () => {
  await app?.close()
  for (const made of [folder, pages]) await rm(made, { recursive: true, force: true })
})

const save = (code: string, change: (values: BrandJson) => object) => saveBrand(app, join(folder, code), change)

const organization = async (code: string) =>
  (await app.call({ url: '/org.json', headers: { 'x-org': code } })).json<{
    orgMetaData: { companyInfo: { tagline: string; withdrawn?: true } }
    theme: { logoUrl: string }
  }>()
const rows = async (table: string) => Number((await app.container.db.query(`select count(*) as n from ${table}`)).rows[0]!.n)
const html = (url: string, host = 'localhost') => app.call({ url, headers: { host, accept: 'text/html' } })

describe('a brand folder that changes while the server runs', () => {
  it('is a new version in force from then on, and the same again is nothing new', async () => {
    const before = (await organization('RIOSOL')).theme.logoUrl
    expect(await save('riosol', () => ({ tagline: 'A line for every home' }))).toEqual([
      'The brand RIOSOL was changed in its folder: the change is in force.',
    ])
    const { orgMetaData, theme } = await organization('RIOSOL')
    expect(orgMetaData.companyInfo.tagline).toBe('A line for every home')
    // Another address: a browser keeps what the former one gave it.
    expect(theme.logoUrl).not.toBe(before)
    const logo = new URL(theme.logoUrl)
    const kept = async (url: string) => (await app.call({ url })).headers['cache-control']
    expect(await kept(`${logo.pathname}${logo.search}`)).toContain('max-age')
    expect(await kept(`${logo.pathname}?v=1`)).toBe('public, no-cache')
    const stored = await rows('brand_versions')
    expect(await save('riosol', () => ({}))).toEqual(['The brand folders are as they were.'])
    expect(await rows('brand_versions')).toBe(stored)
  })

  it('is refused in sentences where something is wrong, and what is in force stays', async () => {
    const stored = await rows('brand_publications')
    const told = await save('riosol', ({ look }) => ({
      tagline: 'Never shown',
      look: { ...look, light: { ...look.light, ink: '#FFFFFF' } },
    }))
    expect(told.join(' ')).toMatch(/riosol\/brand\.json: look\.light.*Nothing was changed: what is in force stays\./)
    expect(await rows('brand_publications')).toBe(stored)
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('A line for every home')
    const usual = JSON.parse(await readFile(join(SHIPPED, 'riosol', 'brand.json'), 'utf8')) as BrandJson
    await save('riosol', () => ({ look: usual.look, tagline: 'A line for every home' }))
  })

  it('answers at its host as soon as it is added', async () => {
    expect((await organization('NORTHGATE')).orgMetaData.companyInfo.withdrawn).toBe(true)
    await cp(join(SHIPPED, 'northgate'), join(folder, 'northgate'), { recursive: true })
    expect((await app.container.brandKeeper.reloadFolders()).told).toEqual([
      'The brand NORTHGATE has its folder again: it takes applications.',
    ])
    const [host] = app.container.brands.get('NORTHGATE')!.hosts
    const { orgCode } = (await app.call({ url: '/org.json', headers: { host: host! } })).json<{ orgCode: string }>()
    expect(orgCode).toBe('NORTHGATE')
  })
})

describe('a brand folder that is gone', () => {
  it('takes nothing new and says so, lets its own people go on, and takes applications again when it is back', async () => {
    const headers = { 'x-org': 'RIOSOL' }
    const register = (email: string) =>
      app.call({
        method: 'POST',
        url: '/identity/api/v1/registration/register',
        headers,
        payload: { email, password: PASSWORD, phoneNumber: '4155550132' },
      })
    const email = newEmail('Reyes')
    const authorization = `Bearer ${(await register(email)).json<{ jwt: string }>().jwt}`
    await rename(join(folder, 'riosol'), join(folder, '.riosol'))
    expect((await app.container.brandKeeper.reloadFolders()).told).toEqual([
      'The brand RIOSOL has no folder any more: it takes no new applications.',
    ])
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.withdrawn).toBe(true)

    const refused = await register(newEmail('Okafor'))
    expect([refused.statusCode, refused.json<{ code: string; message: string }>()]).toEqual([
      410,
      expect.objectContaining({
        code: 'no_new_applications',
        message:
          'Río Sol Community Lending no longer takes new applications here. If you have questions, call (888) 819-6388 or email hola@riosol.example.',
      }),
    ])
    // Nor by a query that names another lender than the header does.
    const around = await app.call({
      method: 'POST',
      url: '/identity/api/v1/registration/register?organization=RIOSOL',
      headers: { 'x-org': 'HEARTH' },
      payload: { email: newEmail('Okafor'), password: PASSWORD, phoneNumber: '4155550132' },
    })
    expect(around.statusCode).toBe(410)
    const create = createRequest({ authorization }, applicationBody('Reyes', email))
    expect((await app.call({ ...create, headers: { ...create.headers, ...headers } })).statusCode).toBe(410)
    const entry = { firstName: 'Ana', lastName: 'Okafor', email: newEmail('Okafor'), state: 'CA', zip: '95814', consent: true }
    const waitlist = () => app.call({ method: 'POST', url: '/waitlist/home-equity-loan-plus', headers, payload: entry })
    expect((await waitlist()).statusCode).toBe(410)
    expect((await app.call({ url: '/service-application/external/api/v1/offercode/RIO-1234', headers })).statusCode).toBe(410)
    expect((await html('/account/heloc/register-v2?org=RIOSOL')).statusCode).toBe(410)
    for (const path of ['/dashboard?', '/auth/login?', '/account/heloc/register/support?', '/account/heloc/waitlist?leave=1-a&'])
      expect([path, (await html(`${path}org=RIOSOL`)).statusCode]).toEqual([path, 200])
    const signIn = await app.call({ method: 'POST', url: '/identity/api/v1/login', headers, payload: { email, password: PASSWORD } })
    expect(signIn.statusCode).toBe(200)

    await rename(join(folder, '.riosol'), join(folder, 'riosol'))
    await app.container.brandKeeper.reloadFolders()
    expect((await waitlist()).statusCode).toBe(202)
    expect((await html('/account/heloc/register-v2?org=RIOSOL')).statusCode).toBe(200)
  })
})

describe('the terms of an application', () => {
  let ana: Person
  let operator: Staff
  const CHANGED = ['The brand HEARTH was changed in its folder: the change is in force.']
  /** The floor of rates hides a margin in the lowest one. */
  const highest = async (who: Person) => Math.max(...(await who.offers()).offers.map(({ rate }) => rate))
  const versionOf = async (who: Person) =>
    (await operator.get(`/applications/${who.uuid}`)).json<{ lenderVersion: number | null; audit: { detail: object }[] }>()

  it('are those of the version that it began under for as long as its offers stand; who comes later has the new ones', async () => {
    operator = await staff(app, 'operator')
    ana = await person(app, 'Reyes')
    await ana.untilStep('OFFER_SELECTION')
    const rate = await highest(ana)
    const { lenderVersion } = await versionOf(ana)
    expect(await save('hearth', ({ lending }) => ({ lending: { ...lending, pricing: [...lending.pricing, { marginBps: 75 }] } }))).toEqual(
      CHANGED,
    )

    await ana.answer('annual-income', { employmentType: 'FULL_TIME', primaryCents: 15_100_000, otherCents: 0, coOwnersCents: 0 })
    await ana.untilStep('OFFER_SELECTION')
    expect(await highest(ana)).toBe(rate)
    expect((await versionOf(ana)).lenderVersion).toBe(lenderVersion)

    const bea = await person(app, 'Reyes')
    await bea.untilStep('OFFER_SELECTION')
    expect(await highest(bea)).toBeGreaterThan(rate)
    expect((await versionOf(bea)).lenderVersion).toBe(lenderVersion! + 1)
  })

  it('are those in force once its offers have lapsed and it is priced again, and the audit log names the version', async () => {
    const rate = await highest(ana)
    const { lenderVersion } = await versionOf(ana)
    await operator.advance(31)
    await ana.untilStep('OFFER_SELECTION')
    await expect.poll(async () => (await versionOf(ana)).lenderVersion, { timeout: 20_000 }).toBe(lenderVersion! + 1)
    expect(await highest(ana)).toBeGreaterThan(rate)
    const priced = (await versionOf(ana)).audit.flatMap(({ detail }) => ('brandVersion' in detail ? [detail.brandVersion] : []))
    expect(new Set(priced).size).toBe(2)
  })

  it('are its lender’s first ones where it is older than versions', async () => {
    const { db, brands } = app.container
    await db.asOwner((owner) => owner.query('update applications set brand_version = null where id = $1', [ana.uuid]))
    expect(brands.lendingOf('HEARTH', null)).toEqual(brands.lendingOf('HEARTH', brands.now().first.get('HEARTH')))
  })
})

describe('the brand desk', () => {
  const callerOf = async ({ email }: Staff): Promise<StaffCaller> => {
    const { rows: found } = await app.container.db.query('select id from identities where email = $1', [email])
    return { identityId: String(found[0]!.id), email, roles: ['administrator'], organizations: ['RIOSOL'] }
  }
  const one = async () => callerOf(await staff(app, 'administrator', ['RIOSOL']))
  const two = async () => [await one(), await one()] as const
  const refusal = (done: Promise<unknown>) =>
    done.then(
      () => undefined,
      ({ code, message }: Problem) => [code, message],
    )

  it('puts what one person made into force when another publishes it, and what the folder says then is kept beside it', async () => {
    const { container } = app
    const [maker, other] = await two()
    const { inForce } = await readBrandVersions(container, maker, 'RIOSOL')
    const { content } = await readBrandVersion(container, maker, 'RIOSOL', inForce!)
    const changed: BrandContent = { ...content, values: { ...content.values, tagline: 'From the desk' } }
    const draft = { content: changed, withdrawn: false, note: 'A new tagline', basedOn: inForce! }

    const unreadable = { ...changed, values: { ...changed.values, hosts: [...changed.values.hosts, 'hearth.localhost', 'HEARTH'] } }
    expect(await refusal(draftBrand(container, maker, 'RIOSOL', { ...draft, content: unreadable }))).toEqual([
      'validation_failed',
      expect.any(String),
    ])
    expect(await refusal(draftBrand(container, maker, 'RIOSOL', { ...draft, basedOn: 1 }))).toEqual(['conflict', expect.any(String)])
    const late = await draftBrand(container, maker, 'RIOSOL', {
      ...draft,
      content: { ...content, values: { ...content.values, tagline: 'Left behind' } },
    })
    const { number } = await draftBrand(container, maker, 'RIOSOL', draft)
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('A line for every home')

    const { digest } = await readBrandVersion(container, other, 'RIOSOL', number)
    expect(await refusal(publishBrand(container, maker, 'RIOSOL', { number, digest }))).toEqual([
      'forbidden',
      'You made this version. Another person on the team has to publish it.',
    ])
    const version = Number((await container.db.query('select max(id) as id from brand_versions')).rows[0]!.id)
    const byMaker = {
      ...{ organizationCode: 'RIOSOL', version, madeBy: maker.identityId },
      ...{ publishedBy: maker.identityId, publishedAt: container.clock.now() },
    }
    await expect(insertDeskPublication(container.db, byMaker)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('by_another') },
    })
    await expect(insertDeskPublication(container.db, { ...byMaker, madeBy: other.identityId })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('of_maker') },
    })
    expect(await refusal(publishBrand(container, other, 'RIOSOL', { number, digest: 'x' }))).toEqual(['conflict', expect.any(String)])

    await publishBrand(container, other, 'RIOSOL', { number, digest })
    const left = await readBrandVersion(container, other, 'RIOSOL', late.number)
    expect(await refusal(publishBrand(container, other, 'RIOSOL', { number: late.number, digest: left.digest }))).toEqual([
      'conflict',
      'Another version came into force since this one was made. Make the change again, on that version.',
    ])
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('From the desk')
    expect(await save('riosol', () => ({ tagline: 'From the folder' }))).toEqual([
      'The brand RIOSOL differs in its folder; what the brand desk published stays in force.',
    ])
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('From the desk')
    expect(await readBrandVersions(container, other, 'RIOSOL')).toMatchObject({ inForce: number, folderDiffers: number + 1 })
    expect(await refusal(readBrandVersions(container, { ...other, organizations: ['HEARTH'] }, 'RIOSOL'))).toEqual([
      'not_found',
      expect.any(String),
    ])
  })

  it('hands a lender back to its folder once two people published what it says: its next change is in force at once', async () => {
    const { container } = app
    const [maker, other] = await two()
    const { inForce, folderDiffers } = await readBrandVersions(container, maker, 'RIOSOL')
    const { content, withdrawn } = await readBrandVersion(container, maker, 'RIOSOL', folderDiffers!)
    const { number } = await draftBrand(container, maker, 'RIOSOL', { content, withdrawn, note: 'As the folder', basedOn: inForce! })
    const { digest } = await readBrandVersion(container, other, 'RIOSOL', number)
    await publishBrand(container, other, 'RIOSOL', { number, digest })
    expect(await save('riosol', () => ({ tagline: 'From the folder again' }))).toEqual([
      'The brand RIOSOL was changed in its folder: the change is in force.',
    ])
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('From the folder again')
  })

  it('is one transaction: where its line of the audit log cannot be written, nothing came into force', async () => {
    const { container } = app
    const [maker, other] = await two()
    const { inForce } = await readBrandVersions(container, maker, 'RIOSOL')
    const { content } = await readBrandVersion(container, maker, 'RIOSOL', inForce!)
    const { number } = await draftBrand(container, maker, 'RIOSOL', {
      ...{ content: { ...content, values: { ...content.values, tagline: 'Cut off' } }, withdrawn: false, note: '', basedOn: inForce! },
    })
    const { digest } = await readBrandVersion(container, other, 'RIOSOL', number)
    const cutOff = {
      ...container,
      macs: {
        ...container.macs,
        mac: () => {
          throw new Error('cut off')
        },
      },
    }
    const stored = await rows('brand_publications')
    await expect(publishBrand(cutOff, other, 'RIOSOL', { number, digest })).rejects.toThrow('cut off')
    expect(await rows('brand_publications')).toBe(stored)
    await container.brandKeeper.refresh()
    expect((await organization('RIOSOL')).orgMetaData.companyInfo.tagline).toBe('From the folder again')
  })
})
