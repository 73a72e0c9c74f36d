/** The registers as administrators write them at the console, and what the calls of the wizard then answer. */
import { lenderDay } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inScope, type Scope } from '../store/scope.ts'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, newEmail } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { evaluateFlags } from '../usecases/flags/evaluate-flags.ts'

let app: TestApp
let admin: Staff
let second: Staff
let operator: Staff
let other: Staff
let platform: Staff
beforeAll(async () => {
  app = await openTestApp()
  admin = await staff(app, 'administrator')
  second = await admin.colleague()
  operator = await staff(app, 'operator')
  other = await staff(app, 'administrator', ['RIOSOL'])
  platform = await staff(app, 'platform-administrator')
})
afterAll(() => app.close())

const LETTER = {
  ...{ offerCode: 'spring27', kind: 'LETTER', campaign: 'Spring', firstName: 'Rosa', lastName: 'Reyes', street1: '48 Elm Street' },
  ...{ city: 'Sacramento', state: 'CA', zip: '95816', inHomeDate: '2026-11-01', respondByDate: '2999-12-31' },
}
const LATER = { kind: 'PRESCREEN', inHomeDate: '2999-11-01', firmOffer: { feeBps: 0, expiresOn: '2999-12-31' } }
const FIRM = { ...LETTER, offerCode: 'FIRM2027', ...LATER }
const OFFICER = {
  kind: 'ORIGINATOR',
  originatorDisplayInfo: { originatorName: 'Nia Brooks', email: 'nia@example.test', phoneNumber: '(916) 555-0111', nmls: '123456' },
  ...{ licensedStates: ['CA'], enforceLicensedStatesForReferral: false, opensInquiries: false },
}

const put = (who: Staff, path: string, payload: object) =>
  app.call({
    method: 'PUT',
    url: `/console/api/v1/registers${path}`,
    ...{ headers: who.headers, payload },
  })
const add = async (who: Staff, register: string, data: object, more: object = {}) => {
  const reply = await who.post(`/registers/${register}`, { data, ...more })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json<{ key: string; state: string; last: { version: number } }>()
}
const end = (who: Staff, name: string, key: string, version: number) =>
  who.post(`/registers/${name}/${key}/end`, { version, reason: 'No longer sent' })
const wizard = (path: string, org = 'HEARTH') => app.call({ url: path, headers: { 'x-org': org } })
const offer = (code: string, org?: string) => wizard(`/service-application/external/api/v1/offercode/${code}`, org)
const listed = async (who: Staff, register: string, query = '') =>
  (await who.get(`/registers/${register}${query}`)).json<{ entries: { key: string; state: string }[]; total: number; waiting: number }>()

