import { randomUUID } from 'node:crypto'
import { isWithinShare } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let ana: Person
let borrower: Person
let administrator: Staff
let second: Staff
let elsewhere: Staff
let platform: Staff
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Lowscore')
  borrower = await person(app, 'Reyes')
  administrator = await staff(app, 'administrator')
  second = await staff(app, 'underwriter')
  elsewhere = await staff(app, 'administrator', ['RIOSOL'])
  platform = await staff(app, 'platform-administrator')
})
afterAll(() => app.close())

interface Feature {
  key: string
  enabled: boolean
  variables: { key: string; defaultValue: string }[]
}

const flag = async (key: string, query = '', org = 'HEARTH') =>
  (await app.call({ url: `/service-flags/external/api/v1/flags?keys=${key}${query}`, headers: { 'x-org': org } })).json<{
    flags: Feature[]
  }>().flags[0]!

const put = (who: Staff, key: string, body: Record<string, unknown>) =>
  app.call({
    method: 'PUT',
    url: `/console/api/v1/flags/${key}/rules`,
    headers: { ...who.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ scope: 'ORGANIZATION', number: 0, reason: 'Agreed on Monday', ...body }),
  })

const confirm = (who: Staff, key: string, number: number) => who.post(`/flags/${key}/rules/${number}/confirm`, { scope: 'ORGANIZATION' })

describe('the rules of a flag', () => {
  it('count at once for their own organization, are kept as versions and recorded', async () => {
    const made = await put(administrator, 'portfolio-manager', { rules: [{ enabled: true }] })
    expect([made.statusCode, made.json()]).toEqual([200, { number: 1, waits: false }])
    expect([(await flag('portfolio-manager')).enabled, (await flag('portfolio-manager', '', 'NORTHGATE')).enabled]).toEqual([true, false])
    // Whoever read the version before it changes nothing.
    expect((await put(administrator, 'portfolio-manager', { rules: [] })).statusCode).toBe(409)
    expect((await put(administrator, 'portfolio-manager', { number: 1, rules: [{ enabled: true, isStopped: true }] })).statusCode).toBe(200)
    expect((await flag('portfolio-manager')).enabled).toBe(false)
    const read = (await administrator.get('/flags/portfolio-manager')).json()
    expect(read).toMatchObject({ enabled: false, reason: 'DISABLED', because: 'Its rules are stopped. What counts without them is “off”.' })
    expect(read.lists[0].versions.map(({ number, state }: { number: number; state: string }) => [number, state])).toEqual([
      [2, 'IN_FORCE'],
      [1, 'REPLACED'],
    ])
    const { rows } = await app.container.db.query("select detail from audit_log where action = 'flag-rules-changed' order by sequence")
    expect(rows[0]!.detail).toMatchObject({ flag: 'portfolio-manager', number: 1, rules: [{ enabled: true }], reason: 'Agreed on Monday' })
  })

  it('of what the law has a say in count when another person confirms them, in the program and in the database', async () => {
    const made = await put(administrator, 'age-62-plus', { rules: [{ enabled: true, states: ['CA'] }] })
    expect(made.json()).toEqual({ number: 1, waits: true })
    const isOn = async () => (await flag('age-62-plus', '&state=CA')).enabled
    expect(await isOn()).toBe(false)
    expect((await confirm(administrator, 'age-62-plus', 1)).statusCode).toBe(403)
    expect((await confirm(elsewhere, 'age-62-plus', 1)).statusCode).toBe(404)
    expect((await second.get('/flags/age-62-plus')).json().lists[0].waiting).toMatchObject({ number: 1, byYou: false, mayConfirm: true })
    expect((await confirm(second, 'age-62-plus', 1)).statusCode).toBe(200)
    expect((await confirm(second, 'age-62-plus', 1)).statusCode).toBe(409)
    expect([await isOn(), (await flag('age-62-plus', '&state=TX')).enabled, (await flag('age-62-plus')).enabled]).toEqual([
      true,
      false,
      false,
    ])
    const { db } = app.container
    const by = randomUUID()
    const { rows } = await db.query(
      "insert into flag_rule_sets (organization_code, flag, number, rules, reason, needs_second, made_by, made_at) values ('HEARTH', 'ny-blocked', 1, '[]', 'x', true, $1, now()) returning id",
      [by],
    )
    const insert = (maker: string, confirmer: string) =>
      db.query("insert into flag_rule_confirmations values ($1, 'HEARTH', $2, $3, now())", [rows[0]!.id, maker, confirmer])
    await expect(insert(by, by)).rejects.toThrow(/flag_rule_confirmations_by_another/)
    await expect(insert(randomUUID(), by)).rejects.toThrow(/flag_rule_confirmations_of_set/)
    await expect(db.query("update flag_rule_sets set flag = 'x'")).rejects.toThrow(/permission denied/)
  })

  it('are written by administrators for their own organization, and by the platform for all; the organization’s own come first', async () => {
    expect((await put(second, 'wallet-area', { rules: [] })).statusCode).toBe(403)
    const rules = [
      { enabled: true, organizations: ['RIOSOL', 'NORTHGATE'] },
      { enabled: false, organizations: ['HEARTH'] },
      { enabled: true },
    ]
    expect((await put(administrator, 'wallet-area', { scope: 'ALL', rules })).statusCode).toBe(403)
    expect((await put(platform, 'wallet-area', { scope: 'ALL', rules })).statusCode).toBe(200)
    expect([(await flag('wallet-area')).enabled, (await flag('wallet-area', '', 'NORTHGATE')).enabled]).toEqual([false, true])
    // Staff of one organization read what concerns them, with its place, and no name of another.
    const theirs = (await elsewhere.get('/flags/wallet-area')).json()
    expect(theirs.lists[1]).toMatchObject({
      mayChange: false,
      versions: [],
      rules: [
        { place: 1, rule: { enabled: true, organizations: ['RIOSOL'] } },
        { place: 3, rule: { enabled: true } },
      ],
    })
    expect(JSON.stringify(theirs)).not.toContain('NORTHGATE')
    expect((await put(administrator, 'wallet-area', { rules: [{ enabled: true }] })).statusCode).toBe(200)
    expect((await administrator.get('/flags/wallet-area')).json()).toMatchObject({ enabled: true, source: 'ORGANIZATION' })
    const seen = (await platform.get('/flags')).json()
    expect(seen.organizations.length).toBeGreaterThan(2)
    expect(seen.flags.find(({ key }: Feature) => key === 'wallet-area').onAt).toEqual(
      expect.arrayContaining(['HEARTH', 'NORTHGATE', 'RIOSOL']),
    )
  })

  it('that do not fit the flag are refused with the place of the fault, and a flag that no one declared is not found', async () => {
    const reply = await put(administrator, 'fe-heloc-redesign-2025', { rules: [{ enabled: false, share: 10 }] })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().fields).toEqual([
      { path: 'rules.0.share', message: 'This flag is the same for everyone, so it cannot be given to a share of people' },
    ])
    const unknown = await put(platform, 'wallet-area', { scope: 'ALL', number: 1, rules: [{ enabled: true, organizations: ['NOWHERE'] }] })
    expect(unknown.json().fields[0].message).toBe('There is no organization NOWHERE')
    expect((await put(administrator, 'no-such-flag', { rules: [] })).statusCode).toBe(404)
  })
})

