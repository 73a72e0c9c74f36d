/** The consent to electronic documents (15 USC 7001(c)): withdrawn at any time, with paper from then on, and given again by whoever shows that they can open a file. */

import type { SigningBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jointApplication, sam } from '../testing/joint-application.ts'
import { personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { APPLICATION, person } from '../testing/person.ts'
import { signersSigning, signingOf } from '../testing/sign-documents.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

interface Shown {
  readonly summary: { readonly needsOperator: boolean; readonly paperAsked: boolean; readonly step: string }
  readonly paperCopies: readonly {
    readonly documents: readonly { readonly id: string; readonly kind: string }[]
    readonly sent: object | null
  }[]
}

async function versionInForce(): Promise<string> {
  const words = await app.call({ url: '/service-comms-prefs/external/api/v1/consent/words', headers: { 'x-org': 'HEARTH' } })
  return words.json<{ readonly type: string; readonly version: string }[]>().find(({ type }) => type === 'ELECTRONIC_COMMUNICATION')!
    .version
}

it('whoever withdraws it before anything is signed is mailed on paper what is made for them from then on, and nothing of before', async () => {
  const who = await personAt(app, operator, 'DISBURSEMENT_ACCOUNT', 'Okafor')
  const own = signingOf(who)
  const shown = async () => (await operator.get(`/applications/${who.uuid}`)).json<Shown>()
  expect(await own.state()).toMatchObject({ onPaperSince: null, mailTo: expect.stringMatching(/\d/) })
  expect((await own.send({ event: 'CONSENT_WITHDRAWN' })).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ onPaperSince: expect.any(String), way: 'PAPER' })
  await mailsArrived(app, who, 'Your documents come by mail from now on')
  expect((await who.status()).step).toBe('DISBURSEMENT_ACCOUNT')
  expect(await shown()).toMatchObject({ summary: { paperAsked: false }, paperCopies: [] })

  const answers = { 'sale-status': { listedForSale: true } }
  const correct = async (path: string, payload: object) =>
    await app.call({
      method: 'POST',
      url: `${APPLICATION}/${who.uuid}/corrections${path}`,
      headers: { ...who.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  const previewed = await correct('/preview', { answers })
  expect([previewed.statusCode, previewed.body]).toEqual([200, expect.anything()])
  const { preview } = previewed.json<{ readonly preview: string }>()
  expect((await correct('', { answers, preview })).statusCode).toBe(200)
  expect((await who.untilRest()).step).toBe('DECLINED')
  const declined = await shown()
  expect(declined).toMatchObject({ summary: { step: 'DECLINED', needsOperator: true, paperAsked: true } })
  const owed = declined.paperCopies.flatMap(({ documents }) => documents)
  expect(owed.map(({ kind }) => kind)).toEqual(['ADVERSE_ACTION_NOTICE'])

  const sends = (documents: readonly string[]) =>
    operator.post(`/applications/${who.uuid}/paper-copies`, {
      ...{ party: 'borrower', on: operator.today(), how: 'MAIL', what: 'The notice of action taken', reason: 'In the mail book' },
      documents,
    })
  expect((await sends(['00000000-0000-4000-8000-000000000000'])).statusCode).toBe(422)
  expect((await sends(owed.map(({ id }) => id))).statusCode).toBe(200)
  expect(await shown()).toMatchObject({ summary: { needsOperator: false, paperAsked: false }, paperCopies: [{ sent: { how: 'MAIL' } }] })

  // Where paper goes from now on; what was mailed went where it went.
  const home = (await own.state()).mailTo
  const address = { street1: '7 po box lane', city: 'reno', state: 'NV', zip: '89501' }
  for (const wrong of [{ zip: '1' }, { street1: '7 PO\r\nBox Lane' }, { city: '<b>' }])
    expect((await own.send({ event: 'MAILING_ADDRESS_GIVEN', address: { ...address, ...wrong } })).statusCode).toBe(422)
  for (const _again of [1, 2]) expect((await own.send({ event: 'MAILING_ADDRESS_GIVEN', address })).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ mailTo: '7 PO Box Lane, Reno, NV 89501' })
  expect(await shown()).toMatchObject({ paperCopies: [{ mailTo: '7 PO Box Lane, Reno, NV 89501', sent: { to: home } }] })
  await mailsArrived(app, who, 'Your mailing address was changed')

  const version = await versionInForce()
  expect((await own.send({ event: 'DELIVERY_AGREED', word: 'not-the-word', version })).statusCode).toBe(422)
  const word = await own.word()
  expect((await own.send({ event: 'DELIVERY_AGREED', word, version: 'another' })).statusCode).toBe(412)
  expect((await own.send({ event: 'DELIVERY_AGREED', word, version })).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ onPaperSince: null, way: 'ELECTRONIC' })
  await mailsArrived(app, who, 'Your documents come electronically again')
  const records = await app.call({ url: '/service-comms-prefs/secure/api/v1/consent/records', headers: who.headers })
  const given = records.json<{ readonly consents: { readonly type: string; readonly answer: string; readonly source: string }[] }>()
    .consents
  expect(given.filter(({ source }) => source === 'settings').map(({ type, answer }) => [type, answer])).toEqual([
    ['ELECTRONIC_COMMUNICATION', 'ACCEPTED'],
    ['ELECTRONIC_COMMUNICATION', 'DECLINED'],
  ])

  // Again and again within a day: each change counts, and a few of them are mailed.
  for (const _round of [2, 3, 4]) {
    expect((await own.send({ event: 'CONSENT_WITHDRAWN' })).statusCode).toBe(200)
    expect(await own.state()).toMatchObject({ onPaperSince: expect.any(String) })
    expect((await own.send({ event: 'DELIVERY_AGREED', word, version })).statusCode).toBe(200)
  }
  expect((await own.send({ event: 'MAILING_ADDRESS_GIVEN', address: { ...address, street1: '9 Elm St' } })).statusCode).toBe(200)
  await mailsArrived(app, who, 'Your mailing address was changed', 2)
  const [, last] = await mailsArrived(app, who, 'Your documents come electronically again', 2)
  expect(last).toContain('we send no email about it')
  await mailsArrived(app, who, 'Your documents come by mail from now on', 2)
})

it('the score disclosure of an application that ends with its decision is owed on paper too', async () => {
  const who = await person(app, 'Frozen', { income: 12_000 })
  await who.untilStep('SOFT_CREDIT_LOCKED_OR_FROZEN')
  expect((await signingOf(who).send({ event: 'CONSENT_WITHDRAWN' })).statusCode).toBe(200)
  await who.answer('credit-obstacle', { thawed: true })
  expect((await who.untilRest()).step).toBe('DECLINED')
  const { paperCopies } = (await operator.get(`/applications/${who.uuid}`)).json<Shown>()
  const owed = paperCopies.flatMap(({ documents }) => documents.map(({ kind }) => kind))
  expect(owed.toSorted()).toEqual(['ADVERSE_ACTION_NOTICE', 'SCORE_DISCLOSURE'])
})

it('a signer withdraws it before their turn, for themselves alone, and agrees again', async () => {
  const co = sam()
  const borrower = await jointApplication(app, operator, [co])
  const holder = await signInByCode(app, co.email)
  const [of] = (await holder.signings()) as [SigningBody]
  expect(of.openItem).toBe('signer-intro')
  const own = signersSigning(app, holder, of)
  expect((await own.send({ event: 'CONSENT_WITHDRAWN' })).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ onPaperSince: expect.any(String), mailTo: null })
  const address = { street1: '9 Elm St', city: 'Fresno', state: 'CA', zip: '93650' }
  expect((await own.send({ event: 'MAILING_ADDRESS_GIVEN', address })).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ mailTo: '9 Elm St, Fresno, CA 93650' })
  expect((await signingOf(borrower).state()).mailTo).not.toContain('Elm')
  const preferences = { url: '/service-comms-prefs/secure/api/v1/mail/preferences', headers: holder.headers }
  expect((await app.call(preferences)).json()).toMatchObject({ preferences: expect.arrayContaining([{ kind: 'NEWS', isOn: true }]) })
  expect(await signingOf(borrower).state()).toMatchObject({ onPaperSince: null })
  const [told = ''] = await mailsArrived(app, co, 'Your documents come by mail from now on')
  expect(told).toContain('For Sam Reyes')
  // When their turn comes, what they sign is mailed.
  expect(
    (await holder.put(of, 'signer-intro', { ...signerIntro.example, legalName: { firstName: 'Sam', lastName: 'Reyes' } })).statusCode,
  ).toBe(200)
  expect((await holder.showIdentity(of)).statusCode).toBe(200)
  await expect.poll(async () => (await own.state()).way, { timeout: 20_000, interval: 60 }).toBe('PAPER')
  const again = { event: 'DELIVERY_AGREED', word: await own.word(), version: await versionInForce() } as const
  expect((await own.send(again)).statusCode).toBe(200)
  expect(await own.state()).toMatchObject({ onPaperSince: null, way: 'ELECTRONIC' })
})
