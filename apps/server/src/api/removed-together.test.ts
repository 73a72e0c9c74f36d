/** Who signs no longer is told so, and is owed copies of what they signed: whoever was taken off, whoever went with them, and whom the desk replaced. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sam, untilSignerAsked } from '../testing/joint-application.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { signEverything, signersSigning } from '../testing/sign-documents.ts'
import {
  applicationSaying,
  begins,
  INDIANAPOLIS,
  listed,
  reachedAt,
  type SignerAt,
  signerNamed,
  signersAt,
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

const SOURCE = 'Counsel of the title company, by email'
const NO_LONGER = 'You are no longer asked to sign'

async function signs(at: SignerAt): Promise<SignerAt> {
  expect((await at.holder.showIdentity(at.of)).statusCode).toBe(200)
  await untilSignerAsked(at.holder, at.of, 'signer-signing')
  const signed = await at.holder.put(at.of, 'signer-signing', await signEverything(signersSigning(app, at.holder, at.of)))
  expect([signed.statusCode, signed.body]).toEqual([200, expect.any(String)])
  return at
}

it.runIf(isLongRun)(
  'the spouses of one decision are taken off together: each is told, owed copies, and their owners read why in true words',
  async () => {
    const [owner, other] = [sam(), { firstName: 'Ted', lastName: 'Roe', email: newEmail('ted') }]
    const about = { ownership: 'JOINT', coOwners: [owner, other], maritalStatus: 'MARRIED' }
    const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', INDIANAPOLIS)
    const vesting = 'Ana Sound and Sam Reyes and Ted Roe, as joint tenants'
    const yes = await operator.decide(borrower.uuid, 'instrument-details', {
      ...{ spouseSigns: 'YES', spouseSource: SOURCE, vesting, spouse: 'Pat Sound' },
    })
    expect(yes.statusCode).toBe(200)
    const emails = { kim: newEmail('kim'), lou: newEmail('lou'), pat: await reachedAt(operator, borrower, 'Pat Sound') }
    await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Lee', email: emails.kim } } })
    const { party } = await signerNamed(operator, borrower, 'Ted Roe')
    const lou = { firstName: 'Lou', lastName: 'Roe', email: emails.lou }
    const recorded = await operator.decide(borrower.uuid, 'owner-marriages', { owners: [{ party, status: 'MARRIED', spouse: lou }] })
    expect(recorded.statusCode).toBe(200)
    const kim = await signs(await begins(app, emails.kim))
    for (const email of [emails.lou, emails.pat]) await signs(await begins(app, email))

    await takenOff(operator, borrower, kim.of.party, { because: 'NOT_NEEDED' })
    expect((await listed(operator, borrower)).map(([name]) => name)).toEqual(['Sam Reyes', 'Ted Roe'])
    for (const email of Object.values(emails)) await mailsArrived(app, { email }, NO_LONGER)
    const subject = 'Kim Lee, Pat Sound, and Lou Roe no longer sign with you'
    const [toBorrower] = await mailsArrived(app, borrower, subject)
    expect(toBorrower).toContain('the law does not ask Kim Lee, Pat Sound, and Lou Roe to sign')
    const [toSam] = await mailsArrived(app, owner, 'Kim Lee is no longer asked to sign')
    expect(toSam).toContain('Our team confirmed by a document that the law does not ask Kim Lee to sign')
    const [toTed] = await mailsArrived(app, other, 'Lou Roe is no longer asked to sign')
    expect(toTed).toContain('Our team had recorded that Lou Roe is your spouse')
    const { paperCopies } = (await operator.get(`/applications/${borrower.uuid}`)).json<{
      paperCopies: { name: string; sent: unknown }[]
    }>()
    expect(paperCopies.map(({ name, sent }) => [name, sent])).toEqual([
      ['Kim Lee', null],
      ['Pat Sound', null],
      ['Lou Roe', null],
    ])
  },
)

itInLongRun(
  'a spouse who was only invited is told when the desk names another, and that one when the desk decides that none signs',
  async () => {
    const borrower = await applicationSaying(app, operator, { maritalStatus: 'MARRIED' }, 'NOTE_SIGNING', INDIANAPOLIS)
    const decide = (data: object) => operator.decide(borrower.uuid, 'instrument-details', { spouseSource: SOURCE, ...data })
    expect((await decide({ spouseSigns: 'YES', spouse: 'Pat Sound' })).statusCode).toBe(200)
    const pat = { email: await reachedAt(operator, borrower, 'Pat Sound') }
    expect((await decide({ spouseSigns: 'YES', spouse: 'Quinn Sound' })).statusCode).toBe(200)
    await mailsArrived(app, pat, NO_LONGER)
    const quinn = { email: await reachedAt(operator, borrower, 'Quinn Sound') }
    expect((await decide({ spouseSigns: 'NO' })).statusCode).toBe(200)
    await mailsArrived(app, quinn, NO_LONGER)
    expect(await mailsTo(app, pat, NO_LONGER)).toHaveLength(1)
  },
)

itInLongRun('an owner who sold their share is taken off with their spouse, who signed for them alone', async () => {
  const owner = sam()
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
  const email = newEmail('kim')
  const at = await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Lee', email } } })
  await signs(await begins(app, email))
  await takenOff(operator, borrower, at.of.party, { because: 'SOLD_SHARE' })
  expect(await signersAt(operator, borrower)).toEqual([])
  for (const address of [owner.email, email]) await mailsArrived(app, { email: address }, NO_LONGER)
  await mailsArrived(app, borrower, 'Sam Reyes and Kim Lee no longer sign with you')
})

itInLongRun('whoever signs under the right name at an email that the team entered reads that our team entered it', async () => {
  const owner = sam()
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [owner] }, 'NOTE_SIGNING', TAMPA)
  const spouse = { firstName: 'Kim', lastName: 'Okafr', email: newEmail('kim') }
  await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse } })
  const { party } = await signerNamed(operator, borrower, 'Kim Okafr')
  const right = { firstName: 'Kim', lastName: 'Okafor', email: newEmail('okafor') }
  await takenOff(operator, borrower, party, { because: 'MISSPELLED', rightName: right })
  const [invitation] = await mailsArrived(app, right, 'You are asked to sign')
  expect(invitation).toContain('Our team entered your email')
  expect(invitation).not.toContain('named you as their spouse')
})