describe('what a visitor gets', () => {
  it('is the new registration or the older one with the page itself', async () => {
    const inPage = async () => (await app.call({ url: '/org.json?org=HEARTH' })).json().flags['fe-heloc-redesign-2025']
    expect(await inPage()).toBe(true)
    await put(administrator, 'fe-heloc-redesign-2025', { rules: [{ enabled: false }] })
    expect(await inPage()).toBe(false)
    await put(administrator, 'fe-heloc-redesign-2025', { number: 1, rules: [] })
  })

  it('is the same for a tracker each time, whichever call asks, and the side of an experiment is told', async () => {
    const rules = [{ enabled: true, share: 50, isExperiment: true }]
    expect((await put(administrator, 'leave-survey', { rules })).statusCode).toBe(200)
    const trackers = Array.from({ length: 6 }, () => randomUUID())
    for (const tracker of trackers) {
      const enabled = isWithinShare('leave-survey', tracker, 50)
      const asked = await flag('leave-survey', `&trackerUuid=${tracker}`)
      expect(asked).toEqual({
        key: 'leave-survey',
        enabled,
        variables: [{ key: 'experiment', defaultValue: enabled ? 'variation' : 'control' }],
      })
      const optimized = await app.call({
        method: 'POST',
        url: '/service-optimize/external/api/v1/feature',
        payload: { featureKey: 'leave-survey', optimizeUser: { trackerId: tracker } },
      })
      expect(optimized.json()).toEqual(asked)
    }
    // Whoever is signed in is known by the tracker of their account, wherever they are.
    const own = trackers.find((tracker) => isWithinShare('leave-survey', tracker, 50)) ?? trackers[0]!
    await app.call({ method: 'PUT', url: '/service-profile/api/v1/tracker', headers: ana.headers, payload: { trackerUuid: own } })
    const signedIn = await app.call({
      url: `/service-flags/secure/api/v1/flags?keys=leave-survey&applicationUuid=${ana.uuid}`,
      headers: ana.headers,
    })
    expect(signedIn.json().flags[0].enabled).toBe(isWithinShare('leave-survey', own, 50))
    const other = await app.call({ url: `/service-flags/secure/api/v1/flags?identityUuid=${randomUUID()}`, headers: ana.headers })
    expect(other.statusCode).toBe(404)
  })
})

