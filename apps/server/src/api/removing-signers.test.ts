/** A signer who is to be removed leaves nobody else out, and the document that shows it stays in the file (record 0133). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sam } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import {
  applicationSaying,
  begins,
  correct,
  INDIANAPOLIS,
  listed,
  signerNamed,
  signersAt,
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

/** A married borrower with a co-owner, and a spouse of their own whom the team named: none of them has begun. */
async function withOtisAndDario(): Promise<Person> {
  const otis = { firstName: 'Otis', lastName: 'Brandt', email: newEmail('otis') }
  const about = { ownership: 'JOINT', coOwners: [otis], maritalStatus: 'MARRIED' }
  const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', INDIANAPOLIS)
  const decided = await operator.decide(borrower.uuid, 'instrument-details', {
    ...{ spouseSigns: 'YES', spouseSource: 'Counsel of the title company, by email', spouse: 'Dario Fielding' },
    vesting: 'Ana Sound and Otis Brandt, as joint tenants',
  })
  expect([decided.statusCode, decided.body]).toEqual([200, expect.any(String)])
  return borrower
}

itInLongRun(
  'a co-owner is taken off whatever the team confirms again because of it: the borrower’s own spouse is not left out',
  async () => {
    const borrower = await withOtisAndDario()
    const { stays, party } = await signerNamed(operator, borrower, 'Otis Brandt')
    expect(stays).toBeNull()
    await takenOff(operator, borrower, party, { because: 'NEVER_OWNED' })
    expect((await listed(operator, borrower)).map(([name]) => name)).not.toContain('Otis Brandt')
  },
)

itInLongRun('a document that a request names is not deleted, and nobody says that the borrower has it', async () => {
  const borrower = await withOtisAndDario()
  const { party } = await signerNamed(operator, borrower, 'Otis Brandt')
  const document = documentIn(await operator.receive(borrower.uuid, 'FILE_EVIDENCE', 'the deed'))
  const asked = await operator.post(`/applications/${borrower.uuid}/signers/${party}/removal`, {
    ...{ because: 'NEVER_OWNED', document, reason: 'As the document has it' },
  })
  expect(asked.statusCode).toBe(200)
  const url = `/console/api/v1/applications/${borrower.uuid}/documents/${document}`
  const removed = await app.call({ method: 'DELETE', url, headers: operator.headers })
  expect([removed.statusCode, removed.body]).toEqual([
    409,
    expect.stringContaining('A request or a record of our team names this document'),
  ])
  expect(removed.body).not.toContain('borrower has it')
})

const FATHER_AND_SON = () => [sam(), sam(newEmail('son'))] as const

it.runIf(isLongRun)(
  'one of two owners of one name is left out by the borrower before they begin, and the other one stays who they are',
  async () => {
    const [father, son] = FATHER_AND_SON()
    const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [father, son] })
    const at = await begins(app, son.email)
    expect((await correct(borrower, { 'about-you': { coOwners: [son] } })).statusCode).toBe(200)
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect((await signersAt(operator, borrower)).map(({ party, email }) => [party, email])).toEqual([[at.of.party, son.email]])
    await signs(app, at)
    expect((await signerNamed(operator, borrower, 'Sam Reyes')).state).toBe('SIGNED')
    // Whoever of the name is named again is another signer, and takes nobody’s place.
    expect((await correct(borrower, { 'about-you': { coOwners: [father, son] } })).statusCode).toBe(200)
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    const both = await signersAt(operator, borrower)
    expect(both.map(({ email }) => email)).toEqual([father.email, son.email])
    expect(both.find(({ email }) => email === son.email)?.party).toBe(at.of.party)
  },
)

it.each([0, ...(isLongRun ? [1] : [])])(
  'one of two owners of one name who have begun is taken off by two of the team, whichever it is: %s',
  async (index) => {
    const owners = FATHER_AND_SON()
    const [gone, stays] = [owners[index]!, owners[1 - index]!]
    const ted = { firstName: 'Ted', lastName: 'Roe', email: newEmail('ted') }
    const spouse = { firstName: 'Sam', lastName: 'Reyes', email: stays.email }
    const about = { ownership: 'JOINT', coOwners: [...owners, ted], maritalStatus: 'MARRIED', spouse }
    const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', TAMPA)
    const kept = await signs(app, await begins(app, stays.email, { marriage: { status: 'MARRIED', to: 'borrower' } }))
    const { of } = await begins(app, gone.email, { marriage: { status: 'UNMARRIED' } })
    await takenOff(operator, borrower, of.party, { because: 'DIED' })
    expect((await signersAt(operator, borrower)).map(({ party, email }) => [party, email])).toEqual([
      [kept.of.party, stays.email],
      [expect.any(String), ted.email],
    ])
    const [told] = await mailsArrived(app, borrower, 'Sam Reyes no longer signs with you')
    expect(told).toContain(`This is the Sam Reyes whose email is ${gone.email}. The other Sam Reyes still signs.`)
    expect(told).not.toContain('married')
    // Whoever reads the mailbox is told what was recorded, and is asked for no address of theirs.
    const [toMailbox] = await mailsArrived(app, gone, 'Sam Reyes is no longer asked to sign')
    expect(toMailbox).toContain('Whoever acts for the estate may have copies')
    expect(toMailbox).toContain('If this is not right, call us now.')
    expect(await mailsTo(app, gone, 'You are no longer asked to sign')).toEqual([])
    expect(await mailsTo(app, stays, 'You are no longer asked to sign')).toEqual([])
    // Of the one who stays nothing is lost: their page, who they are, and that they are the borrower’s spouse.
    expect((await kept.holder.get(kept.of)).statusCode).toBe(200)
    expect((await signersAt(operator, borrower))[0]).toMatchObject({ marriage: { status: 'MARRIED' } })
    // The deed no longer names the other one.
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    await signs(app, kept)
  },
)