describe('an entry of a register', () => {
  it('is added, changed and ended, each as a version that stays, and each in the audit log without what it says of a person', async () => {
    const { key } = await add(admin, 'offer-code', LETTER)
    expect(key).toBe('SPRING27')
    expect((await offer('spring27')).json()).toMatchObject({ firstName: 'Rosa', offerCode: 'SPRING27' })
    const changed = await put(admin, '/offer-code/SPRING27', { version: 1, data: { ...LETTER, firstName: 'Rosalia' } })
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await offer('SPRING27')).json()).toMatchObject({ firstName: 'Rosalia' })
    expect((await end(admin, 'offer-code', 'SPRING27', 2)).json()).toMatchObject({ state: 'ENDED' })
    expect((await offer('SPRING27')).statusCode).toBe(404)
    const { versions } = (await operator.get('/registers/offer-code/SPRING27')).json()
    expect(versions.map(({ version, ended, by, reason }: Record<string, unknown>) => [version, ended, by, reason])).toEqual([
      [3, true, admin.email, 'No longer sent'],
      [2, false, admin.email, null],
      [1, false, admin.email, null],
    ])
    const { rows } = await app.container.db.query(
      "select action, detail::text as detail from audit_log where action like 'register-%' order by sequence",
    )
    expect(rows.map(({ action }) => action)).toEqual(['register-entry-added', 'register-entry-changed', 'register-entry-ended'])
    expect(JSON.stringify(rows)).not.toContain('Rosa')
    await expect(app.container.db.query('update register_entries set ended = false')).rejects.toThrow(/permission denied/)
  })

  it('is not overwritten by a tab that read an earlier version, nor added twice under one key', async () => {
    const { key } = await add(admin, 'loan-originator', OFFICER)
    const change = (version: number, nmls: string) =>
      put(second, `/loan-originator/${key}`, {
        version,
        data: { ...OFFICER, originatorDisplayInfo: { ...OFFICER.originatorDisplayInfo, nmls } },
      })
    expect((await Promise.all([change(1, '1'), change(1, '2')])).map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const once = { 'idempotency-key': 'once-0123456789' }
    const keys = await Promise.all(
      [1, 2].map(async () => (await admin.post('/registers/loan-originator', { data: OFFICER }, once)).json().key),
    )
    expect(keys[0]).toBe(keys[1])
    await add(admin, 'offer-code', { ...LETTER, offerCode: 'TWICE2027' })
    expect((await admin.post('/registers/offer-code', { data: { ...LETTER, offerCode: 'twice2027' } })).statusCode).toBe(409)
  })

  it('is refused with a message at each field', async () => {
    const reply = await admin.post('/registers/offer-code', {
      data: { ...LETTER, offerCode: 'A', zip: '1', firstName: '=1+1', respondByDate: '2026-10-01' },
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['data.offerCode', 'data.zip', 'data.firstName']),
    )
  })

  it('is read by the team and written by administrators, and is unknown to another organization', async () => {
    await add(admin, 'offer-code', { ...LETTER, offerCode: 'OURS2027' })
    expect((await listed(operator, 'offer-code', '?search=ours')).entries.map(({ key }) => key)).toEqual(['OURS2027'])
    expect((await operator.get('/registers/hours')).statusCode).toBe(403)
    expect((await operator.post('/registers/offer-code', { data: LETTER })).statusCode).toBe(403)
    expect((await listed(other, 'offer-code')).total).toBe(0)
    expect((await other.get('/registers/offer-code/OURS2027')).statusCode).toBe(404)
    expect((await end(other, 'offer-code', 'OURS2027', 1)).statusCode).toBe(404)
    const VISITOR: Scope = { kind: 'visitor', organizations: ['HEARTH'] }
    const seen = await inScope(VISITOR, () =>
      app.container.db.query("select 1 from register_entries where register in ('offer-code', 'referral')"),
    )
    expect(seen.rows).toEqual([])
  })
})

