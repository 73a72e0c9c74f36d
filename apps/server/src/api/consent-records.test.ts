/** What a person agreed to: kept word for word, with time and place, whatever becomes of the text. */
import { createHash } from 'node:crypto'
import type { LegalText } from '@hearthline/brands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationBody } from '../testing/application-body.ts'
import { newEmail } from '../testing/person.ts'
import { openTestApp, PASSWORD, type TestApp } from '../testing/test-app.ts'

interface Record {
  consents: { type: string; answer: string; version: string; source: string; address: string | null; at: string; texts: string[] }[]
  texts: { digest: string; name: string; version: string; summary: { text: string }[]; parts: { title: string }[] }[]
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const TERMS = { type: 'TERMS_PRIVACY', accepted: true } as const
const register = (email: string, consents?: object[]) =>
  app.call({
    method: 'POST',
    url: '/identity/api/v1/registration/register?organization=HEARTH',
    payload: { email, password: PASSWORD, phoneNumber: '4155550132', ...(consents && { consents }) },
  })
const recordsOf = async (jwt: string): Promise<Record> => {
  const reply = await app.call({
    url: '/service-comms-prefs/secure/api/v1/consent/records',
    headers: { authorization: `Bearer ${jwt}`, 'x-org': 'HEARTH' },
  })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const terms = async (version = '') =>
  app.call({ url: `/service-comms-prefs/external/api/v1/legal/terms${version}`, headers: { 'x-org': 'HEARTH' } })

/** As the lender would: a file more in brands/hearth/legal/terms, and a start. */
const change = (effectiveOn: string): LegalText => {
  const brand = app.container.brands.get('HEARTH')!
  const text: LegalText = {
    ...{ name: 'terms', version: `of-${effectiveOn.slice(0, 4)}`, effectiveOn, title: 'Terms of Service', own: true },
    content: 'Between you and us.\n\n## All of it\n\nEverything has changed.',
  }
  Object.assign(brand.legal, { terms: [...brand.legal.terms, text] })
  return text
}

describe('a consent', () => {
  it('is kept with the account and the application: which text, word for word, when, and from where', async () => {
    const email = newEmail('agrees')
    const { jwt } = (await register(email, [TERMS, { type: 'ELECTRONIC_COMMUNICATION', accepted: true }])).json<{ jwt: string }>()
    const registered = await recordsOf(jwt)
    expect(registered.consents.map(({ type, answer, source }) => [type, answer, source])).toEqual([
      ['ELECTRONIC_COMMUNICATION', 'ACCEPTED', 'REGISTRATION'],
      ['TERMS_PRIVACY', 'ACCEPTED', 'REGISTRATION'],
    ])
    expect(registered.consents[1]).toMatchObject({ address: expect.stringMatching(/./), at: expect.stringMatching(/Z$/) })
    const made = await app.call({
      method: 'POST',
      url: '/service-application/api/v3/application/heloc?state=CA',
      headers: { authorization: `Bearer ${jwt}`, 'x-org': 'HEARTH' },
      payload: applicationBody('Reyes', email),
    })
    expect(made.statusCode).toBe(201)
    const { consents, texts } = await recordsOf(jwt)
    expect(
      consents
        .filter(({ source }) => source === 'APPLICATION')
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['ELECTRONIC_COMMUNICATION', 'SOFT_CREDIT', 'TERMS_PRIVACY'])
    const shown = (await terms()).json<{ digest: string; parts: object[] }>()
    const agreed = consents.find(({ type }) => type === 'TERMS_PRIVACY')!
    const named = agreed.texts.map((digest) => texts.find((text) => text.digest === digest)!)
    expect(named.map(({ name }) => name)).toEqual(['consent', 'terms', 'privacy'])
    expect(named[0]!.summary).toEqual([{ text: 'I agree to the Terms of Service and the Privacy Policy.' }])
    expect(named[1]).toMatchObject({ digest: shown.digest, parts: shown.parts })
  })

  it('names the version that was read; another than today’s is not recorded', async () => {
    const words = await app.call({ url: '/service-comms-prefs/external/api/v1/consent/words', headers: { 'x-org': 'HEARTH' } })
    const version = words.json<{ type: string; version: string }[]>().find(({ type }) => type === TERMS.type)!.version
    const email = newEmail('reads')
    const refused = await register(email, [{ ...TERMS, version: '2019-01' }])
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ fields: [{ path: 'consents.0.version', message: expect.stringContaining('read it again') }] })
    expect((await register(email, [{ ...TERMS, version }])).statusCode).toBe(200)
  })

  it('stays with its text when the lender changes it; the old version stays readable, and one to come is not shown', async () => {
    const { jwt } = (await register(newEmail('before'), [TERMS])).json<{ jwt: string }>()
    const before = await recordsOf(jwt)
    const old = (await terms()).json<{ digest: string; version: string }>()
    const text = change('2026-11-02')
    change('2999-01-01')
    const now = (await terms()).json<{ digest: string; version: string; versions: { version: string }[] }>()
    expect(now).toMatchObject({ version: 'of-2026', digest: createHash('sha256').update(text.content).digest('hex'), inForce: true })
    expect(now.versions.map(({ version }) => version)).toEqual(['of-2026', old.version])
    expect((await terms('?version=of-2999')).statusCode).toBe(404)
    expect((await terms(`?version=${old.version}`)).json()).toMatchObject({ digest: old.digest, inForce: false })
    expect(await recordsOf(jwt)).toEqual(before)
    const after = (await register(newEmail('after'), [TERMS])).json<{ jwt: string }>()
    const { consents } = await recordsOf(after.jwt)
    expect(consents[0]!.version).toBe('2026-11-22+of-2026+2026-11')
    expect(consents[0]!.texts[1]).toBe(now.digest)
  })

  it('cannot be read by anyone else and cannot be changed', async () => {
    const url = '/service-comms-prefs/secure/api/v1/consent/records'
    expect((await app.call({ url, headers: { 'x-org': 'HEARTH' } })).statusCode).toBe(401)
    const stranger = (await register(newEmail('stranger'))).json<{ jwt: string }>()
    expect((await recordsOf(stranger.jwt)).consents).toEqual([])
    for (const statement of ["update agreed_texts set content = 'x'", 'delete from agreed_texts', "update consents set texts = '{}'"])
      await expect(app.container.db.query(statement)).rejects.toThrow(/permission denied|only added/)
  })
})
