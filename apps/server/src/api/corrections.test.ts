/** What was submitted is corrected by its borrower: told before it counts, then confirmed; what is not confirmed changes nothing. */
import type { CorrectablesBody, CorrectionPreview, OfferChanges } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn, personAt } from '../testing/live-on.ts'
import { isLongRun, itInLongRun } from '../testing/long-run.ts'
import { mailsArrived } from '../testing/mails-to.ts'
import { newEmail, type Person, person } from '../testing/person.ts'
import { signEverything, signingOf } from '../testing/sign-documents.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp()
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())

type Answers = Record<string, Record<string, unknown>>

const post = ({ uuid, headers }: Person, path: string, payload: object, more: Record<string, string> = {}) =>
  app.call({
    method: 'POST',
    url: `/service-application/api/v1/application/heloc/${uuid}/corrections${path}`,
    headers: { ...headers, ...more },
    payload,
  })
const previewOf = async (borrower: Person, answers: Answers): Promise<CorrectionPreview> => {
  const reply = await post(borrower, '/preview', { answers })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  return reply.json()
}
const confirm = (borrower: Person, answers: Answers, { preview }: { readonly preview: string }, key?: string) =>
  post(borrower, '', { answers, preview }, key ? { 'idempotency-key': key } : {})
const factsOf = async ({ uuid }: Person) =>
  (await app.container.db.query('select count(*)::int as count from facts where application_id = $1', [uuid])).rows[0]!.count
const pullsOf = async ({ uuid }: Person) => {
  const { rows } = await app.container.db.query("select item from attempts where application_id = $1 and item like '%credit' order by id", [
    uuid,
  ])
  return rows.map(({ item }) => item)
}
const attemptsOf = async ({ uuid }: Person, item: string) => {
  const { rows } = await app.container.db.query('select count(*)::int as count from attempts where application_id = $1 and item = $2', [
    uuid,
    item,
  ])
  return rows[0]!.count as number
}
const ids = (named: readonly { readonly item: string }[]) => named.map(({ item }) => item)

async function verified(lastName = 'Okafor'): Promise<Person> {
  const borrower = await personAt(app, operator, 'DISBURSEMENT_ACCOUNT', lastName)
  return borrower
}

describe('what may be corrected', () => {
  it('is nothing before an offer is chosen: there is nothing that it would change', async () => {
    const borrower = await person(app, 'Okafor')
    await borrower.untilStep('OFFER_SELECTION')
    expect((await borrower.get('/corrections')).json()).toEqual({ open: false, groups: [] })
    expect((await post(borrower, '/preview', { answers: { 'sale-status': { listedForSale: true } } })).statusCode).toBe(409)
  })

  it('is the income before it is submitted: the offer is chosen again where it changes, and what was answered stays answered', async () => {
    const borrower = await personAt(app, operator, 'APP_SUBMISSION', 'Okafor')
    const { chosen, before } = await borrower.offers()
    expect([chosen, before]).toEqual([expect.anything(), null])
    const answers = { 'annual-income': { primaryCents: 6_000_000 } }
    const preview = await previewOf(borrower, answers)
    expect([preview.outcome, ids(preview.askedAgain)]).toEqual(['UNCHANGED', ['chosen-offer']])
    expect((await post(borrower, '', { answers, preview: preview.preview })).statusCode).toBe(200)
    await borrower.untilStep('OFFER_SELECTION')
    expect(await borrower.offers()).toMatchObject({ chosen: null, before: chosen })
    await borrower.answer('chosen-offer', firstOffer(await borrower.offers()))
    expect(await borrower.offers()).toMatchObject({ before: null })
    await borrower.untilStep('APP_SUBMISSION')
  })

  it('is what the borrower told us, by its questions, and never a secret or a consent', async () => {
    const borrower = await verified()
    const { open, groups } = (await borrower.get('/corrections')).json<CorrectablesBody>()
    expect(open).toBe(true)
    expect(groups.map(({ item, fields }) => [item, ...fields])).toEqual([
      ['sale-status', 'listedForSale'],
      ['annual-income', 'employmentType', 'primaryCents', 'otherCents', 'coOwnersCents'],
      ['about-you', 'maritalStatus', 'spouse'],
      ['about-you', 'ownership', 'coOwners'],
      ['about-you', 'citizenship'],
      ['about-you', 'purpose'],
    ])
    expect(groups.find(({ fields }) => fields[0] === 'citizenship')?.now).toEqual([{ label: 'Citizenship', value: 'US citizen' }])
    for (const field of ['ssn', 'hardCreditConsent', 'sealed:']) expect(JSON.stringify(groups)).not.toContain(field)
    for (const answers of [{ 'about-you': { ssn: '123121239' } }, { 'legal-name': { firstName: 'Ann' } }])
      expect((await post(borrower, '/preview', { answers })).statusCode).toBe(409)
  })

  it('is nothing of another person’s application', async () => {
    const [borrower, other] = [await verified(), await person(app, 'Reyes')]
    const reply = await post({ ...other, uuid: borrower.uuid }, '/preview', { answers: { 'sale-status': { listedForSale: true } } })
    expect(reply.statusCode).toBe(404)
  })
})