describe('offer codes, referrals and loan officers', () => {
  it('answer the same for one that is unknown, that has ended, and that is another organization’s', async () => {
    await add(admin, 'offer-code', { ...LETTER, offerCode: 'ENDED2027' })
    await end(admin, 'offer-code', 'ENDED2027', 1)
    await add(other, 'offer-code', { ...LETTER, offerCode: 'THEIRS2027' })
    const referral = { ...LETTER, phoneNumber: '9165550111', email: 'r@example.test' }
    const ended = await add(admin, 'referral', referral)
    await end(admin, 'referral', ended.key, 1)
    const theirs = await add(other, 'referral', referral)
    const past = await add(admin, 'loan-originator', { ...OFFICER, activeUntil: '2026-01-31' })
    const same = async (paths: readonly string[]) => {
      const replies = await Promise.all(paths.map((path) => wizard(path)))
      const bodies = replies.map((reply) => ({ ...reply.json(), requestId: '' }))
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size, JSON.stringify(bodies)).toBe(1)
      expect(bodies[0]).toMatchObject({ status: 404 })
    }
    await same(['NONE2027', 'ENDED2027', 'THEIRS2027'].map((code) => `/service-application/external/api/v1/offercode/${code}`))
    const NONE = '00000000-0000-4000-8000-000000000000'
    await same([NONE, ended.key, theirs.key].map((key) => `/service-lead-portal/api/referrals/${key}`))
    await same([NONE, past.key].map((key) => `/service-lead-portal/api/lo/${key}`))
  })

  it('are imported by a file, all of it or nothing, with what is wrong in each line', async () => {
    const head = 'offerCode,firstName,lastName,street1,city,state,zip,inHomeDate,respondByDate,kind,firmAmount,firmExpiresOn'
    const line = (code: string, zip = '95816') => `${code},Ana,Reyes,"1 Elm St, Unit 2",Sacramento,ca,${zip},11/1/2026,12/31/2999`
    const csv = (...lines: string[]) => [head, ...lines].join('\n')
    const send = async (text: string, check = false) => (await admin.post('/registers/offer-code/import', { csv: text, check })).json()
    expect(await send(csv(`${line('FILE0001')},,,`, `${line('FILE0002', '9')},,,`))).toMatchObject({
      added: 0,
      lines: 2,
      faults: [{ line: 3, column: 'zip' }],
    })
    expect((await offer('FILE0001')).statusCode).toBe(404)
    const whole = csv(`${line('FILE0001')},,,`, `${line('FILE0002')},PRESCREEN,50000,12/31/2999`)
    expect(await send(whole, true)).toMatchObject({ added: 0, lines: 2, faults: [] })
    expect(await send(whole)).toMatchObject({ added: 2, waiting: 1 })
    expect((await send(whole)).faults).toHaveLength(2)
    expect([(await offer('FILE0001')).statusCode, (await offer('FILE0002')).statusCode]).toEqual([200, 404])
    const { imports } = (await second.get('/registers/offer-code/imports')).json()
    const confirm = (who: Staff) => who.post(`/registers/offer-code/import/${imports[0].batch}/confirm`, { count: 1 })
    expect([(await confirm(admin)).statusCode, (await confirm(other)).statusCode, (await confirm(second)).statusCode]).toEqual([
      403, 404, 200,
    ])
    expect((await offer('FILE0002')).statusCode).toBe(200)
    expect((await admin.get('/registers/offer-code/file')).body).toContain('FILE0002,PRESCREEN,,Ana,Reyes,"1 Elm St, Unit 2"')
  })
})

