/** An application that nobody made: as far as a page of the gallery wants it, decided by the real rules, in memory alone. */
import type { Brand } from '@hearthline/brands'
import type { Facts, Item, ItemId } from '@hearthline/domain'
import { FLOW, factsUpTo, isEnded, standing } from '@hearthline/domain'
import * as z from 'zod'
import { statusFlags } from '../../engine/status-flags.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { makeFirstDecision, makeVerifiedDecision } from '../../work/decision/make-decision.ts'
import { invalid } from '../problem.ts'
import { type Given, SITUATIONS, type Situation } from './situations.ts'

export interface Setup {
  readonly uuid: string
  /** The item that is open; complete: nothing is. */
  readonly item: ItemId | 'complete'
  /** Later ones win over earlier ones. */
  readonly situations: readonly Situation[]
  readonly cancelled: boolean
  /** The server's own work at the item was given up after its last try. */
  readonly gaveUp: boolean
  /** The borrower's plan to come back, where one was saved. */
  readonly plan?: 'SAVED' | 'WOULD_PASS' | 'WOULD_NOT_PASS' | undefined
}

/** The two decisions, in the order in which they are made: each by the rules, never the example. */
const DECISIONS = [
  ['first-decision', makeFirstDecision],
  ['verified-decision', makeVerifiedDecision],
] as const

/** Applications beside each other on one page have a number each, by the last digits of their uuid. */
const loanNumberOf = (uuid: string): number => 10_042 + ((Number.parseInt(uuid.slice(-2), 16) - 0x5f) & 0xff)

/** @throws Problem validation_failed where the item can never be open in these situations */
export async function galleryFile(brand: Brand, setup: Setup, now: string): Promise<ApplicationFile> {
  const facts = withTimeToCancel(ended(await factsOf(brand, setup, now), setup))
  const stands = standing(facts)
  const open = stands.walk.frontier?.item.id
  const isThere = stands.step === 'DECLINED' || stands.step === 'CANCELLED' || (open ?? 'complete') === setup.item
  if (!isThere) {
    throw invalid([{ path: 'item', message: `${setup.item} is never open in this situation: it stands at ${open ?? 'complete'}` }])
  }
  const over = isEnded(stands.step)
  return {
    facts,
    row: {
      id: setup.uuid,
      loanNumber: loanNumberOf(setup.uuid),
      organizationCode: brand.orgCode,
      identityId: setup.uuid,
      version: 1,
      step: stands.step,
      previousStep: null,
      openItem: over ? null : (open ?? null),
      decision: stands.decision,
      subDecision: stands.subDecision,
      statusFlags: statusFlags(stands),
      stepSince: now,
      needsOperator: false,
      cancelledAt: facts.cancelledAt ?? null,
      wakeAt: null,
      origin: { employmentType: 'FULL_TIME' },
      createdAt: now,
      updatedAt: now,
    },
  }
}

async function factsOf(brand: Brand, { item, situations }: Setup, now: string): Promise<Facts> {
  const given: Given = Object.assign({}, ...situations.map((name) => SITUATIONS[name]))
  const walkTo = (until: ItemId | 'complete') => factsUpTo(until, now, checked(given))
  for (const [id, decide] of DECISIONS) {
    const before = walkTo(isBefore(item, id) ? item : id)
    const { walk, step } = standing(before)
    if (walk.frontier?.item.id !== id || isEnded(step)) return before
    if (item === id) return before
    given[id] = await decide({
      known: walk.known,
      now,
      application: { organizationCode: brand.orgCode },
      services: { brandOf: () => brand },
    })
    const decided = { ...before, results: { ...before.results, [id]: { data: given[id], basis: walk.bases[id] ?? '0', settledAt: now } } }
    // A refusal ends it: whatever would have come after is never asked.
    if (isEnded(standing(decided).step)) return decided
  }
  return walkTo(item)
}

/** Cancelled, or with the open work given up. */
function ended(facts: Facts, { item, cancelled, gaveUp }: Setup): Facts {
  const basis = gaveUp ? standing(facts).walk.bases[item] : undefined
  return { ...facts, ...(cancelled && { cancelledAt: facts.now }), ...(basis !== undefined && { gaveUp: { [item]: basis } }) }
}

/** Three business days and the midnight after them. */
const TO_CANCEL_MS = 4 * 86_400_000

/** What was signed lies some days back once the time to cancel is over: on one day it would have ended before it began. */
function withTimeToCancel(facts: Facts): Facts {
  if (!facts.results.rescission) return facts
  const before = new Date(Date.parse(facts.now) - TO_CANCEL_MS).toISOString()
  const results = Object.entries(facts.results).map(([id, result]) => [
    id,
    isBefore(id, 'rescission') ? { ...result, settledAt: before } : result,
  ])
  return { ...facts, results: Object.fromEntries(results) }
}

const placeOf = (id: string): number => FLOW.findIndex((item) => item.id === id)
const isBefore = (item: string, other: string): boolean => item !== 'complete' && placeOf(item) < placeOf(other)

/** What is given must be what the item itself would take. */
function checked(given: Given): Given {
  for (const [id, data] of Object.entries(given)) {
    const item = (FLOW as readonly Item[]).find((one) => one.id === id)
    const read = item && z.safeParse(item.data, data)
    if (!read?.success)
      throw invalid([{ path: 'situations', message: `What is given for ${id} is not such a result: ${read?.error.message}` }])
  }
  return given
}
