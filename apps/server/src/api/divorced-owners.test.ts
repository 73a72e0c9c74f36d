/** Two owners who divorce and both keep the home: two of the team put the marital status right by the decree, and both sign on as owners (record 0133). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sam } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import {
  applicationSaying,
  begins,
  correct,
  listed,
  type SignerAt,
  signerNamed,
  signs,
  TAMPA,
  takenOff,
} from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

const UNMARRIED = { maritalStatus: 'UNMARRIED' }
const stateOf = async (borrower: Person, name: string) => (await signerNamed(operator, borrower, name)).state
const record = ({ uuid }: Person, party: string, said: object) => operator.decide(uuid, 'owner-marriages', { owners: [{ party, ...said }] })

/** A borrower married to a co-owner who said the same and signed. */
async function marriedToSam(): Promise<{ owner: ReturnType<typeof sam>; borrower: Person; at: SignerAt }> {
  const owner = sam()
  const spouse = { firstName: owner.firstName, lastName: owner.lastName, email: owner.email }
  const about = { ownership: 'JOINT', coOwners: [owner], maritalStatus: 'MARRIED', spouse }
  const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', TAMPA)
  const at = await signs(app, await begins(app, owner.email, { marriage: { status: 'MARRIED', to: 'borrower' } }))
  return { owner, borrower, at }
}

itInLongRun('the borrower corrects it first: the co-owner stays an owner, signs on, and nothing waits for the team any more', async () => {
  const { owner, borrower, at } = await marriedToSam()
  expect((await correct(borrower, { 'about-you': UNMARRIED })).statusCode).toBe(200)
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  // One of the team alone changes it for nobody.
  const alone = await record(borrower, at.of.party, { status: 'UNMARRIED' })
  expect([alone.statusCode, alone.body]).toEqual([
    422,
    expect.stringContaining('two of the team record by the decree that they are divorced'),
  ])
  const { reasons } = await signerNamed(operator, borrower, 'Sam Reyes')
  expect(reasons).toContain('DIVORCED_OWNER')
  await takenOff(operator, borrower, at.of.party, { because: 'DIVORCED_OWNER' })
  expect(await listed(operator, borrower)).toEqual([['Sam Reyes', owner.email]])
  const [toBorrower] = await mailsArrived(app, borrower, 'You and Sam Reyes are recorded as divorced')
  expect(toBorrower).toContain('by the court’s decree that you and Sam Reyes are no longer married')
  const [toOwner] = await mailsArrived(app, owner, 'You are recorded as divorced')
  expect(toOwner).toContain('You still own the home, and you sign as before')
  for (const [who, subject] of [
    [owner, 'You are no longer asked to sign'],
    [borrower, 'Sam Reyes no longer signs with you'],
  ] as const)
    expect(await mailsTo(app, who, subject)).toEqual([])
  // Their page is theirs as before, and what they said of themselves stands.
  expect((await at.holder.get(at.of)).statusCode).toBe(200)
  const { marriage } = await signerNamed(operator, borrower, 'Sam Reyes')
  expect([marriage?.status, marriage?.recordable]).toEqual(['UNMARRIED', 'ANYTHING'])
  expect((await borrower.atRest()).openItem).not.toBe('marriage-review')
  // What they signed says the same as before.
  expect(await stateOf(borrower, 'Sam Reyes')).toBe('SIGNED')
})

itInLongRun('nobody corrected it: the word of both changes by the decree, and the borrower submits again', async () => {
  const { borrower, at } = await marriedToSam()
  await takenOff(operator, borrower, at.of.party, { because: 'DIVORCED_OWNER' })
  const { openItem } = await borrower.atRest()
  expect(openItem).toBe('submission')
  const [told] = await mailsArrived(app, borrower, 'You and Sam Reyes are recorded as divorced')
  expect(told).toContain('submit it again')
  await liveOn(borrower, operator, 'NOTE_SIGNING')
  const { part, marriage } = await signerNamed(operator, borrower, 'Sam Reyes')
  expect([part, marriage?.status]).toEqual(['CO_OWNER', 'UNMARRIED'])
})

it.runIf(isLongRun)('two co-owners of three: both said so and signed, and both are unmarried by the decree of one of them', async () => {
  const [owner, lee, ted] = [
    sam(),
    { firstName: 'Lee', lastName: 'Reyes', email: newEmail('lee') },
    { firstName: 'Ted', lastName: 'Roe', email: newEmail('ted') },
  ]
  const about = { ownership: 'JOINT', coOwners: [owner, lee, ted] }
  const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', TAMPA)
  const { party } = await signerNamed(operator, borrower, 'Lee Reyes')
  const first = await begins(app, owner.email, { marriage: { status: 'MARRIED', to: party } })
  await signs(app, await begins(app, lee.email, { marriage: { status: 'MARRIED', to: first.of.party } }))
  await signs(app, first)
  await takenOff(operator, borrower, first.of.party, { because: 'DIVORCED_OWNER' })
  expect((await listed(operator, borrower)).map(([name]) => name)).toEqual(['Sam Reyes', 'Lee Reyes', 'Ted Roe'])
  for (const name of ['Sam Reyes', 'Lee Reyes']) {
    const { part, marriage } = await signerNamed(operator, borrower, name)
    expect([part, marriage?.status]).toEqual(['CO_OWNER', 'UNMARRIED'])
  }
  const [toBorrower] = await mailsArrived(app, borrower, 'Sam Reyes and Lee Reyes are recorded as divorced')
  expect(toBorrower).toContain('that Sam Reyes and Lee Reyes are no longer married')
  for (const one of [owner, lee]) await mailsArrived(app, one, 'You are recorded as divorced')
  expect((await signerNamed(operator, borrower, 'Ted Roe')).reasons).not.toContain('DIVORCED_OWNER')
})

it.runIf(isLongRun)(
  'whoever married since they said that they are not married: the team records it, and the new spouse signs too',
  async () => {
    const owner = sam()
    const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
    const at = await signs(app, await begins(app, owner.email, { marriage: { status: 'UNMARRIED' } }))
    // To the borrower, who says so first.
    const spouse = { firstName: 'Sam', lastName: 'Reyes', email: owner.email }
    expect((await correct(borrower, { 'about-you': { maritalStatus: 'MARRIED', spouse } })).statusCode).toBe(200)
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect((await record(borrower, at.of.party, { status: 'MARRIED', to: 'borrower' })).statusCode).toBe(200)
    expect((await signerNamed(operator, borrower, 'Sam Reyes')).marriage?.status).toBe('MARRIED')
    // They divorce again, and Sam marries someone who does not own the home.
    await takenOff(operator, borrower, at.of.party, { because: 'DIVORCED_OWNER' })
    const kim = { firstName: 'Kim', lastName: 'Lee', email: newEmail('kim') }
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect((await record(borrower, at.of.party, { status: 'MARRIED', spouse: kim })).statusCode).toBe(200)
    expect((await listed(operator, borrower)).map(([name]) => name)).toEqual(['Sam Reyes', 'Kim Lee'])
  },
)