describe('what applicants are told or charged in law', () => {
  it('counts once another administrator has confirmed it, in the program and in the database', async () => {
    expect(await add(admin, 'offer-code', FIRM)).toMatchObject({ state: 'WAITING' })
    const confirm = (who: Staff, version: number) => who.post('/registers/offer-code/FIRM2027/confirm', { version })
    expect([(await offer('FIRM2027')).statusCode, (await confirm(admin, 1)).statusCode]).toEqual([404, 403])
    expect((await confirm(second, 1)).statusCode).toBe(200)
    expect((await offer('FIRM2027')).statusCode).toBe(200)
    // Its end takes two as well; withdrawn, the promise stands.
    expect((await end(admin, 'offer-code', 'FIRM2027', 1)).json()).toMatchObject({ state: 'WAITING', inForce: { version: 1 } })
    expect((await second.post('/registers/offer-code/FIRM2027/withdraw', { version: 2 })).json()).toMatchObject({ state: 'ACTIVE' })
    expect((await offer('FIRM2027')).statusCode).toBe(200)
    const { db } = app.container
    const insert = (register: string, data: object) =>
      db.query(
        'insert into register_entries (organization_code, register, key, version, data, written_at) values ($1, $2, $3, 9, $4, now())',
        [...['HEARTH', register, 'FIRM2027', JSON.stringify(data)]],
      )
    await expect(insert('legal-text', {})).rejects.toThrow(/takes two people/)
    await expect(insert('offer-code', LETTER)).rejects.toThrow(/takes two people/)
    const [row] = (await db.query("select id, written_by as by from register_entries where key = 'FIRM2027' and version = 2")).rows
    await expect(
      db.query("insert into register_confirmations values ($1, 'HEARTH', $2, $2, 'x', now())", [row!.id, row!.by]),
    ).rejects.toThrow(/register_confirmations_by_another/)
  })

  it('is a legal text too: it is agreed to from its day on, and what was agreed to before stays readable', async () => {
    const { clock } = app.container
    const day = (days: number) => lenderDay(new Date(Date.parse(clock.now()) + days * 86_400_000).toISOString())
    const text = {
      name: 'terms',
      version: '2099-01',
      effectiveOn: day(2),
      title: 'Terms',
      content: 'Between you and {legalName}.\n\n## All\n\nAll is new.',
    }
    const faulty = await admin.post('/registers/legal-text', { data: { ...text, effectiveOn: day(0), content: 'No parts {nothing}' } })
    expect(faulty.json().fields).toEqual([{ path: 'data.effectiveOn', message: expect.stringContaining('from tomorrow on') }])
    await add(admin, 'legal-text', text)
    const privacy = { ...text, name: 'privacy', title: 'Privacy' }
    await add(admin, 'legal-text', privacy)
    await second.post('/registers/legal-text/privacy:2099-01/confirm', { version: 1 })
    const confirmed = await second.post('/registers/legal-text/terms:2099-01/confirm', { version: 1 })
    expect(confirmed.json()).toMatchObject({ state: 'SCHEDULED' })
    const terms = async (version = '') => (await wizard(`/service-comms-prefs/external/api/v1/legal/terms${version}`)).json()
    const before = await terms()
    expect(before.version).not.toBe('2099-01')
    const agreedTo = async () =>
      (await wizard('/service-comms-prefs/external/api/v1/consent/words'))
        .json()
        .find(({ type }: { type: string }) => type === 'TERMS_PRIVACY').version
    expect(await agreedTo()).not.toContain('2099-01')
    // An end and a change that were written before the day, and wait for a second person.
    expect((await end(admin, 'legal-text', 'terms:2099-01', 1)).json()).toMatchObject({ state: 'WAITING' })
    const reworded = { ...privacy, effectiveOn: day(9), content: 'Between you and {legalName}.\n\n## All\n\nOther words.' }
    expect((await put(admin, '/legal-text/privacy:2099-01', { version: 1, data: reworded })).json()).toMatchObject({ state: 'WAITING' })
    clock.set(2 * 86_400_000)
    expect(await terms()).toMatchObject({ version: '2099-01', inForce: true })
    expect(await terms(`?version=${before.version}`)).toMatchObject({ digest: before.digest, inForce: false })
    expect(await agreedTo()).toContain('2099-01')
    for (const key of ['terms:2099-01', 'privacy:2099-01']) {
      const late = await second.post(`/registers/legal-text/${key}/confirm`, { version: 2 })
      expect([key, late.statusCode, late.json().message]).toEqual([key, 409, expect.stringContaining('has come into force')])
      expect((await second.post(`/registers/legal-text/${key}/withdraw`, { version: 2 })).json()).toMatchObject({ state: 'ACTIVE' })
    }
    expect(await terms()).toMatchObject({ version: '2099-01', inForce: true })
    expect((await end(admin, 'legal-text', 'terms:2099-01', 3)).statusCode).toBe(409)
    clock.set(0)
  })
})

