/** An owner who has begun and turns out to own nothing signs on as the spouse whom the law asks for, else no longer; and the only trustee is exchanged (record 0133). */
import { aboutYou, contact, exampleTrust } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sam } from '../testing/joint-application.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn, pictureRequest } from '../testing/show-identity.ts'
import { applicationSaying, begins, listed, reachedAt, signerNamed, signersAt, signs, TAMPA, takenOff } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const PORTLAND = { city: 'Portland', state: 'OR', zip: '97201' }
const NO_LONGER = 'You are no longer asked to sign'

/** A borrower married to a co-owner, who said the same and signed. @param spouse as the borrower named them as their spouse */
async function marriedTo(place: typeof TAMPA, more: object = {}) {
  const owner = sam()
  const spouse = { firstName: 'Sam', lastName: 'Reyes', email: owner.email, ...more }
  const about = { ownership: 'JOINT', coOwners: [owner], maritalStatus: 'MARRIED', spouse }
  const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', place)
  const marriage = place === TAMPA ? { marriage: { status: 'MARRIED', to: 'borrower' } } : {}
  return { owner, borrower, at: await signs(app, await begins(app, owner.email, marriage)) }
}

itInLongRun.each<[{ readonly email?: string }]>([[{ email: newEmail('other') }], ...(isLongRun ? [[{}] as [object]] : [])])(
  'the borrower’s spouse signs on as the spouse alone, at the mailbox of before: %j',
  async (more) => {
    const { owner, borrower, at } = await marriedTo(TAMPA, more)
    await takenOff(operator, borrower, at.of.party, { because: 'NEVER_OWNED' })
    expect(await listed(operator, borrower)).toEqual([['Sam Reyes', owner.email]])
    expect((await signerNamed(operator, borrower, 'Sam Reyes')).part).toBe('SPOUSE')
    expect((await at.holder.get(at.of)).statusCode).toBe(200)
    const [told] = await mailsArrived(app, borrower, 'Sam Reyes signs with you as a spouse')
    expect(told).toContain('Sam Reyes signs as your spouse, and not as an owner')
    await mailsArrived(app, owner, 'You are asked to sign as a spouse')
    expect(await mailsTo(app, owner, NO_LONGER)).toEqual([])
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    // The deed names them otherwise: they sign it again, and nothing else of theirs is asked again.
    await signs(app, at)
    expect((await signerNamed(operator, borrower, 'Sam Reyes')).state).toBe('SIGNED')
  },
)

itInLongRun('the borrower’s spouse leaves where the law asks for no spouse', async () => {
  const { owner, borrower, at } = await marriedTo(PORTLAND)
  await takenOff(operator, borrower, at.of.party, { because: 'NEVER_OWNED' })
  expect(await signersAt(operator, borrower)).toEqual([])
  await mailsArrived(app, owner, NO_LONGER)
})

it.runIf(isLongRun)('the spouse of another owner, of three, signs on as that owner’s spouse', async () => {
  const [owner, lee, ted] = [
    sam(),
    { firstName: 'Lee', lastName: 'Reyes', email: newEmail('lee') },
    { firstName: 'Ted', lastName: 'Roe', email: newEmail('ted') },
  ]
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner, lee, ted] }, 'NOTE_SIGNING', TAMPA)
  const { party } = await signerNamed(operator, borrower, 'Lee Reyes')
  const first = await begins(app, owner.email, { marriage: { status: 'MARRIED', to: party } })
  await signs(app, await begins(app, lee.email, { marriage: { status: 'MARRIED', to: first.of.party } }))
  await takenOff(operator, borrower, party, { because: 'SOLD_SHARE' })
  const { part, email } = await signerNamed(operator, borrower, 'Lee Reyes')
  expect([part, email]).toEqual(['SPOUSE', lee.email])
  expect(await mailsTo(app, lee, NO_LONGER)).toEqual([])
  const [told] = await mailsArrived(app, borrower, 'Lee Reyes signs with you as a spouse')
  expect(told).toContain('Lee Reyes signs as the spouse of Sam Reyes')
  await mailsArrived(app, owner, 'Lee Reyes signs as your spouse')
})

