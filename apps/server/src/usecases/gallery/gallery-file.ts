/** An application that no one made: as far as a page of the gallery wants it, decided by the real rules, in memory alone. */
import { type Brand, stateCodes } from '@hearthline/brands'
import type { Facts, Item, ItemId, Offer, OfferChoice } from '@hearthline/domain'
import {
  annualIncome,
  applicationDisclosures,
  chosenOffer,
  exampleChoice,
  FLOW,
  factsUpTo,
  firstDecision,
  isEnded,
  localDateIn,
  paymentMethod,
  standing,
  termsAmong,
  zoneOfState,
} from '@hearthline/domain'
import * as z from 'zod'
import { statusFlags } from '../../engine/status-flags.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { makeFinalDecision, makeFirstDecision, makeVerifiedDecision } from '../../work/decision/make-decision.ts'
import { invalid } from '../problem.ts'
import { givenDays, signingMoment } from './closing-situations.ts'
import { COUNTED } from './notary-situations.ts'
import { type FactOverrides, SITUATIONS, type Situation } from './situations.ts'

export interface Setup {
  readonly uuid: string
  /** The item that is open; complete: nothing is. */
  readonly item: ItemId | 'complete'
  /** Later ones win over earlier ones. */
  readonly situations: readonly Situation[]
  readonly canceled: boolean
  /** The server's own work at the item was given up after its last try. */
  readonly gaveUp: boolean
  /** The borrower's plan to come back, where one was saved. */
  readonly plan?: 'SAVED' | 'WOULD_PASS' | 'WOULD_NOT_PASS' | undefined
}

/** The decisions, in the order in which they are made, each by the rules and never the example; and the choice that is made of its offers. */
const DECISIONS = [
  ['first-decision', makeFirstDecision, 'chosen-offer'],
  ['verified-decision', makeVerifiedDecision, 'revised-offer'],
  ['final-decision', makeFinalDecision, 'final-revised-offer'],
] as const

/**
 * What is chosen where these offers have it; else the offer nearest to it, with all else that was said: a choice that is not offered would be
 * asked for again.
 */
function choiceAmong(offers: readonly Offer[], wanted: OfferChoice = exampleChoice): OfferChoice {
  const alike = offers.filter(({ type, term }) => type === wanted.type && term === wanted.termYears)
  const [nearest] = alike.length > 0 ? alike : offers
  if (!nearest || termsAmong({ offers }, wanted, [])) return wanted
  const { type, term, feeBps, minDrawCents, maxDrawCents } = nearest
  const offered: ReadonlySet<string> = new Set(nearest.discounts.map((discount) => discount.type))
  return {
    ...wanted,
    type,
    termYears: term,
    originationFeeBps: feeBps,
    discounts: wanted.discounts.filter((discount) => offered.has(discount)),
    drawCents: Math.min(Math.max(wanted.drawCents, minDrawCents), maxDrawCents),
  }
}

/** Applications beside each other on one page have a number each, by the last digits of their uuid. */
const loanNumberOf = (uuid: string): number => 10_042 + ((Number.parseInt(uuid.slice(-2), 16) - 0x5f) & 0xff)

