/** What comes to light after an offer was chosen: it is said, to the cent, and asked; or it refuses, with a notice. What did not move is not asked. */
import { FLOW, type Item, valuationOrder } from '@hearthline/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Adapters } from '../adapters.ts'
import { CATALOG } from '../providers/catalog.ts'
import type { ProviderAnswer } from '../providers/provider-call.ts'
import { firstOffer } from '../testing/first-offer.ts'
import { liveOn } from '../testing/live-on.ts'
import { itInLongRun } from '../testing/long-run.ts'
import { type Person, person } from '../testing/person.ts'
import { connectIncome, showIncome } from '../testing/show-income.ts'
import { type Staff, staff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** What the world says instead of the sandbox. */
interface World {
  softScore?: number
  hardScore?: number
  opinionCents?: number
  lienCents?: number
  hidesCoOwners?: boolean
}
let world: World = {}

const changed = async <D>(answer: Promise<ProviderAnswer<D>>, change: (data: D) => Partial<D>): Promise<ProviderAnswer<D>> => {
  const read = await answer
  return { ...read, data: { ...read.data, ...change(read.data) } }
}

const told = (usual: Adapters): Adapters => ({
  ...usual,
  'credit-bureau': {
    ...usual['credit-bureau'],
    sandbox: (...made) => {
      const bureau = usual['credit-bureau'].sandbox(...made)
      const scored = (score: number | undefined) => () => (score === undefined ? {} : { scores: [score] })
      return {
        pullSoft: (request, call) => changed(bureau.pullSoft(request, call), scored(world.softScore)),
        pullHard: (request, call) => changed(bureau.pullHard(request, call), scored(world.hardScore)),
      }
    },
  },
  appraisal: {
    ...usual.appraisal,
    sandbox: (...made) => {
      const people = usual.appraisal.sandbox(...made)
      const opinion = () => (world.opinionCents === undefined ? {} : { valueCents: world.opinionCents })
      return { ...people, priceOpinion: (request, call) => changed(people.priceOpinion(request, call), opinion) }
    },
  },
  title: {
    ...usual.title,
    sandbox: (...made) => {
      const company = usual.title.sandbox(...made)
      return {
        ...company,
        searchFinal: (request, call) =>
          changed(company.searchFinal(request, call), ({ openLiens }) => {
            const [first] = openLiens
            if (world.lienCents === undefined || !first) return {}
            const found = { ...first, id: 'found-late', holder: 'Cedar Loan Fund', originalCents: world.lienCents, position: 2 }
            return { openLiens: [...openLiens, found] }
          }),
      }
    },
  },
})

const ITEMS = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

let app: TestApp
let operator: Staff
beforeAll(async () => {
  app = await openTestApp({}, undefined, undefined, undefined, { catalog: CATALOG, adapters: told })
  operator = await staff(app, 'operator')
})
afterAll(() => app.close())
beforeEach(() => {
  world = {}
})

/** Has chosen, submitted, and let everything be verified. */
async function submitted(
  lastName: string,
  applicant: Parameters<typeof person>[2] = {},
  coOwners: readonly object[] = [],
): Promise<Person> {
  const borrower = await person(app, lastName, applicant)
  await borrower.untilStep('OFFER_SELECTION')
  await borrower.answer('chosen-offer', firstOffer(await borrower.offers()))
  for (const item of ['contact', 'about-you', 'hmda', 'submission']) {
    await borrower.untilRest()
    const example = ITEMS.get(item)!.example as { applicant?: object }
    const ofCoOwners =
      item === 'about-you' ? { coOwners } : item === 'hmda' && coOwners.length > 0 ? { coApplicant: example.applicant } : {}
    const ofTexas = item === 'submission' && applicant.place?.state === 'TX' ? { texasNoticeRead: true } : {}
    await borrower.answer(item, { ...example, ...ofCoOwners, ...ofTexas })
  }
  await borrower.untilRest()
  if (world.hidesCoOwners) {
    await connectIncome(borrower)
    await borrower.answer('income-sources', { sources: ['TRUV_PAYROLL'] })
  } else await showIncome(borrower)
  await borrower.untilRest()
  return borrower
}

interface Kept {
  readonly terms?: { readonly rate: string; readonly monthlyPaymentCents: number; readonly feeCents: number; readonly totalCents: number }
}
type Figures = { readonly figures: { readonly liensCents: number; readonly monthlyIncomeCents: number; readonly valueCents: number } }

/** Up to the order of a visit, and through it: stands where what was found has led. */
async function visited(borrower: Person, condition: string): Promise<string> {
  await liveOn(borrower, operator, 'ORDER_BPO')
  await borrower.answer('valuation-order', { ...valuationOrder.example, condition })
  return (await borrower.untilRest()).step
}

const againAtItsTerms = async (borrower: Person) => {
  const { chosen } = await borrower.offers()
  const { type, term, originationFee, amount, discounts } = chosen!
  return { type, termYears: term, originationFeeBps: Math.round(originationFee * 100), drawCents: Math.round(amount * 100), discounts }
}

/** Either side of a row of the grid, with the same DTI limit on both; the better scores of the grid all come to the floor. */
const ABOVE_THE_ROW = 685
const BELOW_THE_ROW = 670

describe('What the hard pull moves', () => {
  it('is asked with what was and what is, to the cent, where it is dearer', async () => {
    world = { softScore: ABOVE_THE_ROW, hardScore: BELOW_THE_ROW }
    const borrower = await submitted('Reyes')
    const agreed = (await operator.resultOf<Kept>(borrower, 'chosen-offer')).terms!
    expect([(await borrower.status()).step, (await borrower.application()).openItem]).toEqual(['REVISED_OFFER_SELECTION', 'revised-offer'])
    const { revision, facts } = await borrower.offers()
    expect(revision).toMatchObject({ was: agreed, isBetter: false, choice: { amount: (agreed.totalCents - agreed.feeCents) / 100 } })
    expect(Number(revision!.now!.rate)).toBeGreaterThan(Number(agreed.rate))
    expect(revision!.now!.monthlyPaymentCents).toBeGreaterThan(agreed.monthlyPaymentCents)
    expect(facts.verifiedChanges.map(({ figure }) => figure)).toEqual(['SCORE', 'RATE'])
    await borrower.answer('revised-offer', await againAtItsTerms(borrower))
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
    expect((await operator.resultOf<Kept>(borrower, 'revised-offer')).terms).toEqual(revision!.now)
  })

  it('is said where it is better, and the choice stands ready at its new terms', async () => {
    world = { softScore: BELOW_THE_ROW, hardScore: ABOVE_THE_ROW }
    const borrower = await submitted('Reyes')
    expect((await borrower.offers()).revision).toMatchObject({ isBetter: true, now: {} })
    await borrower.answer('revised-offer', await againAtItsTerms(borrower))
    expect((await borrower.untilRest()).step).toBe('DISBURSEMENT_ACCOUNT')
  })

  itInLongRun('is nothing where it confirms: nobody is asked again, to the end', async () => {
    const borrower = await submitted('Reyes')
    expect(await liveOn(borrower, operator, 'FINAL_OFFER')).not.toContain('REVISED_OFFER_SELECTION')
    expect((await operator.resultOf<Figures>(borrower, 'final-decision')).figures).toBeDefined()
    expect((await borrower.offers()).revision).toBeNull()
  })

  it('cannot be told by the borrower: terms that are sent along are not kept', async () => {
    const borrower = await person(app, 'Reyes')
    await borrower.untilStep('OFFER_SELECTION')
    const terms = { rate: '1.000', monthlyPaymentCents: 1, feeCents: 0, totalCents: 1 }
    await borrower.answer('chosen-offer', { ...firstOffer(await borrower.offers()), terms })
    expect((await operator.resultOf<Kept>(borrower, 'chosen-offer')).terms!.rate).not.toBe('1.000')
  })
})

describe('What is found of the home before closing', () => {
  itInLongRun('by a broker who values it lower goes through the decision: the rate is asked again', async () => {
    world = { softScore: 748, hardScore: 748 }
    const borrower = await submitted('Bporequired')
    const { liensCents } = (await operator.resultOf<Figures>(borrower, 'verified-decision')).figures
    world = { ...world, opinionCents: Math.round(liensCents / 0.7) }
    expect(await visited(borrower, 'GOOD')).toBe('REVISED_OFFER_SELECTION')
    expect((await borrower.application()).openItem).toBe('final-revised-offer')
    const { revision, facts } = await borrower.offers()
    expect(Number(revision!.now!.rate)).toBeGreaterThan(Number(revision!.was.rate))
    expect([facts.valueCents, facts.valueSource]).toEqual([world.opinionCents, 'BPO'])
    await borrower.answer('final-revised-offer', await againAtItsTerms(borrower))
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
    expect((await borrower.application()).rate).toBe(Number(revision!.now!.rate))
  })

  itInLongRun('by a broker in Texas is held to 80 percent of that value', async () => {
    const borrower = await submitted('Bporequired', { place: { city: 'Austin', state: 'TX', zip: '78701' } })
    const { liensCents } = (await operator.resultOf<Figures>(borrower, 'verified-decision')).figures
    world = { opinionCents: Math.round(liensCents / 0.79) }
    expect(['CLTV_LIEN_POSITION_REQUALIFY', 'DECLINED']).toContain(await visited(borrower, 'GOOD'))
  })

  it('in the full title, another loan, goes through the decision', async () => {
    const borrower = await person(app, 'Reyes')
    const steps: string[] = []
    await borrower.untilStep('OFFER_SELECTION')
    const { valueCents } = (await borrower.offers()).facts
    world = { lienCents: Math.round(valueCents * 0.9) }
    steps.push(...(await liveOn(borrower, operator, 'DECLINED').catch(() => ['DECLINED'])))
    const { refusal, notice } = (await borrower.get('/decision')).json<Told>()
    expect(steps).toContain('DECLINED')
    expect(refusal).toMatchObject({ kind: 'ADVERSE_ACTION' })
    expect(refusal.reasons.map(({ code }) => code)).toContain('INSUFFICIENT_COLLATERAL')
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', reasons: refusal.reasons })
  })

  itInLongRun('in poor condition, refuses with a notice on collateral', async () => {
    const borrower = await submitted('Bporequired')
    expect(await visited(borrower, 'POOR')).toBe('DECLINED')
    const { refusal, notice } = (await borrower.get('/decision')).json<Told>()
    expect(refusal).toMatchObject({ kind: 'ADVERSE_ACTION', reasons: [{ code: 'INSUFFICIENT_COLLATERAL' }] })
    expect(notice).toMatchObject({ kind: 'ADVERSE_ACTION', reasons: refusal.reasons, score: null, bureau: null })
    expect((await borrower.status()).decision).toBe('DECLINE')
  })

  itInLongRun('in fair condition, waits for a person', async () => {
    const borrower = await submitted('Bporequired')
    expect(await visited(borrower, 'FAIR')).toBe('UNDERWRITING_REVIEW')
    expect((await borrower.application()).openItem).toBe('final-review')
    const accepted = { outcome: 'ACCEPTED', reason: 'Worn floors only.' }
    expect((await operator.decide(borrower.uuid, 'final-review', accepted)).statusCode).toBe(200)
    expect((await borrower.untilRest()).step).toBe('FINAL_OFFER')
  })
})

interface Told {
  readonly refusal: { readonly kind: string; readonly reasons: readonly { readonly code: string }[] }
  readonly notice: { readonly kind: string; readonly reasons: readonly { readonly code: string }[] } | null
}

describe('What co-owners are said to earn', () => {
  it.each([
    ['as far as it was verified', false, 1, 1_250_000],
    ['not where nobody verified it', true, 1, 500_000],
    ['not where the borrower names no co-owner', false, 0, 500_000],
  ])('counts in the verified decision %s', async (_how, hidesCoOwners, people, monthlyIncomeCents) => {
    world = { hidesCoOwners }
    const coOwners = [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam.reyes@example.test' }].slice(0, people)
    const borrower = await submitted('Reyes', { income: 60_000, coOwnersIncome: 90_000 }, coOwners)
    expect((await operator.resultOf<Figures>(borrower, 'verified-decision')).figures).toMatchObject({ monthlyIncomeCents })
  })
})
