/** What someone answered to the team's requests counts for whoever it was: not for another person of the name, nor from a mailbox that was not theirs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLEARED, conditionCalls } from '../testing/condition-calls.ts'
import { type CoOwner, sam } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail, type Person } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { applicationSaying, begins, correct, type SignerAt, takenOff } from '../testing/signing-beside.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const NOTE = 'I am paid in cash.'
const STUB = { category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', asked: 'Send us your newest pay stub.', documents: 1 }
const ASKED = 'We need something from you'

let app: TestApp
let operator: Staff
let calls: ReturnType<typeof conditionCalls>
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
  calls = conditionCalls(app, operator)
})
afterAll(() => app.close())

interface Asked extends SignerAt {
  readonly co: CoOwner
  readonly borrower: Person
}

const jointly = (coOwners: readonly CoOwner[]) => ({ 'about-you': { ownership: 'JOINT', coOwners } })
const asked = ({ of, borrower }: Asked, due = 'SIGNING') => calls.raised(borrower.uuid, { ...STUB, due, party: of.party })

/** A co-owner who said who they are, in the mailbox that was given for them. */
async function coOwner(): Promise<Asked> {
  const co = sam()
  const borrower = await applicationSaying(app, operator, { ownership: 'JOINT', coOwners: [co] })
  return { co, borrower, ...(await begins(app, co.email)) }
}

