/** The consent to electronic documents (15 USC 7001(c)): withdrawn at any time, with paper from then on, and given again by whoever shows that they can open a file. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personAt } from '../testing/live-on.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { APPLICATION } from '../testing/person.ts'
import { signingOf } from '../testing/sign-documents.ts'
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

  const words = (await app.call({ url: '/service-comms-prefs/external/api/v1/consent/words', headers: { 'x-org': 'HEARTH' } })).json<
    { readonly type: string; readonly version: string }[]
  >()
  const { version } = words.find(({ type }) => type === 'ELECTRONIC_COMMUNICATION')!
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
})
