import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newestNotifications } from '../store/repositories/notifications.ts'
import { inScope } from '../store/scope.ts'
import { type Person, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { notifyPerson } from '../usecases/events/notifications.ts'

const PATH = '/service-notifications/secure/api/v1/notifications'

/** A busy machine takes longer than a second. */
const PATIENCE = { timeout: 20_000 }

let app: TestApp
let ana: Person
let ben: Person
let identityId: string
beforeAll(async () => {
  app = await openTestApp()
  ana = await person(app, 'Reyes')
  ben = await person(app, 'Reyes')
  await ana.untilStep('OFFER_SELECTION')
  const { rows } = await app.container.db.query('select identity_id from applications where id = $1', [ana.uuid])
  identityId = String(rows[0]!.identity_id)
  // What the product itself tells comes after the step.
  await vi.waitFor(async () => expect(await list(ana)).toHaveLength(1), PATIENCE)
})
afterAll(() => app.close())

interface Told {
  readonly uuid: string
  readonly title: string
  readonly status: string
}
const list = async (who: Person, organization = 'HEARTH'): Promise<Told[]> =>
  (await app.call({ url: PATH, headers: { ...who.headers, 'x-org': organization } })).json<{ notifications: Told[] }>().notifications
const read = (who: Person, uuid: string) => app.call({ method: 'POST', url: `${PATH}/${uuid}/read`, headers: who.headers })
const tell = (title: string, organizationCode = 'HEARTH') =>
  notifyPerson(
    app.container.db,
    { identityId, organizationCode },
    // The same moment for all: the order is the one in which they were told.
    { title, description: 'Said.', created: '2026-11-20T10:00:00.000Z', ctas: [{ title: 'Open', redirectPath: '/account' }] },
  )

describe('notifications', () => {
  it('are listed newest first, the hundred newest of them, and none is lost for it', async () => {
    for (let index = 0; index < 101; index++) await tell(`Number ${index}`)
    const listed = await list(ana)
    expect(listed.map(({ title }) => title)).toEqual(Array.from({ length: 100 }, (_, index) => `Number ${100 - index}`))
    const { rows } = await app.container.db.query('select count(*)::int as number from notifications where identity_id = $1', [identityId])
    expect(rows[0]!.number).toBeGreaterThanOrEqual(102)
    expect(listed[0]).toEqual({
      uuid: expect.any(String),
      title: 'Number 100',
      description: 'Said.',
      created: '2026-11-20T10:00:00.000Z',
      status: 'UNREAD',
      walletAddress: null,
      ctas: [{ title: 'Open', redirectPath: '/account' }],
    })
  })

  it('one that was read says so, and stays read at the moment of the first time', async () => {
    const { uuid } = (await list(ana))[3]!
    const first = await read(ana, uuid)
    expect([first.statusCode, first.json<Told>().status]).toEqual([200, 'READ'])
    const at = async () => (await app.container.db.query('select read_at from notifications where id = $1', [uuid])).rows[0]!.read_at
    const before = await at()
    expect((await read(ana, uuid.toUpperCase())).json<Told>().status).toBe('READ')
    expect(await at()).toEqual(before)
    expect((await list(ana)).filter(({ status }) => status === 'READ').map((told) => told.uuid)).toEqual([uuid])
  })

  it('are available to no one else: not to another person, nor to the same person at another lender', async () => {
    const { uuid } = (await list(ana))[0]!
    expect((await read(ben, uuid)).statusCode).toBe(404)
    expect((await list(ben)).map((told) => told.uuid)).not.toContain(uuid)
    await tell('At another lender', 'RIOSOL')
    expect((await list(ana)).map(({ title }) => title)).not.toContain('At another lender')
    expect((await read(ana, randomUUID())).statusCode).toBe(404)
  })

  it('the database itself shows a person none but their own', async () => {
    const asked = (scope: Parameters<typeof inScope>[0]) =>
      inScope(scope, async () => await newestNotifications(app.container.db, { identityId, organizationCode: 'HEARTH' }, 5))
    const organizations = ['HEARTH']
    expect(await asked({ kind: 'borrower', identityId, organizations })).toHaveLength(5)
    expect(await asked({ kind: 'borrower', identityId: randomUUID(), organizations })).toEqual([])
    expect(await asked({ kind: 'staff', identityId: randomUUID(), organizations })).toEqual([])
    expect(await asked({ kind: 'visitor', organizations })).toEqual([])
  })
})
