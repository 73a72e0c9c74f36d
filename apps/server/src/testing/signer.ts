/** Someone who signs beside a borrower, with the session that a mailed code gives. */
import { randomUUID } from 'node:crypto'
import type { SigningBody } from '@hearthline/contract'
import type { LightMyRequestResponse } from 'fastify'
import { insertIdentity } from '../store/repositories/people.ts'
import { readMailbox } from '../usecases/mailbox/read-mailbox.ts'
import { openSession } from '../usecases/session/open-session.ts'
import { newEmail } from './person.ts'
import { documentIn, pictureForm } from './show-identity.ts'
import type { TestApp } from './test-app.ts'

const ORGANIZATION = { 'x-org': 'HEARTH' }
export const SIGNINGS = '/service-application/api/v1/signer/applications'

export interface CodeHolder {
  readonly headers: { readonly authorization: string; readonly 'x-org': string }
  signings(): Promise<SigningBody[]>
  signing(of: SigningBody): Promise<SigningBody>
  put(of: SigningBody, item: string, data: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** One of a signer's own acts beside their answers. */
  post(of: SigningBody, path: string, data: object): Promise<LightMyRequestResponse>
  get(of: SigningBody, path?: string): Promise<LightMyRequestResponse>
  /** Other `alike` are other photos. */
  send(of: SigningBody, kind: string, alike?: string): Promise<LightMyRequestResponse>
  /** With photos of their own, as the identity screen saves them. */
  showIdentity(of: SigningBody, document?: string, alike?: string): Promise<LightMyRequestResponse>
}

const post = (app: TestApp, url: string, payload: object) => app.call({ method: 'POST', url, payload, headers: ORGANIZATION })

export const askForCode = (app: TestApp, email: string) => post(app, '/identity/api/v1/signer/codes', { email })
export const sendCode = (app: TestApp, email: string, code: string, request: string) =>
  post(app, '/identity/api/v1/signer/login', { email, code, request })

/** The codes mailed to someone, the newest last. */
export async function signInCodesFor(app: TestApp, email: string): Promise<string[]> {
  const mails = (await readMailbox(app.container)).filter((mail) => mail.recipient === email && mail.subject === 'Your sign-in code')
  return mails.reverse().map(({ body }) => /\d{6}/.exec(body)![0])
}

/** Asks for a code, waits for its mail, and signs in with it. */
export async function signInByCode(app: TestApp, email: string): Promise<CodeHolder> {
  const before = (await signInCodesFor(app, email)).length
  const { request } = (await askForCode(app, email)).json<{ request: string }>()
  for (let tries = 0; (await signInCodesFor(app, email)).length === before; tries++) {
    if (tries > 500) throw new Error(`No code came to ${email}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const reply = await sendCode(app, email, (await signInCodesFor(app, email)).at(-1)!, request)
  if (reply.statusCode !== 200) throw new Error(`${email} could not sign in by code: ${reply.statusCode} ${reply.body}`)
  return holder(app, `Bearer ${reply.json<{ jwt: string }>().jwt}`)
}

/** A session by code of someone whom no application names any more, or by a link that a phone opened. */
export async function signer(app: TestApp, credential: 'code' | 'phone' = 'code'): Promise<CodeHolder> {
  const { db, clock, passwords, tokens } = app.container
  const id = randomUUID()
  const row = {
    id,
    email: newEmail('signer'),
    organizationCode: 'HEARTH',
    passwordHash: await passwords.hash(randomUUID()),
    createdAt: clock.now(),
  }
  await insertIdentity(db, row)
  const caller = { organizationCode: 'HEARTH', address: '127.0.0.1', network: '127.0.0.1', agent: undefined }
  const { jwt } = await openSession({ tokens }, db, id, caller, credential)
  return holder(app, `Bearer ${jwt}`)
}

function holder(app: TestApp, authorization: string): CodeHolder {
  const headers = { authorization, ...ORGANIZATION }
  const get: CodeHolder['get'] = ({ uuid, party }, path = '') => app.call({ url: `${SIGNINGS}/${uuid}/${party}${path}`, headers })
  const put: CodeHolder['put'] = ({ uuid, party }, item, data, more = {}) =>
    app.call({
      method: 'PUT',
      url: `${SIGNINGS}/${uuid}/${party}/items/${item}`,
      headers: { ...headers, ...more, 'content-type': 'application/json' },
      payload: JSON.stringify(data),
    })
  const send: CodeHolder['send'] = ({ uuid, party }, kind, alike) =>
    app.call({ method: 'POST', url: `${SIGNINGS}/${uuid}/${party}/documents?kind=${kind}`, ...pictureForm(headers, kind, alike) })
  return {
    headers,
    get,
    post: ({ uuid, party }, path, payload) => app.call({ method: 'POST', url: `${SIGNINGS}/${uuid}/${party}/${path}`, headers, payload }),
    put,
    send,
    showIdentity: async (of, document = 'US_DRIVERS_LICENSE', alike = '') => {
      const sent = async (kind: string) => documentIn(await send(of, kind, kind + alike))
      const [front, back, selfie] = [await sent('ID_FRONT'), await sent('ID_BACK'), await sent('SELFIE')]
      return put(of, 'signer-identity-documents', { document, front, back, selfie })
    },
    signings: async () => (await app.call({ url: SIGNINGS, headers })).json(),
    signing: async (of) => (await get(of)).json(),
  }
}
