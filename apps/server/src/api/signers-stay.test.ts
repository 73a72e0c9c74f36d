/** Whoever has begun to sign stays, under the same name and with the same mailbox, whoever changes whatever alone: two of the team take them off. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sam } from '../testing/joint-application.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { signInByCode } from '../testing/signer.ts'
import {
  applicationSaying,
  begins,
  correct,
  INDIANAPOLIS,
  listed,
  reachedAt,
  type SignerAt,
  says,
  signerNamed,
  signersAt,
  TAMPA,
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

const SOURCE = 'Counsel of the title company, by email'
const KIM = { firstName: 'Kim', lastName: 'Lee' }
const refusedAt = (path: string, words: string) => [
  422,
  expect.stringMatching(new RegExp(`"path":"${path}","message":"[^"]*${words}`, 'u')),
]
const told = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body]
const record = (who: Staff, { uuid }: Person, party: string, said: object) =>
  who.decide(uuid, 'owner-marriages', { owners: [{ party, ...said }] })

/** Nothing of it was kept: the list is as it was, and they find their page. */
async function stays(borrower: Person, before: unknown, { holder, of }: SignerAt): Promise<void> {
  expect(await listed(operator, borrower)).toEqual(before)
  expect((await holder.get(of)).statusCode).toBe(200)
}

describe('a co-owner’s spouse whom the team recorded, and who has begun', () => {
  it('keeps their mailbox and the letters of their name, by the co-owner’s first word, the closer’s record, and after a denial', async () => {
    const owner = sam()
    const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] })
    const { party } = await signerNamed(operator, borrower, 'Sam Reyes')
    const email = newEmail('kim')
    expect((await record(operator, borrower, party, { status: 'MARRIED', spouse: { ...KIM, email } })).statusCode).toBe(200)
    const kim = await begins(app, email)
    const before = await listed(operator, borrower)

    // The borrower alone takes off the co-owner whose spouse it is, or names Kim as an owner with a mailbox of their own.
    const sole = await correct(borrower, { 'about-you': { ownership: 'SOLE', coOwners: [] } })
    expect(told(sole)).toEqual(refusedAt('about-you.coOwners', 'Kim Lee has begun to sign'))
    const added = await correct(borrower, { 'about-you': { coOwners: [owner, { ...KIM, email: newEmail('evil') }] } })
    expect(told(added)).toEqual(refusedAt('about-you.coOwners', 'Kim Lee has begun to sign with another email'))
    await stays(borrower, before, kim)

    // Sam has said nothing yet, and names another mailbox: it would sign in the place of Kim.
    const sams = await signInByCode(app, owner.email)
    const [theirs] = await sams.signings()
    const other = { status: 'MARRIED', spouse: { ...KIM, email: newEmail('evil') } }
    expect(told(await says(sams, theirs!, { marriage: other }))).toEqual(
      refusedAt('marriage.spouse.email', 'Kim Lee has begun to sign with another email'),
    )
    await stays(borrower, before, kim)

    // A closer alone, in other letters: the signature would be gone.
    const closer = await staff(app, 'closer')
    const letters = await record(closer, borrower, party, { status: 'MARRIED', spouse: { firstName: 'kIM', lastName: 'lEE' } })
    expect(told(letters)).toEqual(refusedAt('data.owners.0.spouse.firstName', 'Enter it in the same letters: Kim Lee'))
    await stays(borrower, before, kim)

    // Sam denies it, and the team records the same spouse without an email: the one that Kim has stays.
    expect((await says(sams, theirs!, { marriage: { status: 'UNMARRIED' } })).statusCode).toBe(200)
    await stays(borrower, before, kim)
    const again = await record(operator, borrower, party, { status: 'MARRIED', spouse: KIM })
    expect(told(again)).toEqual([200, expect.any(String)])
    await stays(borrower, before, kim)
  })
})