/** @throws Problem validation_failed where the item can never be open in these situations */
export async function galleryFile(brand: Brand, setup: Setup, now: string): Promise<ApplicationFile> {
  const facts = withTimeToCancel(ended(answeredBefore(await factsOf(brand, setup, now), setup), setup), setup.item)
  const current = standing(facts)
  const open = current.walk.frontier?.item.id
  const isThere = current.step === 'DECLINED' || current.step === 'CANCELLED' || (open ?? 'complete') === setup.item
  if (!isThere) {
    throw invalid([{ path: 'item', message: `${setup.item} is never open in this situation: the open item is ${open ?? 'complete'}` }])
  }
  const over = isEnded(current.step)
  return {
    facts,
    row: {
      id: setup.uuid,
      loanNumber: loanNumberOf(setup.uuid),
      organizationCode: brand.orgCode,
      identityId: setup.uuid,
      version: 1,
      step: current.step,
      previousStep: null,
      openItem: over ? null : (open ?? null),
      decision: current.decision,
      subDecision: current.subDecision,
      statusFlags: statusFlags(current),
      stepSince: now,
      needsOperator: false,
      cancelledAt: facts.cancelledAt ?? null,
      endedOnce: false,
      wakeAt: null,
      actionKind: null,
      actionDueOn: null,
      queueAt: now,
      origin: { employmentType: 'FULL_TIME', isCrypto: setup.situations.includes('digital-assets') },
      brandVersion: null,
      createdAt: now,
      updatedAt: now,
    },
  }
}

/** Lending everywhere: the home of a page stands where the page wants it, and each page is there to be seen in every brand. */
export const servingEveryState = (brand: Brand): Brand => ({ ...brand, lending: { ...brand.lending, servedStates: [...stateCodes] } })

async function factsOf(brand: Brand, { item, situations }: Setup, now: string): Promise<Facts> {
  const given: FactOverrides = givenNow(Object.assign({}, ...situations.map((name) => SITUATIONS[name])), now, signedAt(item, now))
  // The business day with the costs runs from the day on which they were read, as it is in Texas: two hours before it is the lender's.
  if (item === 'texas-itemization-day') given['texas-itemization-receipt'] = { received: true, on: localDateIn(now, zoneOfState('TX')) }
  const walkTo = (until: ItemId | 'complete') => factsWithCounted(situations, until, now, checked(given))
  for (const [id, decide, choice] of DECISIONS) {
    const before = walkTo(isBefore(item, id) ? item : id)
    const { walk, step } = standing(before)
    if (walk.frontier?.item.id !== id || isEnded(step)) return before
    if (item === id) return before
    const made = await decide({
      known: walk.known,
      now,
      application: { organizationCode: brand.orgCode, origin: {} },
      terms: { version: undefined, lending: servingEveryState(brand).lending },
      services: { aporOn: async () => undefined, primeRowOn: async () => undefined },
    })
    given[id] = made
    given[choice] = choiceAmong(made.offers, given[choice] as OfferChoice | undefined)
    // What is to be changed was chosen among these offers.
    if (given['amount-change']) given['amount-change'] = { wanted: true, from: [given[choice]] }
    const decided = { ...before, results: { ...before.results, [id]: { data: given[id], basis: walk.bases[id] ?? '0', settledAt: now } } }
    // A refusal ends it: whatever would have come after is never asked.
    if (isEnded(standing(decided).step)) return decided
  }
  return walkTo(item)
}

/** Up to an item; what only the server counts is put where its turn is. */
function factsWithCounted(situations: readonly Situation[], until: ItemId | 'complete', now: string, given: FactOverrides): Facts {
  const counted = situations.flatMap((name) => (Object.hasOwn(COUNTED, name) ? [COUNTED[name as keyof typeof COUNTED]] : []))[0]
  if (!counted || !isBefore(counted.item, until)) return factsUpTo(until, now, given)
  const facts = factsUpTo(counted.item, now, given)
  const basis = standing(facts).walk.bases[counted.item] ?? '0'
  return { ...facts, results: { ...facts.results, [counted.item]: { data: counted.data, basis, settledAt: now } } }
}

interface AnsweredBefore {
  readonly item: ItemId
  readonly data: (offers: readonly Offer[]) => unknown
  /** What was corrected after it. */
  readonly corrected?: ItemId
}

