/** Brings a demo application to an item at once: each item before it is settled by its example, each decision by the rules. */
import {
  type Decision,
  type DecisionId,
  dayAtHome,
  EMPTY_BASIS,
  exampleChoice,
  type Item,
  type ItemId,
  itemNamed,
  type Known,
  lenderDay,
  type Offer,
  type OfferChoice,
  type Result,
  standing,
} from '@hearthline/domain'
import type { Container } from '../container.ts'
import { advance } from '../engine/advance.ts'
import { newFact } from '../engine/new-fact.ts'
import { type ApplicationFile, lockFile, type NewFact, readFile } from '../store/repositories/applications.ts'
import { termsNow } from '../work/decision/lending-terms.ts'
import { type DayRates, decide, ratesOf } from '../work/decision/make-decision.ts'

/** Results in place of the examples. */
export type Given = Readonly<Record<string, unknown>>

const isDecision = (id: string): id is DecisionId => id === 'first-decision' || id === 'verified-decision' || id === 'final-decision'

/** More than any application has items. */
const MOST_ITEMS = 150

/** Something in the middle of what the first fixed offer is for. */
function choiceOf(offers: readonly Offer[]): OfferChoice {
  const { type, term, feeBps, minDrawCents, maxDrawCents } = offers.find((offer) => offer.type === 'FIXED')!
  const half = Math.floor((minDrawCents + maxDrawCents) / 2 / 100_000) * 100_000
  return { ...exampleChoice, type, termYears: term, originationFeeBps: feeBps, drawCents: Math.max(half, minDrawCents), discounts: [] }
}

/** The first that is not given and whose item waits is where it stops. */
export async function liveTo(container: Container, uuid: string, until: ItemId, given: Given): Promise<void> {
  const { db, engine, sealing, clock } = container
  const { row } = (await readFile(db, uuid, clock.now()))!
  // Read apart: a transaction has the one connection of an embedded database.
  const rates = await ratesOf({ now: clock.now(), application: row, services: engine.parts.services })
  await db.transaction(async (session) => {
    const file = (await lockFile(session, uuid, clock.now()))!
    const facts = factsTo(container, file, { until, given, rates })
    const actor = `borrower:${file.row.identityId}`
    await advance(session, engine.parts, file, {
      facts: facts.map(({ item, data, basis }) => newFact(sealing, item, { basis, data, actor })),
      actor,
      action: 'recorded',
      detail: { demo: until },
    })
  })
}

interface Settled {
  readonly item: Item
  readonly basis: string
  readonly data: unknown
}

interface Target {
  readonly until: ItemId
  readonly given: Given
  readonly rates: DayRates
}

function factsTo(container: Container, file: ApplicationFile, { until, given, rates }: Target): readonly Settled[] {
  const { engine, sealing } = container
  const settled: Settled[] = []
  let facts = file.facts
  const settle = (item: Item, basis: string | undefined, said: unknown) => {
    // Sealed as it is stored: what later results rest on is what is stored.
    const fact: NewFact = newFact(sealing, item, { basis: basis ?? EMPTY_BASIS, data: said, actor: 'system:demo' })
    const result: Result = { data: fact.data, basis: fact.basis, settledAt: facts.now }
    facts = { ...facts, results: { ...facts.results, [item.id]: result } }
    settled.push({ item, basis: fact.basis, data: fact.data })
  }
  const decided = (id: string, known: Known) =>
    isDecision(id)
      ? decide(id, { known, now: facts.now, application: file.row, terms: termsNow(engine.parts.services, file.row, facts) }, rates)
      : undefined
  for (let steps = 0; steps < MOST_ITEMS; steps += 1) {
    const { walk } = standing(facts)
    // What stands from the beginning is never asked, and what the engine has found in the meantime is not what is given: either is stored as soon as it can be.
    const early = Object.keys(given).find(
      (id) =>
        (itemNamed(id)?.initially !== undefined || walk.states[id] === 'settled') &&
        walk.bases[id] !== undefined &&
        !settled.some(({ item }) => item.id === id),
    )
    if (early) {
      settle(itemNamed(early)!, walk.bases[early], given[early])
      continue
    }
    const item = walk.frontier?.item
    if (!item || item.id === until) return settled
    const said =
      given[item.id] ??
      decided(item.id, walk.known) ??
      (isChoice(item) ? choiceOf(offersIn(walk.known)) : (item.exampleFor?.(walk.known) ?? item.example))
    const kept = item.keeps
      ? item.keeps(walk.known, said, facts.results[item.id]?.data, lenderDay(facts.now), dayAtHome(walk.known, facts.now))
      : said
    const target = item.answers?.item ?? item
    const data = item.answers ? item.answers.fold(facts.results[target.id]?.data ?? target.initially, kept) : kept
    settle(target, walk.bases[target.id], data)
    for (const also of item.alsoSettles?.(walk.known, data as never) ?? [])
      if (also.party === undefined) settle(also.item, walk.bases[also.item.id], also.data)
  }
  throw new Error(
    `A demo application never came to ${until}: ${settled
      .slice(-6)
      .map(({ item }) => item.id)
      .join(' ')}`,
  )
}

const isChoice = ({ id }: Item): boolean => id === 'chosen-offer'

const offersIn = (known: Known): readonly Offer[] => known(itemNamed('first-decision') as Item<string, 'work', Decision>)?.offers ?? []
