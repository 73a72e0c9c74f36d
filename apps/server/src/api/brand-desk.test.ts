/** The brand desk's calls: a draft kept as it is typed, published by another person, and what applicants then see. */
import type { CallAt, ReplyOf } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

type Desk = ReplyOf<CallAt<'GET', '/console/api/v1/brands/:code'>>
type Draft = NonNullable<Desk['draft']>
type Content = Desk['content'] & {
  values: { tagline: string; look: { light: Record<string, string> }; lending: { fees: Record<string, unknown> } }
}

let app: TestApp
let maker: Staff
let other: Staff
let third: Staff
let elsewhere: Staff
beforeAll(async () => {
  app = await openTestApp()
  maker = await staff(app, 'administrator', ['RIOSOL'])
  other = await staff(app, 'administrator', ['RIOSOL'])
  third = await staff(app, 'administrator', ['RIOSOL'])
  elsewhere = await staff(app, 'administrator', ['HEARTH'])
})
afterAll(async () => app?.close())

const url = '/console/api/v1/brands/RIOSOL'
const send = (who: Staff, method: 'GET' | 'PUT' | 'POST', path = '', body?: object) =>
  app.call({
    ...{ method, url: `${url}${path}`, headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) } },
    ...(body && { payload: JSON.stringify(body) }),
  })
const desk = async (who: Staff) => (await send(who, 'GET')).json<Desk>()
const act = async (who: Staff, body: object) => (await send(who, 'POST', '/act', body)).statusCode

const changed = (content: Desk['content'], { action, cents }: { action: string; cents: unknown }): Content => {
  const copy = structuredClone(content) as Content
  copy.values.look.light.action = action
  copy.values.lending.fees.valuationCents = cents
  return copy
}

const save = async (who: Staff, revision: number | null, content: object, note = 'A new color and a new fee') =>
  await send(who, 'PUT', '/draft', { revision, content, withdrawn: false, note })

describe('the brand desk', () => {
  it('keeps a draft with its faults, which it names by field, and lets no one overtake another', async () => {
    const { content } = await desk(maker)
    const faint = await save(maker, null, changed(content, { action: '#FFF8FC', cents: 'a lot' }))
    const draft = faint.json<Draft>()
    expect(draft.faults.map(({ path }) => path)).toEqual(['lending.fees.valuationCents'])
    expect((draft.content as Content).values.lending.fees.valuationCents).toBe('a lot')
    expect((await save(other, null, content)).statusCode).toBe(412)
    const second = (await save(other, draft.revision, changed(content, { action: '#FFF8FC', cents: 19_500 }))).json<Draft>()
    expect(second.faults.map(({ path }) => path)).toContain('look.light.action')
    expect(await act(maker, { act: 'ask', revision: second.revision })).toBe(422)
    expect(await act(maker, { act: 'discard', revision: second.revision })).toBe(200)
  })

  it('brings into force by two persons what was asked for, and nothing that was refused or changed since', async () => {
    const { content, inForce } = await desk(maker)
    const unsaid = (await save(maker, null, changed(content, { action: '#7A1550', cents: 19_500 }), ' ')).json<Draft>()
    expect([unsaid.faults, await act(maker, { act: 'ask', revision: unsaid.revision })]).toEqual([[], 422])
    const draft = (await save(maker, unsaid.revision, unsaid.content)).json<Draft>()
    expect(await act(maker, { act: 'ask', revision: draft.revision })).toBe(200)
    const refused = (await desk(other)).versions[0]!
    expect(await act(maker, { act: 'publish', number: refused.number, digest: refused.digest })).toBe(403)
    expect(await act(other, { act: 'refuse', number: refused.number, digest: refused.digest, because: 'The fee is too high' })).toBe(200)
    const after = await desk(maker)
    expect(after.draft).toMatchObject({ asked: null, refused: { because: 'The fee is too high' } })
    expect(await act(other, { act: 'publish', number: refused.number, digest: refused.digest })).toBe(409)

    const better = (await save(maker, after.draft!.revision, changed(content, { action: '#7A1550', cents: 18_500 }))).json<Draft>()
    expect(await act(maker, { act: 'ask', revision: better.revision })).toBe(200)
    const { number, digest } = (await desk(other)).versions[0]!
    expect(await act(other, { act: 'publish', number, digest })).toBe(200)
    const published = await desk(other)
    expect([published.inForce, published.draft, published.versions[0]!.by]).toEqual([number, null, maker.email])
    expect(published.versions[0]!.published[0]!.by).toBe(other.email)
    const seen = await app.call({ url: '/org.json', headers: { 'x-org': 'RIOSOL' } })
    expect(seen.json<{ orgMetaData: { products: { HELOC: { valuationFee: number } } } }>().orgMetaData.products.HELOC.valuationFee).toBe(
      185,
    )

    expect(await act(maker, { act: 'begin', from: inForce! })).toBe(200)
    expect((await desk(maker)).draft).toMatchObject({ note: `As in version ${inForce}`, basedOn: number, faults: [] })
  })

  it('is not published by anyone who wrote some of it, and stands on the version in force', async () => {
    const { content, draft: left } = await desk(maker)
    await act(maker, { act: 'discard', revision: left!.revision })
    const first = (await save(maker, null, changed(content, { action: '#6A1048', cents: 18_500 }))).json<Draft>()
    const second = (await save(other, first.revision, changed(content, { action: '#6A1048', cents: 17_500 }))).json<Draft>()
    expect([second.writtenByYou, await act(maker, { act: 'rebase', revision: second.revision })]).toEqual([true, 409])
    expect(await act(other, { act: 'ask', revision: second.revision })).toBe(200)
    const { number, digest } = (await desk(third)).versions[0]!
    expect(await act(maker, { act: 'publish', number, digest })).toBe(403)
    expect((await desk(third)).draft).toMatchObject({ writtenByYou: false, asked: number })
    expect(await act(third, { act: 'publish', number, digest })).toBe(200)
  })

  it('is not there for the administrators of another organization', async () => {
    expect((await send(elsewhere, 'GET')).statusCode).toBe(404)
    expect((await save(elsewhere, 1, {})).statusCode).toBe(404)
    expect(await act(elsewhere, { act: 'discard', revision: 1 })).toBe(404)
    const listed = await app.call({ url: '/console/api/v1/brands', headers: elsewhere.headers })
    expect(listed.json<{ brands: { code: string }[] }>().brands.map(({ code }) => code)).toEqual(['HEARTH'])
  })
})
