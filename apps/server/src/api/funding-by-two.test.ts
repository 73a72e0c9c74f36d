/** Above the organization's limit no one releases money alone: through the API, and for whoever writes past it. */
import type { Brand } from '@hearthline/brands'
import { mayDecideItem } from '@hearthline/contract'
import type { LineTerms } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../store/db.ts'
import { changeBrand } from '../testing/change-brand.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { type Person, person } from '../testing/person.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
let funder: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
  funder = await staff(app, 'funder')
})
afterAll(() => app.close())

const FUNDERS = 'Only a funder releases money at this organization.'
const APPROVED = { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' }

/** As the organization's folder says from now on; gives back what it said before. */
const withFunding = (funding: Partial<Brand['lending']['funding']>): (() => void) =>
  changeBrand(app.container, 'HEARTH', (usual) => ({
    ...usual,
    lending: { ...usual.lending, funding: { ...usual.lending.funding, ...funding } },
  }))

const idOf = async ({ email }: Staff) =>
  String((await app.container.db.query('select id from identities where email = $1', [email])).rows[0]!.id)
const told = async (reply: Promise<{ statusCode: number; json<T>(): T }>) => {
  const answered = await reply
  return [answered.statusCode, answered.json<{ message?: string }>().message]
}
const barredFor = async (who: Staff, { uuid }: Person) =>
  (await who.get(`/applications/${uuid}`)).json<{ openItem: { barred: string | null } }>().openItem.barred

/** As the funding queue has it; undefined where it is not in it. */
const moneyIn = async (who: Staff, { uuid }: Person) =>
  (await who.get('/queue?show=money')).json<{ rows: { uuid: string; money: unknown }[] }>().rows.find((row) => row.uuid === uuid)?.money

/** Writes as a statement of the node would, around every use case. */
const write = (session: Pick<Session, 'query'>, { uuid }: Person, item: string, data: object, actor: string, shape = 1) =>
  session.query(
    `insert into facts (application_id, item, party, basis, version, data, shape, actor, settled_at)
     values ($1, $2, 'borrower', 'around', 9999, $3, $5, $4, now())`,
    [uuid, item, JSON.stringify(data), actor, shape],
  )
const writeDecision = (borrower: Person, actor: string) => write(app.container.db, borrower, 'funding-decision', APPROVED, actor)

describe('a line above the limit', () => {
  it('is funded by two persons: whoever gave the first approval cannot give the second, by the API or around it', async () => {
    const borrower = await person(app, 'Reyes')
    await borrower.untilStep('OFFER_SELECTION')
    const offered = await borrower.offers()
    const large = offered.offers.find(({ type, minDraw, maxDraw }) => type === 'FIXED' && minDraw <= 160_000 && maxDraw >= 160_000)!
    const choice = { ...firstOffer({ offers: [large] }), drawCents: 16_000_000 }
    await borrower.answer('chosen-offer', choice)
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    expect((await operator.resultOf<LineTerms>(borrower, 'closing-terms')).lineCents).toBeGreaterThan(15_000_000)
    expect(await operator.resultOf(borrower, 'funding-limit')).toEqual({ approvedByOneUpToCents: 15_000_000 })
    expect((await borrower.application()).openItem).toBe('funding-first-approval')
    expect(await moneyIn(operator, borrower)).toMatchObject({ approvals: { needed: 2, given: [] } })
    // Where no funder is left for the second approval, whoever would give the first reads so before.
    const advised = async (who: Staff) =>
      (await who.get(`/applications/${borrower.uuid}`)).json<{ openItem: { advice: string | null } }>().openItem.advice
    expect([await advised(operator), await advised(funder)]).toEqual([null, expect.stringContaining('You are the only funder who can')])
    expect((await (await operator.funder()).decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(409)

    // The first approval is the team's, and a funder may give it too; then it takes another funder.
    const second = await funder.another()
    expect(await advised(funder)).toBeNull()
    const by = `operator:${await idOf(funder)}`
    await expect(writeDecision(borrower, by)).rejects.toThrow(/released by two persons/)
    // Whoever recorded what the money rests on gives neither approval.
    for (const approval of ['funding-first-approval', 'funding-decision'])
      await expect(
        app.container.db.transaction(async (session) => {
          await write(session, borrower, 'rescission-statements', { statements: [] }, by)
          await write(session, borrower, approval, APPROVED, by)
        }),
      ).rejects.toThrow(/rests on does not release it|released by two persons/)
    // Nor whoever accepted an account or an ID, to be paid first or after a return; what they decided of the rest bars no one.
    const accepted = (condition: string) => ({ condition, outcome: 'ACCEPTED', reason: 'Confirmed by telephone.', on: condition })
    const someone = `operator:${await idOf(second)}`
    const around = (approval: string, evidence: readonly (readonly [item: string, data: object, actor: string])[]) =>
      app.container.db.transaction(async (session) => {
        for (const [item, data, actor] of evidence) await write(session, borrower, item, data, actor)
        await write(session, borrower, approval, APPROVED, by)
        throw new Error('It was written')
      })
    const account = ['conditions', { decided: [accepted('PHONE'), accepted('BANK_ACCOUNT')] }] as const
    for (const approval of ['funding-first-approval', 'replacement-first-approval', 'replacement-approval']) {
      const apart = /rests on does not release it|released by two persons/
      await expect(around(approval, [[...account, by]])).rejects.toThrow(apart)
      await expect(around(approval, [['replacement-account-review', APPROVED, by]])).rejects.toThrow(apart)
      await expect(around(approval, [['signer-identity-review', { confirmed: true }, by]])).rejects.toThrow(apart)
    }
    // A fact carries what was decided before: only the phone number is theirs.
    const phone = ['conditions', { decided: [accepted('BANK_ACCOUNT'), accepted('PHONE')] }, by] as const
    const first = ['conditions', { decided: [accepted('BANK_ACCOUNT')] }, someone] as const
    await expect(around('funding-first-approval', [first, phone])).rejects.toThrow('It was written')
    const third = await funder.another()
    await write(app.container.db, borrower, account[0], account[1], `operator:${await idOf(third)}`, 2)
    expect(await barredFor(third, borrower)).toMatch(/^You accepted an ID, an account or a match .* Two others on the team must approve/)
    expect([await barredFor(operator, borrower), await barredFor(funder, borrower)]).toEqual([null, null])
    expect((await funder.decide(borrower.uuid, 'funding-first-approval', APPROVED)).statusCode).toBe(200)
    // Until the last one is given it is theirs to take back, with a reason, and nobody else's.
    const takenBack = { outcome: 'REFUSED', reason: 'The figures are looked at once more.' }
    const mayTakeBack = async (who: Staff) => (await who.get(`/applications/${borrower.uuid}`)).json<{ takeBack: object | null }>().takeBack
    expect([await mayTakeBack(second), await mayTakeBack(funder)]).toEqual([
      null,
      { item: 'funding-first-approval', title: 'Funding approval, first of two' },
    ])
    expect(await told(second.decide(borrower.uuid, 'funding-first-approval', takenBack))).toEqual([
      403,
      'Whoever gave this approval takes it back. You can hold the payment.',
    ])
    expect((await funder.decide(borrower.uuid, 'funding-first-approval', APPROVED)).statusCode).toBe(409)
    expect((await funder.decide(borrower.uuid, 'funding-first-approval', takenBack)).statusCode).toBe(200)
    expect([(await borrower.application()).openItem, await mayTakeBack(funder)]).toEqual(['funding-first-approval', null])
    expect((await second.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(409)
    await expect(writeDecision(borrower, someone)).rejects.toThrow(/released by two persons/)
    expect((await funder.decide(borrower.uuid, 'funding-first-approval', APPROVED)).statusCode).toBe(200)
    const own = 'You gave the first approval. Someone else on the team must give the second.'
    expect(await told(funder.decide(borrower.uuid, 'funding-decision', APPROVED))).toEqual([403, own])
    expect([await barredFor(funder, borrower), await barredFor(second, borrower)]).toEqual([own, null])
    const { lineCents } = await operator.resultOf<LineTerms>(borrower, 'closing-terms')
    const approved = (byYou: boolean) => ({ needed: 2, given: [{ by, at: expect.any(String), byYou }] })
    const atStake = { lineCents, drawCents: 16_000_000 }
    expect(await moneyIn(funder, borrower)).toEqual({ ...atStake, approvals: approved(true) })
    expect(await moneyIn(second, borrower)).toEqual({ ...atStake, approvals: approved(false) })
    for (const actor of [by, by.replace('operator', 'platform')])
      await expect(writeDecision(borrower, actor)).rejects.toThrow(/released by two persons/)

    // Who has the role of nothing but a team, around every use case.
    const stranger = `operator:${await idOf(await operator.another())}`
    await expect(writeDecision(borrower, stranger)).rejects.toThrow(/Only a funder lets money leave/)
    await expect(
      write(
        app.container.db,
        borrower,
        'payoff-follow-up',
        { events: [{ debt: 'card-1', what: 'PAID_AGAIN', on: '2026-11-25' }] },
        stranger,
      ),
    ).rejects.toThrow(/Only a funder lets money leave/)

    // The limit of now is not that of what was approved already.
    const restore = withFunding({ approvedByOneUpToCents: 40_000_000 })
    expect(await told(funder.decide(borrower.uuid, 'funding-decision', APPROVED))).toEqual([403, own])
    restore()
    expect((await borrower.application()).openItem).toBe('funding-decision')
    // Whoever never gave the first approval, or took theirs back, gives the last one: what counts is whose first approval stands.
    const first200 = async (who: Staff, data: object) =>
      expect((await who.decide(borrower.uuid, 'funding-first-approval', data)).statusCode).toBe(200)
    await first200(funder, takenBack)
    await first200(second, takenBack)
    expect([await advised(operator), await advised(funder), await advised(second)]).toEqual([null, null, null])
    await first200(funder, APPROVED)
    expect([await barredFor(funder, borrower), await barredFor(second, borrower)]).toEqual([own, null])
    await first200(funder, takenBack)
    await first200(second, APPROVED)
    expect([await barredFor(funder, borrower), await barredFor(second, borrower)]).toEqual([null, own])
    await expect(writeDecision(borrower, someone)).rejects.toThrow(/released by two persons/)
    expect((await funder.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
    expect((await borrower.untilStep('COMPLETE')).step).toBe('COMPLETE')
    // The sandbox's processor makes its own files: what went is there by its day.
    const { sent } = (await funder.get('/bank-files')).json<{ sent: { amountCents: number; application: { uuid: string } }[] }>()
    expect(sent).toContainEqual(expect.objectContaining({ application: expect.objectContaining({ uuid: borrower.uuid }) }))
  })
})

describe('a line up to the limit', () => {
  let borrower: Person
  beforeAll(async () => {
    borrower = await personAt(app, operator, 'RESCISSION')
  })

  it('is funded by one, and where the organization’s limit is lower by two', async () => {
    const restore = withFunding({ approvedByOneUpToCents: 1_000_000 })
    await liveOn(borrower, operator, 'FUNDING_DECISION')
    restore()
    expect(await operator.resultOf(borrower, 'funding-limit')).toEqual({ approvedByOneUpToCents: 1_000_000 })
    expect((await borrower.application()).openItem).toBe('funding-first-approval')
    await expect(writeDecision(borrower, `operator:${await idOf(operator)}`)).rejects.toThrow(/released by two persons/)
    expect((await funder.decide(borrower.uuid, 'funding-first-approval', APPROVED)).statusCode).toBe(200)
    const other = await personAt(app, operator, 'FUNDING_DECISION', 'Okafor')
    expect((await other.application()).openItem).toBe('funding-decision')
    expect(await moneyIn(operator, other)).toMatchObject({ approvals: { needed: 1, given: [] } })
    expect((await (await operator.funder()).decide(other.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
  })

  it('is released by a funder and by no one else, and the first of two approvals is theirs as well where the organization says so', async () => {
    const restore = withFunding({ approvers: 'FUNDERS' })
    expect(mayDecideItem(['operator'], 'funding-first-approval', 'FUNDERS')).toBe(false)
    restore()
    for (const role of ['operator', 'underwriter', 'administrator', 'platform-administrator'] as const) {
      const member = await staff(app, role)
      expect([role, ...(await told(member.decide(borrower.uuid, 'funding-decision', APPROVED)))]).toEqual([role, 403, FUNDERS])
      expect(await barredFor(member, borrower)).toBe(FUNDERS)
    }
  })

  it('waits where no one has the role, which the queue says, until an administrator gives it to someone else', async () => {
    const administrator = await staff(app, 'administrator')
    const elsewhere = await staff(app, 'administrator', ['RIOSOL'])
    const missing = async (who: Staff) => (await who.get('/queue?show=money')).json<{ fundersMissing: string[] }>().fundersMissing
    expect(await missing(operator)).toEqual([])
    await app.container.db.query("update identities set roles = '{closer}' where 'funder' = any(roles)")
    expect(await missing(operator)).toEqual(['Hearthline'])
    expect(await barredFor(operator, borrower)).toMatch(/no one at this organization has that role/)
    const chosen = await staff(app, 'operator')
    const [id, own] = [await idOf(chosen), await idOf(administrator)]
    const give = async (who: Staff, to: string, isFunder = true) =>
      (
        await app.call({
          ...{ method: 'PUT', url: `/console/api/v1/staff/${to}/funder` },
          ...{ headers: { ...who.headers, 'content-type': 'application/json' }, payload: JSON.stringify({ isFunder, reason: 'On duty' }) },
        })
      ).statusCode
    const auditor = await idOf(await staff(app, 'auditor'))
    expect([await give(operator, id), await give(elsewhere, id), await give(administrator, own)]).toEqual([403, 404, 403])
    expect(await give(administrator, auditor)).toBe(403)
    expect(await give(administrator, id)).toBe(200)
    const { staff: team } = (await administrator.get('/staff')).json<{ staff: { id: string; roles: string[]; barred: string | null }[] }>()
    expect(team.find((one) => one.id === id)).toMatchObject({ roles: ['operator', 'funder'], barred: null })
    expect(team.find((one) => one.id === own)?.barred).toMatch(/to themselves/)
    expect((await app.container.db.query("select detail from audit_log where action = 'roles-changed'")).rows).toMatchObject([
      { detail: { account: id, before: ['operator'], roles: ['operator', 'funder'], reason: 'On duty' } },
    ])
    expect(await missing(operator)).toEqual([])
    expect((await chosen.decide(borrower.uuid, 'funding-decision', APPROVED)).statusCode).toBe(200)
    await borrower.untilStep('COMPLETE')
  })
})

it('a funder decides nothing but the money', async () => {
  const funder = await staff(app, 'funder')
  const borrower = await person(app, 'Delinquent')
  await borrower.untilStep('DELINQUENCY_REVIEW')
  // It waits for a person, and for no money.
  expect(await moneyIn(funder, borrower)).toBeUndefined()
  const refused = await told(funder.decide(borrower.uuid, 'delinquency-review', { outcome: 'CONTINUE', reason: 'x' }))
  expect(refused).toEqual([403, 'Your role does not decide this. Someone else on the team has to.'])
  for (const path of ['/items/soft-credit/rerun', '/rescission'])
    expect((await funder.post(`/applications/${borrower.uuid}${path}`, { reason: 'Looked at' })).statusCode).toBe(403)
})