describe('a correction of the income', () => {
  const answers = { 'annual-income': { primaryCents: 6_000_000 } }

  it('is told first, with the questions, the work and the offer that it changes, and stores nothing', async () => {
    const borrower = await verified()
    const before = await factsOf(borrower)
    const told = await previewOf(borrower, answers)
    expect(told.changes).toEqual([
      { item: 'annual-income', label: 'Annual income before tax', before: expect.stringMatching(/^\$/), after: '$60,000' },
    ])
    expect(ids(told.askedAgain)).toEqual(expect.arrayContaining(['chosen-offer', 'submission', 'income-sources']))
    expect(ids(told.repeated)).toEqual(expect.arrayContaining(['first-decision', 'income-verification', 'verified-decision']))
    expect(ids(told.repeated)).not.toContain('hard-credit')
    expect(told.after.mostDrawCents!).toBeLessThan(told.before.mostDrawCents!)
    expect([told.assumesVerifiedIncome, told.refusal]).toEqual([true, null])
    expect(await factsOf(borrower)).toBe(before)
    expect(await borrower.application()).toMatchObject({ step: 'DISBURSEMENT_ACCOUNT' })
  })

  it('counts once it is confirmed, asks again what rested on it, pulls no credit, and is in the audit log without its values', async () => {
    const borrower = await verified()
    const pulls = await pullsOf(borrower)
    await expect.poll(() => attemptsOf(borrower, 'full-title'), { timeout: 20_000 }).toBeGreaterThan(0)
    const searches = await attemptsOf(borrower, 'full-title')
    const told = await previewOf(borrower, answers)
    const reply = await confirm(borrower, answers, told, 'correct-once')
    expect(reply.statusCode).toBe(200)
    // Sent twice, made once.
    expect((await confirm(borrower, answers, told, 'correct-once')).statusCode).toBe(200)
    const { audit } = (await operator.get(`/applications/${borrower.uuid}`)).json<{ audit: { action: string; detail: object }[] }>()
    const entries = audit.filter(({ action }) => action === 'corrected')
    const digest = expect.stringMatching(/^[\da-f]{32}$/)
    expect(entries.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ corrected: { 'annual-income': { before: digest, after: digest } }, outcome: told.outcome }),
    ])
    expect(JSON.stringify(entries)).not.toContain('6000000')
    await borrower.untilRest()
    expect(await borrower.application()).toMatchObject({ openItem: 'chosen-offer' })
    await liveOn(borrower, operator, 'DISBURSEMENT_ACCOUNT')
    expect(await pullsOf(borrower)).toEqual(pulls)
    // What the preview did not name was not done again.
    expect(ids(told.repeated)).not.toContain('full-title')
    expect(await attemptsOf(borrower, 'full-title')).toBe(searches)
    const offers = await borrower.offers()
    expect(Math.max(...offers.offers.map(({ maxDraw }) => maxDraw)) * 100).toBeLessThan(told.before.mostDrawCents!)
  })

  it('is told of where it asks for the choice again: what was corrected, what was chosen, and what became of it', async () => {
    const borrower = await verified()
    const before = await borrower.offers()
    const { report } = (await borrower.get('/offer/changes')).json<OfferChanges>()
    expect(before.facts.score).toBe(report?.score?.used)
    expect(await borrower.application()).toMatchObject({ choiceAgain: null })
    expect((await confirm(borrower, answers, await previewOf(borrower, answers))).statusCode).toBe(200)
    await borrower.untilStep('OFFER_SELECTION')
    const { choiceAgain, nextAction, dates } = await borrower.application()
    expect(choiceAgain).toMatchObject({ chosen: before.chosen, was: { rate: expect.any(String) }, corrected: ['your income'] })
    expect(nextAction.title).toBe('Choose your offer again')
    expect(nextAction.why).toContain('You corrected your income, so we calculated your offers again.')
    const title = dates.find(({ label }) => label === 'Title search')
    expect(title?.detail).toMatch(/^Done on .+\. We do it again only if your changes affect it\.$/)
    const [mail] = await mailsArrived(app, borrower, 'Choose your offer again')
    expect(mail).toContain('You corrected your income')
    expect(mail).not.toContain('60,000')
    // The words of the first time are for the first time.
    await mailsArrived(app, borrower, 'Your offers are ready')
    // The offers rest on the first report until the application is submitted again, and the page names both scores.
    expect((await borrower.offers()).facts).toMatchObject({ score: report!.score!.before, scoreToCome: report!.score!.after })
    expect(before.facts.scoreToCome).toBeUndefined()
  })

  it('is refused where nothing is different, and where an answer cannot be', async () => {
    const borrower = await verified()
    const { groups } = (await borrower.get('/corrections')).json<CorrectablesBody>()
    const income = groups.find(({ item }) => item === 'annual-income')!.data
    const same = await post(borrower, '/preview', { answers: { 'annual-income': income } })
    expect([same.statusCode, same.json<{ message: string }>().message]).toEqual([422, expect.stringContaining('on file already')])
    const wrong = await post(borrower, '/preview', { answers: { 'annual-income': { primaryCents: -1 } } })
    expect([wrong.statusCode, wrong.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([422, 'annual-income.primaryCents'])
  })
})

