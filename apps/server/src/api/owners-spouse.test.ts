/** The spouse of a co-owner, where the law has them sign: corrected by the co-owner, put right and taken off by two of the team. */
import type { StaffInvitationBody } from '@hearthline/contract'
import { signerIntro } from '@hearthline/domain'
import { afterAll, beforeAll, expect } from 'vitest'
import { conditionCalls } from '../testing/condition-calls.ts'
import { jointApplication, sam, signAsSigner } from '../testing/joint-application.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { mailsArrived, mailsTo } from '../testing/mails-to.ts'
import { newEmail } from '../testing/person.ts'
import { documentIn } from '../testing/show-identity.ts'
import { signInByCode } from '../testing/signer.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const TAMPA = { city: 'Tampa', state: 'FL', zip: '33602' }

interface Instrument {
  readonly sha256: string
  readonly places: readonly { readonly label: string }[]
}
/** Whose signatures it has. */
const placesOf = ({ places }: Instrument) => places.map(({ label }) => label.replace(/^Signature of | \(.*$/g, ''))

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({ SANDBOX_SPEED: 'instant' })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

itInLongRun(
  'is the co-owner’s to correct until they sign in; then two put the name right, and two take them off by the decree',
  async () => {
    const owner = sam()
    const borrower = await jointApplication(app, operator, [owner], 'NOTE_SIGNING', { place: TAMPA })
    const { uuid } = borrower
    const holder = await signInByCode(app, owner.email)
    const [own] = await holder.signings()
    const email = newEmail('kim')
    const saying = (lastName: string) =>
      holder.put(own!, 'signer-intro', {
        ...signerIntro.example,
        marriage: { status: 'MARRIED', spouse: { firstName: 'Kim', lastName, email } },
      })
    const signers = async () => (await operator.get(`/applications/${uuid}/signers`)).json<StaffInvitationBody[]>()
    const named = async (name: string) => (await signers()).find((signer) => signer.name === name)
    // Nothing that the team records makes a party of one of the team.
    const max = { firstName: 'Max', lastName: 'Reyes', email: (await staff(app, 'underwriter')).email.toUpperCase() }
    const recorded = await operator.decide(uuid, 'owner-marriages', { owners: [{ party: own!.party, status: 'MARRIED', spouse: max }] })
    expect([recorded.statusCode, recorded.body]).toEqual([
      422,
      expect.stringMatching(/data\.owners\.0\.spouse\.email.*can’t use this email/u),
    ])
    expect((await saying('Okefor')).statusCode).toBe(200)
    await mailsArrived(app, { email }, 'You are asked to sign')
    // What one of the team asked for is declined by the owner's own correction, and not there again when the name is.
    const passport = documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', 'the passport'))
    const renaming = (party: string, lastName: string, firstName = 'Kim') =>
      operator.post(`/applications/${uuid}/signers/${party}/removal`, {
        ...{ because: 'MISSPELLED', document: passport, reason: 'As the passport has it', rightName: { firstName, lastName } },
      })
    const { party: first } = (await named('Kim Okefor'))!
    expect((await renaming(first, 'Okafor')).statusCode).toBe(200)
    expect((await named('Kim Okefor'))!.removal).toMatchObject({ because: 'MISSPELLED' })
    for (const lastName of ['Okafr', 'Okefor']) expect((await saying(lastName)).statusCode).toBe(200)
    expect((await named('Kim Okefor'))!.removal).toBeNull()
    // Nor does a document put someone else in their place.
    const other = await renaming(first, 'Other', 'Xavier')
    expect([other.statusCode, other.body]).toEqual([409, expect.stringContaining('that is another person')])
    expect((await saying('Okafr')).statusCode).toBe(200)
    expect((await signers()).map(({ name }) => name)).toEqual(['Sam Reyes', 'Kim Okafr'])
    // The console says at once that it takes nothing else of who said it themselves.
    expect((await named('Sam Reyes'))!.marriage).toMatchObject({
      recordable: 'NOTHING',
      told: expect.stringContaining('said this themselves'),
    })
    const kim = await signInByCode(app, email)
    const [theirs] = await kim.signings()
    const late = await saying('Okafor')
    expect([late.statusCode, late.body]).toEqual([422, expect.stringContaining('Kim Okafr has signed in to sign as your spouse. Call us')])
    expect(await holder.signing(own!)).toMatchObject({ mayCorrect: true, openItem: 'signer-identity-documents' })

    // Two of the team, by a document; nobody is left out in between.
    const evidence = async (of: string) => documentIn(await operator.receive(uuid, 'FILE_EVIDENCE', of))
    const second = await operator.colleague()
    const decided = async (who: Staff, party: string, outcome: string) => {
      const { removal: asked } = (await operator.get(`/applications/${uuid}/signers`))
        .json<StaffInvitationBody[]>()
        .find((one) => one.party === party)!
      const body = { outcome, askedAt: asked!.askedAt, reason: 'I read it' }
      return who.post(`/applications/${uuid}/signers/${party}/removal/decision`, body)
    }
    const byTwo = async (party: string, body: object) => {
      const path = `/applications/${uuid}/signers/${party}/removal`
      const asked = await operator.post(path, { reason: 'As the document has it', ...body })
      expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)])
      expect((await decided(operator, party, 'CONFIRMED')).statusCode).toBe(403)
      expect((await decided(second, party, 'CONFIRMED')).statusCode).toBe(200)
    }
    const nameless = await operator.post(`/applications/${uuid}/signers/${theirs!.party}/removal`, {
      ...{ because: 'MISSPELLED', document: passport, reason: 'As the passport has it' },
    })
    expect([nameless.statusCode, nameless.body]).toEqual([422, expect.stringContaining('Enter the name as the document has it')])
    const colleagues = await operator.post(`/applications/${uuid}/signers/${theirs!.party}/removal`, {
      ...{ because: 'MISSPELLED', document: passport, reason: 'As the passport has it' },
      rightName: { firstName: 'Kim', lastName: 'Okafor', email: second.email },
    })
    expect([colleagues.statusCode, colleagues.body]).toEqual([422, expect.stringMatching(/rightName\.email.*can’t use this email/u)])
    // Whose email it is may have changed by the time that someone confirms it.
    const later = { because: 'MISSPELLED', document: passport, reason: 'As the passport has it' }
    const removal = `/applications/${uuid}/signers/${theirs!.party}/removal`
    const joins = newEmail('joins')
    const rightName = { firstName: 'Kim', lastName: 'Okafor', email: joins }
    expect((await operator.post(removal, { ...later, rightName })).statusCode).toBe(200)
    await staff(app, 'closer', ['HEARTH'], joins)
    const confirmed = await decided(second, theirs!.party, 'CONFIRMED')
    expect([confirmed.statusCode, confirmed.body]).toEqual([409, expect.stringContaining('belongs to someone on the team')])
    expect((await decided(second, theirs!.party, 'DECLINED')).statusCode).toBe(200)
    await byTwo(theirs!.party, { because: 'MISSPELLED', document: passport, rightName: { firstName: 'Kim', lastName: 'Okafor' } })
    expect((await kim.get(theirs!)).statusCode).toBe(401)
    expect((await mailsArrived(app, borrower, 'Kim Okafr signs with you as Kim Okafor'))[0]).toContain('confirmed by a document')
    // And the owner whose word it was.
    expect((await mailsArrived(app, owner, 'Kim Okafr is asked to sign as Kim Okafor'))[0]).toContain(
      'You told us that Kim Okafr is your spouse.',
    )
    expect((await named('Kim Okafor'))?.email).toBe(email)

    // Signed by them; then the marriage ends, and what was asked of them with it.
    await liveOn(borrower, operator, 'CO_DEED_REQ')
    const again = await signInByCode(app, email)
    const [signing] = await again.signings()
    await signAsSigner(app, again, signing!)
    const calls = conditionCalls(app, operator)
    await calls.raised(uuid, { category: 'GENERIC_DOCUMENT_REQUEST', party: signing!.party, due: 'FUNDING', documents: 1 })
    const before = await operator.resultOf<Instrument>(borrower, 'security-instrument')
    await byTwo(signing!.party, { because: 'DIVORCED', document: await evidence('the decree') })
    expect((await again.get(signing!)).statusCode).toBe(401)
    expect((await signers()).map(({ name, marriage }) => [name, marriage?.status])).toEqual([['Sam Reyes', 'UNMARRIED']])
    expect((await calls.forStaff(uuid)).conditions.map(({ state }) => state)).toEqual(['WITHDRAWN'])
    expect((await mailsArrived(app, borrower, 'Kim Okafor no longer signs with you'))[0]).toContain(
      'by the court’s decree that Sam Reyes and Kim Okafor are no longer married',
    )
    await mailsArrived(app, owner, 'Kim Okafor is no longer asked to sign')
    // Told once, and of no name that was put right: that mailbox signed on.
    await mailsArrived(app, { email }, 'You are no longer asked to sign')
    expect(await mailsTo(app, { email }, 'We no longer use this email')).toEqual([])
    // The instrument is made again without them, and whoever had read the one before reads it again (changed-deed.test.ts).
    const instrument = () => operator.resultOf<Instrument>(borrower, 'security-instrument')
    await expect.poll(async () => (await instrument()).sha256, { timeout: 20_000, interval: 60 }).not.toBe(before.sha256)
    expect([placesOf(before), placesOf(await instrument())]).toEqual([
      ['Ana Sound', 'Sam Reyes', 'Kim Okafor'],
      ['Ana Sound', 'Sam Reyes'],
    ])
    // Of what they signed they keep copies: the team owes them on paper.
    const { paperCopies } = (await operator.get(`/applications/${uuid}`)).json<{ paperCopies: { name: string; sent: object | null }[] }>()
    expect(paperCopies).toContainEqual(expect.objectContaining({ name: 'Kim Okafor', sent: null }))
  },
)