it.each(['NOT_TRUSTEE', ...(isLongRun ? ['DIED'] : [])])(
  'the only trustee is exchanged by two of the team in one act, and the trust’s papers are asked again: %s',
  async (because) => {
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Trustee')
    await borrower.answer('contact', contact.example)
    await borrower.answer('about-you', { ...aboutYou.example, ownership: 'TRUST' })
    await liveOn(borrower, operator, 'TRUST_AND_INSURANCE')
    const pages = async (alike?: string) => documentIn(await borrower.call(pictureRequest(borrower, 'TRUST_PAPER', alike)))
    const trust = { ...exampleTrust, trustees: ['Tom Banks'], documents: [await pages()] }
    await borrower.answer('trust-and-flood-insurance', { trust })
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    const email = await reachedAt(operator, borrower, 'Tom Banks')
    const { of } = await signs(app, await begins(app, email))
    const { reasons, needsSuccessor } = await signerNamed(operator, borrower, 'Tom Banks')
    expect([reasons, needsSuccessor]).toEqual([expect.arrayContaining([because]), true])
    const document = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'without a name'))
    const asked = (successor?: string) =>
      operator.post(`/applications/${borrower.uuid}/signers/${of.party}/removal`, { because, document, successor, reason: 'As it has it' })
    for (const successor of [undefined, 'Tom Banks', 'Grace'])
      expect([successor, (await asked(successor)).statusCode, (await asked(successor)).body]).toEqual([
        successor,
        422,
        expect.stringContaining('"path":"successor"'),
      ])
    await takenOff(operator, borrower, of.party, { because, successor: 'Grace Lee' })
    const [told] = await mailsArrived(app, borrower, 'Tom Banks no longer signs with you')
    expect(told).toContain(
      'Our team recorded Grace Lee as the trustee in their place. Please send us the documents of the trust that show it.',
    )
    await mailsArrived(app, { email }, because === 'DIED' ? 'Tom Banks is no longer asked to sign' : NO_LONGER)
    expect((await borrower.atRest()).openItem).toBe('trust-and-flood-insurance')
    // The papers of before were accepted before: named again by the borrower alone, no one is a trustee until the team has looked.
    const { about } = (await borrower.get('/items/trust-and-flood-insurance')).json<{ about: object }>()
    expect(about).toMatchObject({ changed: [{ name: 'Tom Banks', because, successor: 'Grace Lee' }], pagesBefore: trust.documents })
    const old = await borrower.put('/items/trust-and-flood-insurance', { trust })
    expect([old.statusCode, old.body]).toEqual([422, expect.stringContaining('Add a page that shows the trustees of now')])
    await borrower.answer('trust-and-flood-insurance', { trust: { ...trust, sameDocuments: true } })
    expect((await borrower.atRest()).openItem).toBe('trust-and-flood-review')
    const { openItem } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ openItem: { about: { removed: object[] } } }>()
    expect(openItem.about.removed).toEqual([{ name: 'Tom Banks', isNamed: true, successor: 'Grace Lee' }])
    const accepted = await operator.decide(borrower.uuid, 'trust-and-flood-review', { outcome: 'ACCEPTED', reason: 'They agree.' })
    expect([accepted.statusCode, accepted.body]).toEqual([403, expect.stringContaining('Someone else on the team must review')])
    const refused = { outcome: 'REFUSED', reason: 'The amendment names Grace Lee. Please send it.' }
    const third = await operator.recorder()
    expect((await third.decide(borrower.uuid, 'trust-and-flood-review', refused)).statusCode).toBe(200)
    expect((await borrower.atRest()).openItem).toBe('trust-and-flood-correction')
    await borrower.answer('trust-and-flood-correction', { trust: { ...trust, trustees: ['Grace Lee'], documents: [await pages('anew')] } })
    // Whoever took them off does not accept what follows from it either.
    expect(
      (await operator.decide(borrower.uuid, 'trust-and-flood-review', { outcome: 'ACCEPTED', reason: 'They agree.' })).statusCode,
    ).toBe(403)
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect((await signersAt(operator, borrower)).map(({ name, part }) => [name, part])).toEqual([['Grace Lee', 'TRUSTEE']])
  },
)
