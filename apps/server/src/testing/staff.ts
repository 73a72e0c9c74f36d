/** A staff member, signed in at the console. */
import { randomUUID } from 'node:crypto'
import { letsMoneyLeave, type Role } from '@hearthline/contract'
import { type LocalDate, lenderDay, type ReceivedDocumentKind } from '@hearthline/domain'
import type { LightMyRequestResponse } from 'fastify'
import { insertIdentity } from '../store/repositories/people.ts'
import { pictureForm } from './show-identity.ts'
import { PASSWORD, type TestApp } from './test-app.ts'

const CONSOLE = '/console/api/v1'

export interface Staff {
  readonly email: string
  readonly headers: { readonly authorization: string }
  get(path: string): Promise<LightMyRequestResponse>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Uploads what someone else sent to the team: a photo of it. Other `alike` are other photos. */
  receive(uuid: string, kind: ReceivedDocumentKind, alike?: string): Promise<LightMyRequestResponse>
  /** Settles the open wait of an application. */
  /** The version that stands now, as the header that names what was read. */
  readNow(uuid: string): Promise<Record<string, string>>
  decide(uuid: string, item: string, data: unknown): Promise<LightMyRequestResponse>
  advance(days: number): Promise<LightMyRequestResponse>
  /** The lender's day. */
  today(): LocalDate
  /** Someone else of the same role and organizations: some things take two. The same one each time. */
  colleague(): Promise<Staff>
  /** Who releases money for the same organizations. The same one each time. */
  funder(): Promise<Staff>
  /** One more, who records what the money then rests on, and so does not release it. The same one each time. */
  recorder(): Promise<Staff>
  /** One more of them, each time. */
  another(): Promise<Staff>
  /** What an application's file shows of an item's result; undefined for one that it does not hold. */
  resultOf<Result = unknown>(application: { readonly uuid: string }, item: string): Promise<Result>
}

/** As if whoever signed in with this email had given their second factor too; second-factor.test.ts has how that is done. */
export const passSecondFactor = (app: Pick<TestApp, 'container'>, email: string): Promise<unknown> =>
  app.container.db.query(
    `update sessions set second_factor = 'passkey', second_factor_at = clock_timestamp(), expires_at = sessions.created_at + interval '12 hours'
     from identities where identities.id = identity_id and email = $1 and second_factor_at is null`,
    [email],
  )

/** They all have the same password, and a hash takes a while on purpose. */
let hashed: Promise<string> | undefined

/** @param organizations that they act for; the first is where they sign in */
export async function staff(
  app: TestApp,
  role: Role,
  organizations: readonly [string, ...string[]] = ['HEARTH'],
  name?: string,
): Promise<Staff> {
  const { db, passwords, clock } = app.container
  const email = name ?? `${role}.${randomUUID().slice(0, 8)}@example.test`
  const [organizationCode] = organizations
  hashed ??= passwords.hash(PASSWORD)
  const passwordHash = await hashed
  await insertIdentity(db, {
    id: randomUUID(),
    email,
    passwordHash,
    organizationCode,
    roles: [role],
    staffOrganizations: [...organizations],
    createdAt: clock.now(),
  })
  const login = await app.call({
    method: 'POST',
    url: '/identity/api/v1/login',
    headers: { 'x-org': organizationCode },
    payload: { email, password: PASSWORD },
  })
  if (login.statusCode !== 200) throw new Error(`The ${role} could not sign in: ${login.statusCode} ${login.body}`)
  await passSecondFactor(app, email)
  const headers = { authorization: `Bearer ${login.json<{ jwt: string }>().jwt}` }
  const post: Staff['post'] = (path, body, more = {}) =>
    app.call({
      method: 'POST',
      url: `${CONSOLE}${path}`,
      headers: { ...headers, ...more, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  let second: Promise<Staff> | undefined
  let recorder: Promise<Staff> | undefined
  let funder: Promise<Staff> | undefined
  /** As the page does, which sends it with every decision: what is read just before. */
  const readNow: Staff['readNow'] = async (uuid) => {
    const { version } = (await get(`/applications/${uuid}`)).json<{ version?: number }>()
    const none: Record<string, string> = {}
    return version === undefined ? none : { 'if-match': `"${version}"` }
  }
  const get: Staff['get'] = (path) => app.call({ url: `${CONSOLE}${path}`, headers })
  return {
    email,
    headers,
    get,
    post,
    receive: (uuid, kind, alike) =>
      app.call({ method: 'POST', url: `${CONSOLE}/applications/${uuid}/documents?kind=${kind}`, ...pictureForm(headers, kind, alike) }),
    readNow,
    decide: async (uuid, item, data) =>
      post(
        `/applications/${uuid}/items/${item}`,
        { data, reason: 'Looked at by a person' },
        letsMoneyLeave(item) ? await readNow(uuid) : {},
      ),
    today: () => lenderDay(clock.now()),
    colleague: () => (second ??= staff(app, role, organizations)),
    funder: () => (funder ??= staff(app, 'funder', organizations)),
    recorder: () => (recorder ??= staff(app, role, organizations)),
    another: () => staff(app, role, organizations),
    advance: (days) => post('/sandbox/time', { advanceDays: days }),
    async resultOf<Result>({ uuid }: { readonly uuid: string }, item: string) {
      const file = (await get(`/applications/${uuid}`)).json<{ walk: { id: string; data: unknown }[] }>()
      return file.walk.find(({ id }) => id === item)?.data as Result
    },
  }
}

/** As an administrator says at the console whether a member releases money too: at once, also in their open session. */
export async function sayFunder(app: TestApp, { email }: Pick<Staff, 'email'>, isFunder: boolean): Promise<void> {
  const { headers } = await staff(app, 'administrator')
  const [found] = (await app.container.db.query('select id from identities where email = $1', [email])).rows
  const url = `${CONSOLE}/staff/${String(found!.id)}/funder`
  const payload = JSON.stringify({ isFunder, reason: 'On duty' })
  const reply = await app.call({ method: 'PUT', url, headers: { ...headers, 'content-type': 'application/json' }, payload })
  if (reply.statusCode !== 200) throw new Error(`The role was not changed: ${reply.statusCode} ${reply.body}`)
}