describe('from the first offer to the one of now', () => {
  const changesOf = async (borrower: Person) => (await borrower.get('/offer/changes')).json<OfferChanges>()

  itInLongRun('is nothing before an offer is chosen, and no move where verifying confirmed it', async () => {
    const early = await person(app, 'Okafor')
    await early.untilStep('OFFER_SELECTION')
    expect(await changesOf(early)).toEqual({ since: null, moves: [], report: null, income: null, value: null })
    expect(await changesOf(await verified())).toMatchObject({ since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), moves: [] })
  })

  it.runIf(isLongRun)(
    'is what the borrower chose again after a lower income was verified, and the parts add up to each difference',
    async () => {
      const borrower = await person(app, 'Incomelower')
      await borrower.untilStep('OFFER_SELECTION')
      const largest = (await borrower.offers()).offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
      const { term, originationFee, maxDraw: amount } = largest
      expect((await borrower.put('/offer', { type: 'FIXED', term, originationFee, amount, discounts: [] })).statusCode).toBe(200)
      await liveOn(borrower, operator, 'REVISED_OFFER_SELECTION')
      await liveOn(borrower, operator, 'DISBURSEMENT_ACCOUNT')
      const { moves } = await changesOf(borrower)
      const draw = moves.find(({ line }) => line === 'DRAW')!
      expect(draw.before).toBe(Math.round(amount * 100))
      expect(draw.after).toBeLessThan(draw.before)
      expect(draw.parts.at(-1)!.causes).toContain('OWN')
      for (const { before, after, parts } of moves) expect(parts.reduce((sum, { by }) => sum + by, before)).toBe(after)
    },
  )
})

describe('a preview that is not of today’s application', () => {
  it('is refused with a sentence, and changes nothing: two tabs, and a file that moved meanwhile', async () => {
    const borrower = await verified()
    const resident = { 'about-you': { citizenship: 'PERMANENT_RESIDENT' } }
    const income = { 'annual-income': { primaryCents: 6_000_000 } }
    const [first, second] = [await previewOf(borrower, resident), await previewOf(borrower, income)]
    expect((await confirm(borrower, income, second)).statusCode).toBe(200)
    await borrower.untilRest()
    const stale = await confirm(borrower, income, second)
    expect(stale.statusCode).toBe(422)
    // What the citizenship brings about is as it was: nothing.
    const before = await factsOf(borrower)
    const other = await confirm(borrower, resident, { preview: 'f'.repeat(32) })
    expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([412, expect.stringContaining('Nothing was corrected')])
    expect(await factsOf(borrower)).toBe(before)
    expect(first.outcome).toBe('UNCHANGED')
    expect((await confirm(borrower, resident, await previewOf(borrower, resident))).statusCode).toBe(200)
  })
})

describe('a correction that would refuse', () => {
  const answers = { 'sale-status': { listedForSale: true } }

  it('says so with its reason before it counts, and whoever leaves it goes on as before', async () => {
    const borrower = await verified()
    const told = await previewOf(borrower, answers)
    expect([told.outcome, told.refusal?.reasons]).toEqual(['REFUSED', [expect.stringMatching(/for sale/i)]])
    expect((await borrower.status()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect((await confirm(borrower, answers, told)).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('DECLINED')
    // The full report was pulled when the application was submitted: no page says that nothing happened to the score.
    expect((await borrower.get('/decision')).json()).toMatchObject({ hardPull: true })
    expect((await borrower.get('/corrections')).json()).toEqual({ open: false, groups: [] })
  })
})

describe('a correction that prices nothing', () => {
  itInLongRun('asks to check and submit again, keeps the number that was sealed, and pulls no credit', async () => {
    const borrower = await verified()
    const pulls = await pullsOf(borrower)
    const spouse = { firstName: 'Kim', lastName: 'Ortega', email: newEmail('kim') }
    const answers = { 'about-you': { maritalStatus: 'MARRIED', spouse, purpose: 'EDUCATION' } }
    const told = await previewOf(borrower, answers)
    expect([told.outcome, ids(told.askedAgain), told.before.terms]).toEqual(['UNCHANGED', ['submission'], told.after.terms])
    expect((await confirm(borrower, answers, told)).statusCode).toBe(200)
    await borrower.untilStep('APP_SUBMISSION')
    // The screen says so, in the place of the permission for a new one.
    expect((await borrower.get('/items/submission')).json()).toMatchObject({ about: { creditPulled: true } })
    await borrower.answer('submission', { confirmed: true })
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect(await pullsOf(borrower)).toEqual(pulls)
  })

  itInLongRun('is over once the note is signed', async () => {
    const borrower = await personAt(app, operator, 'NOTE_SIGNING', 'Okafor')
    expect((await borrower.get('/corrections')).json<CorrectablesBody>().open).toBe(true)
    await borrower.answer('note-signing', await signEverything(signingOf(borrower)))
    await borrower.untilRest()
    expect((await borrower.get('/corrections')).json()).toEqual({ open: false, groups: [] })
  })
})