describe('the borrower’s spouse whom the team named, and who has begun', () => {
  itInLongRun('is left out by no correction of the borrower’s, where nobody had looked up whether a spouse signs', async () => {
    const borrower = await applicationSaying(app, operator, { maritalStatus: 'MARRIED' }, 'NOTE_SIGNING', INDIANAPOLIS)
    const decide = (data: object) => operator.decide(borrower.uuid, 'instrument-details', { spouseSource: SOURCE, ...data })
    expect((await decide({ spouseSigns: 'YES', spouse: 'Pat Sound' })).statusCode).toBe(200)
    const pat = await begins(app, await reachedAt(operator, borrower, 'Pat Sound'))
    const before = await listed(operator, borrower)
    const unmarried = await correct(borrower, { 'about-you': { maritalStatus: 'UNMARRIED' } })
    expect(told(unmarried)).toEqual(refusedAt('about-you.maritalStatus', 'Pat Sound has begun to sign with you. Call us'))
    for (const data of [{ spouseSigns: 'NO' }, { spouseSigns: 'YES', spouse: 'Quinn Sound' }])
      expect(told(await decide(data))).toEqual([422, expect.stringContaining('Pat Sound has begun to sign')])
    await stays(borrower, before, pat)
  })

  itInLongRun(
    'is put in nobody’s place by the borrower, by a co-owner’s second word, or by a closer, where the law asks for a spouse',
    async () => {
      const owner = sam()
      const spouse = { ...owner }
      const about = { ownership: 'JOINT', coOwners: [owner], maritalStatus: 'MARRIED', spouse }
      const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', TAMPA)
      const sams = await begins(app, owner.email, { marriage: { status: 'UNMARRIED' } })
      const vesting = 'Ana Sound and Sam Reyes, as joint tenants'
      const named = () => operator.decide(borrower.uuid, 'instrument-details', { vesting, spouse: 'Pat Sound' })
      await expect.poll(async () => (await named()).statusCode, { timeout: 20_000, interval: 200 }).toBe(200)
      const pat = await begins(app, await reachedAt(operator, borrower, 'Pat Sound'))
      const before = await listed(operator, borrower)

      const quinn = { firstName: 'Quinn', lastName: 'Sound', email: newEmail('quinn') }
      const replaced = await correct(borrower, { 'about-you': { maritalStatus: 'MARRIED', spouse: quinn } })
      expect(told(replaced)).toEqual(refusedAt('about-you.spouse', 'Pat Sound has begun to sign'))
      const toBorrower = { status: 'MARRIED', to: 'borrower' }
      const again = await says(sams.holder, sams.of, { marriage: toBorrower })
      expect(told(again)).toEqual(refusedAt('marriage.status', 'Someone else has begun to sign as the spouse of an owner'))
      // Whose name it is is not theirs to read.
      expect(again.body).not.toContain('Pat')
      const closer = await staff(app, 'closer')
      const recorded = await record(closer, borrower, sams.of.party, toBorrower)
      expect(told(recorded)).toEqual(refusedAt('data.owners.0.to', 'Pat Sound has begun to sign'))
      await stays(borrower, before, pat)
    },
  )
})

describe('two owners', () => {
  itInLongRun('have not one and the same spouse: the borrower’s would sign nowhere', async () => {
    const owner = sam()
    const jo = { firstName: 'Jo', lastName: 'Sound', email: newEmail('jo') }
    const about = { ownership: 'JOINT', coOwners: [owner], maritalStatus: 'MARRIED', spouse: jo }
    const borrower = await applicationSaying(app, operator, about)
    const email = newEmail('kim')
    await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse: { ...KIM, email } } })
    const before = await listed(operator, borrower)
    for (const name of [KIM, { firstName: 'KIM', lastName: 'lee' }]) {
      const same = await correct(borrower, { 'about-you': { maritalStatus: 'MARRIED', spouse: { ...name, email } } })
      expect(told(same)).toEqual(refusedAt('about-you.spouse.firstName', 'Another owner named this person as their spouse'))
    }
    expect(await listed(operator, borrower)).toEqual(before)
    expect((await signersAt(operator, borrower)).map(({ name }) => name)).toEqual(['Sam Reyes', 'Jo Sound', 'Kim Lee'])
  })

  it.runIf(isLongRun)('have not one and the same spouse by the team’s word either', async () => {
    const owner = sam()
    const about = { ownership: 'JOINT', coOwners: [owner], maritalStatus: 'MARRIED' }
    const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', INDIANAPOLIS)
    const vesting = 'Ana Sound and Sam Reyes, as joint tenants'
    const decide = (spouse: string) =>
      operator.decide(borrower.uuid, 'instrument-details', { spouseSigns: 'YES', spouseSource: SOURCE, vesting, spouse })
    expect((await decide('Pat Sound')).statusCode).toBe(200)
    const email = newEmail('kim')
    const asked = await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse: { ...KIM, email } } })
    const same = await says(asked.holder, asked.of, {
      marriage: { status: 'MARRIED', spouse: { firstName: 'Pat', lastName: 'Sound', email } },
    })
    expect(told(same)).toEqual(refusedAt('marriage.spouse.firstName', 'Another owner named this person'))
    expect(told(await decide('Kim Lee'))).toEqual(refusedAt('data.spouse', 'Kim Lee is the spouse of another owner'))
    await mailsArrived(app, { email }, 'You are asked to sign')
  })
})