describe('an experiment', () => {
  const countsOf = async () => (await administrator.get('/flags/leave-survey')).json().counts

  it('is counted once for a visitor and once for an application, whatever is reported again', async () => {
    const tracker = randomUUID()
    const decide = (trackerId?: string) =>
      app.call({
        method: 'POST',
        url: '/service-optimize/external/api/v2/decision',
        payload: { featureKey: 'leave-survey', optimizeUser: { ...(trackerId && { trackerId }) } },
      })
    const none = await decide()
    expect([none.statusCode, none.json().message]).toEqual([409, 'Could not establish session.'])
    await Promise.all([decide(tracker), decide(tracker), decide('no-tracker-of-ours')])
    await decide(tracker)
    const side = isWithinShare('leave-survey', tracker, 50) ? 'variation' : 'control'
    expect(await countsOf()).toEqual([{ variation: side, kind: 'VISITOR', count: 1 }])
    const assign = (variation: string) =>
      app.call({
        method: 'POST',
        url: '/service-application/api/v1/experiments/assignment',
        headers: ana.headers,
        payload: { name: 'leave-survey', variation, appUuid: ana.uuid },
      })
    await Promise.all([assign('variation'), assign('variation')])
    const again = await assign('control')
    expect(again.json()).toEqual({ experiments: [{ name: 'leave-survey', variation: 'control' }] })
    expect(await countsOf()).toEqual([
      { variation: 'variation', kind: 'APPLICATION', count: 1 },
      { variation: side, kind: 'VISITOR', count: 1 },
    ])
    const { rows } = await app.container.db.query("select count(*)::int as n from events where name = 'experiment.assigned'")
    expect(rows[0]!.n).toBe(1)
    expect((await elsewhere.get('/flags/leave-survey')).json().counts).toEqual([])
  })

  it('says who would see what, and why, and counts nothing of it', async () => {
    const person = randomUUID()
    const before = await countsOf()
    const reply = await administrator.post('/flags/try', { person, state: 'CA' })
    const answer = (key: string) => reply.json().flags.find((each: Feature) => each.key === key)
    expect(answer('leave-survey')).toMatchObject({
      enabled: isWithinShare('leave-survey', person, 50),
      reason: 'SPLIT',
      because: expect.stringMatching(/^Rule 1 of this organization’s own rules is an experiment/),
    })
    expect(answer('age-62-plus')).toMatchObject({ enabled: true, reason: 'TARGETING_MATCH' })
    expect(answer('sms-transactional')).toMatchObject({ enabled: true, reason: 'DEFAULT', source: 'STANDARD' })
    expect(await countsOf()).toEqual(before)
    expect((await administrator.post('/flags/try', { organizationCode: 'RIOSOL' })).statusCode).toBe(404)
    expect((await elsewhere.post('/flags/try', { applicationUuid: ana.uuid })).statusCode).toBe(404)
    expect((await administrator.post('/flags/try', { applicationUuid: ana.uuid })).json()).toMatchObject({
      organizationCode: 'HEARTH',
      state: 'CA',
    })
  })
})

it('where debts are not paid directly, none is listed with the offers and none is taken', async () => {
  await borrower.untilStep('OFFER_SELECTION')
  const { offers, liabilities } = await borrower.offers()
  const [debt] = liabilities
  const offer = offers.toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
  const choice = { type: offer.type, term: offer.term, originationFee: offer.originationFee, amount: offer.maxDraw, discounts: [] }
  const rules = [{ enabled: false, states: ['CA'] }]
  expect((await put(administrator, 'DDP_Pilot', { rules })).json()).toEqual({ number: 1, waits: true })
  expect((await borrower.offers()).liabilities.length).toBeGreaterThan(0)
  expect((await confirm(second, 'DDP_Pilot', 1)).statusCode).toBe(200)
  expect((await borrower.offers()).liabilities).toEqual([])
  const refused = await borrower.put('/offer', { ...choice, cashPreference: 'DEDUCT', payOffTradelineIds: [debt!.id] })
  expect([refused.statusCode, refused.json().fields[0].path]).toEqual([422, 'payOffTradelineIds'])
  expect((await borrower.put('/offer', choice)).statusCode).toBe(200)
})