describe('what the portal reads', () => {
  it('shows an announcement in its time, the organization’s own and those for everyone', async () => {
    const announcement = { variant: 'product', apps: ['heloc'], environments: ['test'] }
    await add(admin, 'announcement', { ...announcement, message: 'Open on Friday.' })
    await add(admin, 'announcement', { ...announcement, message: 'Later.', from: '2999-01-01T00:00' })
    await add(platform, 'announcement', { ...announcement, message: 'To everyone.' }, { scope: 'all' })
    expect((await admin.post('/registers/announcement', { scope: 'all', data: { ...announcement, message: 'x' } })).statusCode).toBe(403)
    expect((await admin.get('/registers/announcement')).body).toMatch(/"total":2,.*"ofAll":\[\{.*"To everyone\.".*"by":null/)
    const messages = async (org: string) =>
      (await wizard('/banners/test.json', org)).json().map(({ message }: { message: string }) => message)
    expect((await messages('HEARTH')).sort()).toEqual(['Open on Friday.', 'To everyone.'])
    expect([await messages('RIOSOL'), (await wizard('/banners/production.json')).json()]).toEqual([['To everyone.'], []])
  })

  it('tells the hours of the week that was entered, and refuses one that ends before it begins', async () => {
    const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((weekday, place) => ({
      ...{ weekday, weekdayValue: place + 1, isOpen: place < 5 },
      ...(place < 5 ? { startTime: '08:00', endTime: '16:30' } : { startTime: null, endTime: null }),
    }))
    await add(admin, 'hours', { department: 'OPS_PHONE', weekdays })
    const path = '/service-operating-hours/external/api/v1/hours/OPS_PHONE'
    expect((await wizard(path)).json().weekdays).toEqual(weekdays)
    expect((await wizard(path, 'RIOSOL')).json().weekdays[5].isOpen).toBe(true)
    const wrong = weekdays.map((each) => ({ ...each, endTime: each.isOpen ? '07:00' : null }))
    expect((await put(admin, '/hours/OPS_PHONE', { version: 1, data: { department: 'OPS_PHONE', weekdays: wrong } })).statusCode).toBe(422)
  })

  it('has disaster ZIP codes and maintenance as flags, for one organization and for all', async () => {
    const flag = async (key: string, org: string) => (await evaluateFlags(app.container, app.container.brands.get(org)!, [key]))[0]!
    await add(admin, 'disaster-zips', { zips: ['95814', '95816'] })
    expect(await flag('fe-heloc-disaster-zips', 'HEARTH')).toMatchObject({
      enabled: true,
      variables: [{ key: 'zips', defaultValue: '95814,95816' }],
    })
    expect((await flag('fe-heloc-disaster-zips', 'RIOSOL')).enabled).toBe(false)
    const maintenance = { enabled: true, message: 'Back at noon.', routes: ['/account/*'] }
    await add(platform, 'maintenance', maintenance, { scope: 'all' })
    expect(await flag('fe-heloc-maintenance', 'RIOSOL')).toMatchObject({ enabled: true })
    await platform.post('/registers/maintenance/list/end', { scope: 'all', version: 1, reason: 'All done' })
    expect((await flag('fe-heloc-maintenance', 'RIOSOL')).enabled).toBe(false)
    const typo = await put(admin, '/disaster-zips/list', { version: 1, data: { zips: ['95814', '9581', '95814'] } })
    expect(typo.json().fields).toEqual([
      { path: 'data.zips.1', message: '9581 is not a ZIP code of five digits' },
      { path: 'data.zips.2', message: '95814 is there twice' },
    ])
  })

  it('sends unserved ZIP codes to the waitlist: in the page, in the look-up and in the create call', async () => {
    await add(admin, 'unserved-zips', { prefixes: ['958'] })
    expect((await wizard('/service-application/external/api/v1/heloc/zip-eligibility?zip=95814')).json()).toMatchObject({
      reason: 'ZIP_NOT_SERVED',
    })
    expect((await wizard('/org.json')).json().orgMetaData.products.HELOC.unservedZipPrefixes).toContain('958')
    expect((await wizard('/org.json', 'RIOSOL')).json().orgMetaData.products.HELOC.unservedZipPrefixes).not.toContain('958')
    const email = newEmail('unserved')
    const reply = await app.call(createRequest(await app.signUp(email), applicationBody('Reyes', email)))
    expect([reply.statusCode, reply.json().fields[0].path]).toEqual([422, 'propertyRequest.zip'])
  })
})
