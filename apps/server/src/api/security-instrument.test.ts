/** The instrument on a home, from the title search to what is read and signed. */
import { aboutYou, contact, formatExactCents, instrumentDetails, type LineTerms, type rescissionNotice } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveOn, onPaper, personAt } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person, person } from '../testing/person.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

async function instrumentOf(who: Person): Promise<string | undefined> {
  const { documents } = await who.application()
  const found = documents.filter(({ type }) => type === 'SECURITY_INSTRUMENT').at(-1)
  if (!found) return undefined
  return (await readPdf((await who.get(`/documents/${found.uuid}`)).rawPayload)).text.replace(/\s+/g, ' ')
}

it('is there to be read before anything is signed: the land of the title search, the limit of the terms, and every owner', async () => {
  const who = await personAt(app, operator, 'NOTE_SIGNING', 'Jointowner')
  const text = await instrumentOf(who)
  const { lineCents } = await operator.resultOf<LineTerms>(who, 'closing-terms')
  const { legalDescription } = await operator.resultOf<{ legalDescription: string }>(who, 'full-title')
  for (const said of [formatExactCents(lineCents), legalDescription, 'Signature of Ana Jointowner', 'Signature of Robin Jointowner'])
    expect(text, said).toContain(said)
})

itInLongRun('waits for a person where the search found no legal description, and is made of what they enter', async () => {
  const who = await person(app, 'Undescribed')
  await liveOn(who, operator, 'CONDITIONS_OPEN')
  expect((await who.application()).openItem).toBe('instrument-details')
  expect(await instrumentOf(who)).toBeUndefined()
  expect((await operator.decide(who.uuid, 'instrument-details', {})).statusCode).toBe(422)
  const { legalDescription } = instrumentDetails.example
  expect((await operator.decide(who.uuid, 'instrument-details', { legalDescription })).statusCode).toBe(200)
  await who.untilStep('NOTE_SIGNING')
  expect(await instrumentOf(who)).toContain(legalDescription)
  // As the page that they waited on promised.
  const { email } = who
  expect(await mailsArrived(app, { email }, 'Your documents are ready to read and sign')).toEqual([expect.stringContaining('Sign in')])
})

itInLongRun(
  'says how title is held as a person enters it where the title search does not know a co-owner whom the borrower names',
  async () => {
    const who = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO')
    await who.answer('contact', contact.example)
    const sam = { firstName: 'Sam', lastName: 'Reyes', email: newEmail('sam') }
    await who.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: [sam] })
    await liveOn(who, operator, 'CONDITIONS_OPEN')
    expect([(await who.application()).openItem, await instrumentOf(who)]).toEqual(['instrument-details', undefined])
    expect((await operator.decide(who.uuid, 'instrument-details', { vesting: 'Ana Reyes, in fee simple' })).statusCode).toBe(422)
    const vesting = 'Ana Reyes and Sam Reyes, as tenants in common'
    expect((await operator.decide(who.uuid, 'instrument-details', { vesting })).statusCode).toBe(200)
    await who.untilStep('NOTE_SIGNING')
    const text = await instrumentOf(who)
    expect(text).toContain(vesting)
    expect(text).not.toContain('in fee simple')
  },
)

it('each who owns the home has a right to cancel of their own, which the others do not read (12 CFR 1026.15(b))', async () => {
  const who = await personAt(app, operator, 'CO_DEED_REQ', 'Jointowner')
  // A word stands for no signature: what came back, and the ID, are recorded.
  expect((await operator.decide(who.uuid, 'co-owners', { signed: ['Robin Jointowner'] })).statusCode).toBe(422)
  const onPaperNow = await onPaper(who, operator)
  expect(onPaperNow.owners).toMatchObject([{ name: 'Robin Jointowner' }])
  const unsent = { ...onPaperNow.owners[0], scans: ['00000000-0000-4000-8000-000000000001'] }
  expect((await operator.decide(who.uuid, 'co-owners', { owners: [unsent] })).statusCode).toBe(422)
  expect((await operator.decide(who.uuid, 'co-owners', onPaperNow)).statusCode).toBe(200)
  expect((await who.application()).documents.map(({ type }) => type)).not.toContain('OWNER_IDENTITY')
  await liveOn(who, operator, 'RESCISSION')
  const { persons } = await operator.resultOf<typeof rescissionNotice.example>(who, 'rescission-notice')
  expect(persons?.map(({ name, delivery }) => [name, delivery])).toEqual([
    ['Ana Jointowner', 'DELIVERED'],
    ['Robin Jointowner', 'READY'],
  ])
  const notices = (await who.application()).documents.filter(({ type }) => type === 'RESCISSION_NOTICE')
  expect(notices.map(({ uuid }) => uuid)).toEqual([persons![0]!.documentId])
  expect((await who.get(`/documents/${persons![1]!.documentId}`)).statusCode).toBe(404)
})
