/** Once nobody signs beside the borrower any more, nobody is waited for: whoever left the title, for which reason, and in which order the team found it out. */
import { aboutYou, contact, exampleTrust } from '@hearthline/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn, pictureRequest } from '../testing/show-identity.ts'
import { begins, listed, type SignerAt, signerNamed, signs, takenOff } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const DENVER = { place: { city: 'Denver', state: 'CO', zip: '80202' } }
const ROBIN = 'Robin Jointowner'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

/** Whose home public records have in two names, whether or not the borrower names the other one. */
async function ofTwo(isNamed: boolean, until: Parameters<typeof liveOn>[2] = 'NOTE_SIGNING') {
  const owner = { firstName: 'Robin', lastName: 'Jointowner', email: newEmail('robin') }
  const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Jointowner', DENVER)
  await borrower.answer('contact', contact.example)
  await borrower.answer('about-you', { ...aboutYou.example, ownership: 'JOINT', coOwners: isNamed ? [owner] : [] })
  await liveOn(borrower, operator, until)
  return { borrower, owner }
}

async function searchedFor(borrower: Person, because: string): Promise<void> {
  const ordered = await operator.decide(borrower.uuid, 'title-search-orders', { orders: [{ because }] })
  expect([ordered.statusCode, ordered.body]).toEqual([200, expect.any(String)])
  await mailsArrived(app, borrower, 'Your new title search is complete')
}

const robinAt = async (borrower: Person) => (await signerNamed(operator, borrower, ROBIN)).party

/** Nothing is waited for that no one can do. */
async function goesOnAlone(borrower: Person, until: Parameters<typeof liveOn>[2]): Promise<void> {
  const steps = await liveOn(borrower, operator, until)
  expect(steps).not.toContain('CO_DEED_REQ')
  expect(await listed(operator, borrower)).toEqual([])
}

const REASONS = [
  ['DIED', 'OWNER_DIED'],
  ['SOLD_SHARE', 'DEED_RECORDED'],
  ['NEVER_OWNED', 'DEED_RECORDED'],
] as const

it.runIf(isLongRun)('the borrower goes on to the end alone, once the other owner has signed, died and left the title', async () => {
  const { borrower, owner } = await ofTwo(true, 'CO_DEED_REQ')
  const { of }: SignerAt = await signs(app, await begins(app, owner.email))
  await searchedFor(borrower, 'OWNER_DIED')
  await takenOff(operator, borrower, of.party, { because: 'DIED' })
  await goesOnAlone(borrower, 'COMPLETE')
})

itInLongRun.each(isLongRun ? REASONS : REASONS.slice(0, 1))(
  'the borrower signs alone after the other owner left the title (%s, searched again: %s)',
  async (because, search) => {
    const { borrower } = await ofTwo(true)
    await searchedFor(borrower, search)
    await takenOff(operator, borrower, await robinAt(borrower), { because })
    await goesOnAlone(borrower, 'DEED_SIGNING')
  },
)

it.runIf(isLongRun)('the borrower signs alone where public records alone named the other owner', async () => {
  const { borrower } = await ofTwo(false)
  await searchedFor(borrower, 'DEED_RECORDED')
  await takenOff(operator, borrower, await robinAt(borrower), { because: 'SOLD_SHARE' })
  await goesOnAlone(borrower, 'DEED_SIGNING')
})

it.runIf(isLongRun)(
  'the borrower is the one trustee who signs, once the trust’s documents show that the other is none any more',
  async () => {
    const borrower = await personAt(app, operator, 'COLLECT_ADDITIONAL_INFO', 'Trustee', DENVER)
    await borrower.answer('contact', contact.example)
    await borrower.answer('about-you', { ...aboutYou.example, ownership: 'TRUST' })
    await liveOn(borrower, operator, 'TRUST_AND_INSURANCE')
    const pages = documentIn(await borrower.call(pictureRequest(borrower, 'TRUST_PAPER')))
    await borrower.answer('trust-and-flood-insurance', {
      trust: { ...exampleTrust, trustees: ['Ana Trustee', 'Tom Banks'], documents: [pages] },
    })
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    const { party } = await signerNamed(operator, borrower, 'Tom Banks')
    await takenOff(operator, borrower, party, { because: 'NOT_TRUSTEE' })
    await goesOnAlone(borrower, 'DEED_SIGNING')
  },
)