/** What was answered once and is asked for again: because an income was corrected, or an account replaced. */
const ANSWERED_BEFORE: Readonly<Partial<Record<Situation, AnsweredBefore>>> = {
  'income-corrected': {
    item: chosenOffer.id,
    data: (offers) => ({
      ...choiceAmong(offers, { ...exampleChoice, discounts: [] }),
      terms: { rate: '8.250', monthlyPaymentCents: 74_590, feeCents: 254_150, totalCents: 8_754_150 },
    }),
    corrected: annualIncome.id,
  },
  'account-replaced': { item: paymentMethod.id, data: () => ({ payType: 'AUTOPAY', autopayConsent: true, ofAccount: 2 }) },
}

function answeredBefore(facts: Facts, { item, situations }: Setup): Facts {
  const results = { ...facts.results }
  const offers = standing(facts).walk.known(firstDecision)?.offers ?? []
  for (const { item: answered, data, corrected } of situations.flatMap((name) => ANSWERED_BEFORE[name] ?? [])) {
    if (answered !== item) continue
    results[item] = { data: data(offers), basis: 'before', settledAt: facts.now }
    const later = corrected && results[corrected]
    if (later) results[corrected] = { ...later, settledAt: new Date(Date.parse(facts.now) + 1).toISOString() }
  }
  return { ...facts, results }
}

/** Canceled, or with the open work given up. */
function ended(facts: Facts, { item, canceled, gaveUp }: Setup): Facts {
  const basis = gaveUp ? standing(facts).walk.bases[item] : undefined
  return { ...facts, ...(canceled && { cancelledAt: facts.now }), ...(basis !== undefined && { gaveUp: { [item]: basis } }) }
}

/** What was signed lies some days back once the time to cancel is over: on one day it would have ended before it began. */
function withTimeToCancel(facts: Facts, item: Setup['item']): Facts {
  if (!isAfterCanceling(item)) return facts
  const before = signedAt(item, facts.now)
  const sent = facts.results['disbursement-settlements'] && (facts.results.disbursement?.data as { readonly sentOn: string } | undefined)
  // What the bank has by now was approved on the day on which it left.
  const since = sent && `${sent.sentOn}T20:00:00.000Z`
  const results = Object.entries(facts.results).map(([id, result]) => [
    id,
    isBefore(id, 'rescission') ? { ...result, settledAt: before } : since ? { ...result, settledAt: since } : result,
  ])
  const notice = facts.results['rescission-notice']
  const given = notice && { 'rescission-notice': { ...notice, data: { ...(notice.data as object), deliveredAt: before } } }
  return { ...facts, results: { ...Object.fromEntries(results), ...given } }
}

const placeOf = (id: string): number => FLOW.findIndex((item) => item.id === id)
const isBefore = (item: string, other: string): boolean => item !== 'complete' && placeOf(item) < placeOf(other)

const isAfter = (item: Setup['item'], other: ItemId): boolean => item === 'complete' || isBefore(other, item)
const isAfterCanceling = (item: Setup['item']): boolean => isAfter(item, 'rescission')

const signedAt = (item: Setup['item'], now: string): string =>
  signingMoment(now, { canceling: isAfterCanceling(item), mail: isAfter(item, 'rescission-assurance') })

/** From the disclosures and the notice of the right to cancel business days are counted: each was given on a day that fits the moment that is shown. */
function givenNow(given: FactOverrides, now: string, signed: string): FactOverrides {
  const disclosed = (given['application-disclosures'] ?? applicationDisclosures.example) as typeof applicationDisclosures.example
  return {
    ...givenDays(given, now, signed),
    'application-disclosures': { ...disclosed, given: { ...applicationDisclosures.example.given, ...disclosed.given, at: now } },
  }
}

/** What is given must be what the item itself would take. */
function checked(given: FactOverrides): FactOverrides {
  for (const [id, data] of Object.entries(given)) {
    const item = (FLOW as readonly Item[]).find((one) => one.id === id)
    const read = item && z.safeParse(item.data, data)
    if (!read?.success)
      throw invalid([{ path: 'situations', message: `What is given for ${id} is not such a result: ${read?.error.message}` }])
  }
  return given
}
