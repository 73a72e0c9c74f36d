/** What someone gave before two of the team took them off counts no more: whoever is named again is asked for all of it anew, from whichever mailbox. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sam, signAsSigner, untilSignerAsked } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { signEverything, signersSigning } from '../testing/sign-documents.ts'
import { signInByCode } from '../testing/signer.ts'
import {
  applicationSaying,
  begins,
  correct,
  listed,
  type SignerAt,
  says,
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

const KIM = { firstName: 'Kim', lastName: 'Lee' }
const joint = (coOwners: readonly object[]) => ({ 'about-you': { ownership: 'JOINT', coOwners } })
const done = ({ statusCode, body }: { statusCode: number; body: string }) => expect([statusCode, body]).toEqual([200, expect.any(String)])
const states = async (borrower: Person) => (await signersAt(operator, borrower)).map(({ name, state }) => [name, state])

/** Who signs everything from their own mailbox. */
async function signs(email: string): Promise<SignerAt> {
  const holder = await signInByCode(app, email)
  const [of] = await holder.signings()
  await signAsSigner(app, holder, of!)
  return { holder, of: of! }
}

describe('a co-owner who signed, and whom two of the team took off', () => {
  it('is asked for everything anew where the borrower names them again, and is left out by no one once they have begun', async () => {
    const owner = sam()
    const borrower = await applicationSaying(app, operator, joint([owner])['about-you'])
    const { of } = await signs(owner.email)
    expect(await states(borrower)).toEqual([['Sam Reyes', 'SIGNED']])
    await takenOff(operator, borrower, of.party, { because: 'NEVER_OWNED' })
    done(await correct(borrower, joint([owner])))
    await liveOn(borrower, operator, 'NOTE_SIGNING')
    expect(await states(borrower)).not.toEqual([['Sam Reyes', 'SIGNED']])

    const again = await signInByCode(app, owner.email)
    const [theirs] = await again.signings()
    expect((await again.signing(theirs!)).openItem).toBe('signer-intro')
    // By their own act alone, and of the very same deed: not one document of it counts as read or signed.
    done(await says(again, theirs!, {}))
    const sole = await correct(borrower, { 'about-you': { ownership: 'SOLE', coOwners: [] } })
    expect([sole.statusCode, sole.body]).toEqual([422, expect.stringContaining('Sam Reyes has begun to sign with you')])
    done(await again.showIdentity(theirs!))
    await untilSignerAsked(again, theirs!, 'signer-signing')
    const signing = signersSigning(app, again, theirs!)
    const { consentedAt, documents } = await signing.state()
    expect([consentedAt, documents.map(({ readAt }) => readAt)]).toEqual([null, documents.map(() => null)])
    done(await again.put(theirs!, 'signer-signing', await signEverything(signing)))
    expect(await states(borrower)).toEqual([['Sam Reyes', 'SIGNED']])
  })

  itInLongRun(
    'as another person of the name, is named with a mailbox of their own, and reads nothing of whoever had the other',
    async () => {
      const stranger = sam()
      const borrower = await applicationSaying(app, operator, joint([stranger])['about-you'])
      const { holder, of } = await begins(app, stranger.email)
      await takenOff(operator, borrower, of.party, { because: 'WRONG_PERSON' })
      const right = { ...stranger, email: newEmail('right') }
      done(await correct(borrower, joint([right])))
      await liveOn(borrower, operator, 'NOTE_SIGNING')
      expect(await listed(operator, borrower)).toEqual([['Sam Reyes', right.email]])
      expect((await holder.get(of)).statusCode).not.toBe(200)
      const theirs = await signInByCode(app, right.email)
      const [page] = await theirs.signings()
      const intro = await theirs.get(page!, '/items/signer-intro')
      expect(intro.json()).toMatchObject({ state: 'open', data: null })
      await signAsSigner(app, theirs, page!)
      expect(await states(borrower)).toEqual([['Sam Reyes', 'SIGNED']])
    },
  )

  itInLongRun('is married to no one in this application any more', async () => {
    const [owner, ted] = [sam(), { firstName: 'Ted', lastName: 'Roe', email: newEmail('ted') }]
    const borrower = await applicationSaying(app, operator, joint([owner, ted])['about-you'], 'NOTE_SIGNING', TAMPA)
    const email = newEmail('kim')
    const { of } = await begins(app, owner.email, { marriage: { status: 'MARRIED', spouse: { ...KIM, email } } })
    await takenOff(operator, borrower, of.party, { because: 'SOLD_SHARE' })
    const { party } = await signerNamed(operator, borrower, 'Ted Roe')
    const marriage = { owners: [{ party, status: 'MARRIED', spouse: { ...KIM, email } }] }
    done(await operator.decide(borrower.uuid, 'owner-marriages', marriage))
    expect((await listed(operator, borrower)).map(([name]) => name)).toEqual(['Ted Roe', 'Kim Lee'])
  })
})

describe('a co-owner who has begun', () => {
  it.runIf(isLongRun)('is made a spouse who owns nothing by no one person', async () => {
    const owner = sam()
    const about = { ...joint([owner])['about-you'], maritalStatus: 'MARRIED', spouse: owner }
    const borrower = await applicationSaying(app, operator, about, 'NOTE_SIGNING', TAMPA)
    await begins(app, owner.email, { marriage: { status: 'MARRIED', to: 'borrower' } })
    const sole = await correct(borrower, { 'about-you': { ...about, ownership: 'SOLE', coOwners: [] } })
    expect([sole.statusCode, sole.body]).toEqual([422, expect.stringContaining('Sam Reyes has begun to sign as a co-owner')])
  })
})