/** They answer with a file and a note, and a message is written from either side. */
async function answers({ borrower, holder, of }: Asked, condition: { readonly uuid: string }, alike = 'stub') {
  const document = documentIn(await holder.send(of, 'CONDITION_DOCUMENT', alike))
  const replies = [
    await calls.write({ headers: holder.headers }, borrower.uuid, condition, { text: 'Is a photo enough?', documents: [] }),
    await calls.answer({ headers: holder.headers }, borrower.uuid, condition, { documents: [document], note: NOTE }),
    await operator.post(`/applications/${borrower.uuid}/conditions/${condition.uuid}/messages`, { text: 'A photo is enough.' }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
}

const readBy = async ({ borrower }: Asked, email: string) => calls.listed(await signInByCode(app, email), borrower.uuid)
const stateOf = async ({ borrower }: Asked) => (await calls.forStaff(borrower.uuid)).conditions.map(({ state }) => state)

describe('what a person of the same name answered whom two of the team took off', () => {
  itInLongRun('counts no more, is read by no one who signs, and stays with the team as theirs', async () => {
    const them = await coOwner()
    const { borrower, of, co } = them
    const [cleared, inReview] = [await asked(them), await asked(them, 'FUNDING')]
    await answers(them, cleared, 'one')
    await answers(them, inReview, 'two')
    expect((await calls.decide(borrower.uuid, cleared, CLEARED)).statusCode).toBe(200)
    await takenOff(operator, borrower, of.party, { because: 'WRONG_PERSON' })
    const email = newEmail('right')
    expect((await correct(borrower, jointly([{ ...co, email }]))).statusCode).toBe(200)
    await borrower.untilRest()
    expect(await stateOf(them)).toEqual(['OPEN', 'OPEN'])
    const read = await readBy(them, email)
    expect(read).toMatchObject([
      { state: 'OPEN', answerable: true, answers: [], messages: [], unread: 0 },
      { state: 'OPEN', answerable: true, answers: [], messages: [], unread: 0 },
    ])
    const [mail] = await mailsArrived(app, { email } as Person, 'We need 2 things from you')
    expect(mail).toContain('Send a document')
    const [first] = (await calls.forStaff(borrower.uuid)).conditions
    expect(first).toMatchObject({
      answers: [{ note: NOTE, notCounted: 'TAKEN_OFF' }],
      messages: [{ notCounted: 'TAKEN_OFF' }, { notCounted: 'TAKEN_OFF' }],
      decided: [{ outcome: 'CLEARED', notCounted: 'TAKEN_OFF' }],
    })
    expect((await calls.decide(borrower.uuid, cleared, CLEARED)).statusCode).toBe(422)
  })

  it.runIf(isLongRun)('is kept beside what whoever is named again answers, which counts', async () => {
    const them = await coOwner()
    const { borrower, of, co } = them
    const one = await asked(them)
    await answers(them, one)
    await takenOff(operator, borrower, of.party, { because: 'WRONG_PERSON' })
    const email = newEmail('right')
    await correct(borrower, jointly([{ ...co, email }]))
    await liveOn(borrower, operator, 'CONDITIONS_OPEN')
    const right = { ...them, ...(await begins(app, email)) }
    await answers(right, one, 'of the right one')
    expect((await calls.decide(borrower.uuid, one, CLEARED)).statusCode).toBe(200)
    const { conditions } = await calls.forStaff(borrower.uuid)
    expect(conditions).toMatchObject([
      {
        state: 'CLEARED',
        answers: [{ notCounted: 'TAKEN_OFF' }, { note: NOTE, notCounted: null }],
        messages: [{ notCounted: 'TAKEN_OFF' }, { notCounted: 'TAKEN_OFF' }, { notCounted: null }, { notCounted: null }],
        decided: [{ notCounted: null }],
      },
    ])
    expect(await readBy(them, email)).toMatchObject([{ state: 'CLEARED', answers: [{ note: NOTE }], messages: [{}, {}] }])
  })
})

describe('what was answered from a mailbox that was not theirs', () => {
  const enters = ({ borrower, of }: Asked, email: string, because = 'NOT_THEIRS') =>
    operator.post(`/applications/${borrower.uuid}/signers/${of.party}/email`, { email, because, reason: 'As they told us by phone' })

  itInLongRun('counts no more: who has the right mailbox is asked for it, and reads nothing of what was sent', async () => {
    const them = await coOwner()
    const { borrower } = them
    const [given, open] = [await asked(them), await asked(them, 'FUNDING')]
    await answers(them, given)
    await operator.post(`/applications/${borrower.uuid}/conditions/${open.uuid}/messages`, { text: 'The one of this month.' })
    expect((await calls.decide(borrower.uuid, given, CLEARED)).statusCode).toBe(200)
    const email = newEmail('right')
    expect((await enters(them, email)).statusCode).toBe(200)
    await mailsArrived(app, { email } as Person, 'We need 2 things from you')
    expect(await readBy(them, email)).toMatchObject([
      { state: 'OPEN', answers: [], messages: [] },
      // Nothing had been given yet: what the team wrote was meant for them.
      { state: 'OPEN', answers: [], messages: [{ text: 'The one of this month.' }], unread: 1 },
    ])
    const [first] = (await calls.forStaff(borrower.uuid)).conditions
    expect(first).toMatchObject({ answers: [{ note: NOTE, notCounted: 'FORMER_EMAIL' }], decided: [{ notCounted: 'FORMER_EMAIL' }] })
    await expect.poll(async () => (await borrower.application()).openItem, { timeout: 20_000 }).toBe('conditions')
  })

  itInLongRun('counts where they only lost it, and what is open is mailed to the new one', async () => {
    const them = await coOwner()
    const [given] = [await asked(them), await asked(them, 'FUNDING')]
    await answers(them, given!)
    const email = newEmail('new')
    expect((await enters(them, email, 'LOST')).statusCode).toBe(200)
    // What they said is read there once an ID has shown whose mailbox it is.
    expect(await readBy(them, email)).toEqual([])
    expect((await (await signInByCode(app, email)).showIdentity(them.of)).statusCode).toBe(200)
    await expect
      .poll(() => readBy(them, email), { timeout: 20_000, interval: 500 })
      .toMatchObject([{ state: 'IN_REVIEW', answers: [{ note: NOTE }] }, { state: 'OPEN' }])
    await mailsArrived(app, { email } as Person, ASKED)
    expect(await mailsTo(app, { email } as Person, 'We need 2 things from you')).toEqual([])
  })
})

describe('what the team asked of someone whose name was misspelled', () => {
  itInLongRun('is asked of them under the right name, with what they sent and what was decided', async () => {
    const them = await coOwner()
    const { borrower, of, co } = them
    const [open, inReview] = [await asked(them), await asked(them, 'FUNDING')]
    await answers(them, inReview)
    await takenOff(operator, borrower, of.party, { because: 'MISSPELLED', rightName: { firstName: 'Sam', lastName: 'Reyez' } })
    await liveOn(borrower, operator, 'CONDITIONS_OPEN')
    const { conditions } = await calls.forStaff(borrower.uuid)
    expect(conditions).toMatchObject([
      { uuid: open.uuid, state: 'OPEN', whose: 'Sam Reyez' },
      { uuid: inReview.uuid, state: 'IN_REVIEW', whose: 'Sam Reyez', answers: [{ note: NOTE, notCounted: null }] },
    ])
    expect(await readBy(them, co.email)).toMatchObject([{ state: 'OPEN' }, { state: 'IN_REVIEW' }])
  })
})
