/** The one place that says where an application stands: down the ordered list to the first item that is not settled. */

import type { Step } from '../routing/steps.ts'
import { basisOf } from './basis.ts'
import type { Facts, Result } from './facts.ts'
import type { Given, IsCurrent, Item, Kind, Known, SignerProgress } from './item.ts'
import { hasSignedBefore, showsIdAgain } from './items/signer/lost-mailbox.ts'
import { BORROWER, factName, type Signer } from './parties.ts'
import { storedRecordsIn } from './stored-records.ts'

/** ahead = past the frontier, not looked at yet; stale = answered once, on what has changed since. */
export type ItemState = 'settled' | 'skipped' | 'open' | 'stale' | 'ahead'

export interface ReadyWork {
  /** The name of the fact that it is to give: the item, and whose it is where it is not the borrower's. */
  readonly id: string
  readonly basis: string
  /** It is not begun before this moment, which is still to come. */
  readonly beginsAt?: string
}

/** The flow of those who sign beside the borrower: each of them has one of their own. */
export interface SignerFlow {
  readonly items: readonly Item[]
  /** Work of ours that follows when they are done: nobody waits for it, and no application of before stands still for it. */
  readonly afterwards: ReadonlySet<string>
  /** By which their documents are signed. */
  readonly signing: Item
  /** What the items read to know whose they are. */
  readonly self: Item<string, Kind, Signer>
  /** What the borrower's items read of how far each of them is, once they are waited for. */
  readonly progress: Item<string, Kind, readonly SignerProgress[]>
  /** Who signs, as far as it is known. Its reader is the borrower's; the items read what is declared before the wait for them. */
  readonly of: (known: Known) => readonly Signer[]
  /** Whether the team recorded what this one signed on paper: nothing of their flow is asked of them then. */
  readonly isOnPaper: (known: Known, party: string) => boolean
  /** How far it is known who a signer is, by their own walk. */
  readonly identityOf: (own: Pick<Walk, 'frontier' | 'known'>) => SignerProgress['identity']
  /** Since when they have the costs that are read before an office closing. */
  readonly costsReadOn: (own: Pick<Walk, 'known'>) => SignerProgress['costsReadOn']
  readonly signedOn: (own: Pick<Walk, 'known'>, settledAt: string | undefined) => SignerProgress['signedOn']
}

/** Where one of the signers stands. */
export interface SignerWalk {
  readonly signer: Signer
  readonly walk: Walk
}

export interface Frontier {
  readonly item: Item
  readonly step: Step
  /** What it needs is not known yet: it is the turn of someone else. */
  readonly isUnclear: boolean
  /** What was given of it before, and counts no longer. */
  readonly before?: Result | undefined
}

export interface Walk {
  /** The first item that applies and is not settled; undefined when the application is complete. */
  readonly frontier: Frontier | undefined
  readonly states: Readonly<Record<string, ItemState>>
  /** Items that apply, in order, up to and with the frontier. */
  readonly path: readonly Item[]
  /** Work whose reads are settled and that has no result on this basis, wherever the frontier stands. */
  readonly ready: readonly ReadyWork[]
  /** Waits for the team that may be decided now, though the application waits for something before them. */
  readonly ahead: readonly Item[]
  /** The bases on which each looked-at item rests now. */
  readonly bases: Readonly<Record<string, string>>
  /** The next moment at which time alone changes the outcome. */
  readonly wakeAt: string | undefined
  /** Some work may begin at this moment and need not at a later one: a business day ends at no moment that `wakeAt` knows. */
  readonly isMomentary: boolean
  readonly known: Known
  /** Whether it is settled or does not apply: what `known` says of it is so, and not merely open. */
  readonly isClear: (item: { readonly id: string }) => boolean
  /** Those who sign beside the borrower; in a signer's own walk no one. */
  readonly signers: readonly SignerWalk[]
}

/** What a signer's walk is given of the application around it. */
interface Around {
  readonly party: string
  /** Of an item that is settled or does not apply; undefined of one that is open. */
  readonly look: (id: string) => { readonly value: unknown } | undefined
  readonly self: { readonly id: string; readonly value: unknown }
}

interface Look {
  readonly state: 'settled' | 'skipped' | 'unsettled' | 'unclear'
  readonly basis?: string
  readonly before?: Result | undefined
}

/** Walks the flow over the facts, and the signers' with it. Pure: the same facts give the same walk. */
export const walk = (flow: readonly Item[], facts: Facts, signerFlow?: SignerFlow): Walk => walkAs(flow, facts, signerFlow, undefined)

function walkAs(flow: readonly Item[], facts: Facts, signerFlow: SignerFlow | undefined, around: Around | undefined): Walk {
  const party = around?.party ?? BORROWER
  const own = new Set(flow.map(({ id }) => id))
  const settled = new Map<string, unknown>()
  const clear = new Set<string>()
  const states: Record<string, ItemState> = {}
  const bases: Record<string, string> = {}
  const path: Item[] = []
  const ready: ReadyWork[] = []
  const ahead: Item[] = []
  let frontier: Walk['frontier']
  let wakeAt: string | undefined
  let isMomentary = false
  let unclear = false
  let signers: readonly SignerWalk[] = []

  const find = (id: string): { readonly value: unknown } | undefined => {
    if (clear.has(id)) return { value: settled.get(id) }
    if (!around || own.has(id)) return undefined
    return id === around.self.id ? around.self : around.look(id)
  }
  const known: Known = <D>(item: Item<string, Kind, D>) => {
    const found = find(item.id)
    if (!found) unclear = true
    return found?.value as D | undefined
  }
  /** Runs a typed function of earlier items; undefined when it touched one that is still open. */
  const whenClear = <T>(read: (known: Known) => T): { value: T } | undefined => {
    unclear = false
    const value = read(known)
    return unclear ? undefined : { value }
  }
  const wakes = (at: string) => {
    if (at > facts.now && (wakeAt === undefined || at < wakeAt)) wakeAt = at
  }

  /** Each signer's own walk, over what is known of the application before it waits for them. */
  const walkSigners = ({ items, afterwards, self, of }: SignerFlow): SignerWalk[] =>
    of((item) => find(item.id)?.value as never).map((signer) => {
      const own = walkAs(items, facts, undefined, { party: signer.party, look: find, self: { id: self.id, value: signer } })
      ready.push(...own.ready)
      if (own.wakeAt !== undefined) wakes(own.wakeAt)
      if (own.isMomentary) isMomentary = true
      const isDone = own.frontier !== undefined && afterwards.has(own.frontier.item.id)
      return { signer, walk: isDone ? { ...own, frontier: undefined } : own }
    })
  /** Whether a result was given on what it would rest on now. */
  const restsOn = (item: Item, { basis }: Result): boolean =>
    [item.reads, item.earlierReads].some((reads, index) => {
      if (index > 0 && !reads) return false
      const now = whenClear((read) => reads?.(read) ?? [])
      return now !== undefined && basisOf(now.value) === basis
    })
  /** A later item that was given already, as another one's answer, on what it rests on now. */
  const isGivenAhead = (target: Item): boolean => {
    const result = facts.results[factName(target.id, party)]
    if (states[target.id] !== undefined || result === undefined || !restsOn(target, result)) return false
    return !target.holds || whenClear((read) => target.holds?.(read, result.data, given))?.value === true
  }
  const given: Given = (id) => facts.results[factName(id, party)]?.data
  const isCurrentLater: IsCurrent = (id) => {
    const result = facts.results[factName(id, party)]
    const later = flow.find((item) => item.id === id)
    return later !== undefined && result !== undefined && restsOn(later, result)
  }
  const isGiven = (id: string): boolean => facts.results[factName(id, party)] !== undefined
  /** Whether its time was over before it was in the flow. */
  const isPast = ({ notAfter = [] }: Item): boolean =>
    typeof notAfter === 'function' ? notAfter(given, isCurrentLater) : [notAfter].flat().some(isGiven)
  const look = (item: Item): Look => {
    const result = facts.results[factName(item.id, party)]
    if (!result && isPast(item)) return { state: 'skipped' }
    const stood = item.holds && result && restsOn(item, result) ? result.data : undefined
    const applies = whenClear((read) => item.applies?.(read, stood) ?? true)
    if (!applies) return { state: 'unclear' }
    if (!applies.value) return { state: 'skipped' }
    const reads = whenClear((read) => item.reads?.(read) ?? [])
    if (!reads) return { state: 'unclear' }
    const basis = basisOf(reads.value)
    bases[item.id] = basis
    if (item.answers) return isGivenAhead(item.answers.item) ? { state: 'skipped' } : { state: 'unsettled', basis }
    const isCurrent =
      result !== undefined &&
      (result.basis === basis || (item.earlierReads !== undefined && restsOn(item, result)) || item.stands?.(result.data) === true) &&
      !lapsed(item, result.data) &&
      item.leavesOpen?.(result.data) !== true &&
      (!item.holds || whenClear((read) => item.holds?.(read, result.data, given))?.value === true)
    if (isCurrent) {
      settled.set(item.id, result.data)
      return { state: 'settled', basis }
    }
    if (item.passes && whenClear(item.passes)?.value === true) return { state: 'skipped', basis }
    if (item.initially !== undefined && (item.reads === undefined || result === undefined || !isCurrent)) {
      settled.set(item.id, item.initially)
      return { state: 'settled', basis }
    }
    if (item.bySigners) {
      const data = item.bySigners(signers.map((one) => progressOf(one, signerFlow, facts)))
      if (data !== undefined) {
        settled.set(item.id, data)
        return { state: 'settled', basis }
      }
    }
    const until = item.until && whenClear(item.until)?.value
    if (until !== undefined) {
      if (until <= facts.now) {
        settled.set(item.id, item.atEnd)
        return { state: 'settled', basis }
      }
      wakes(until)
    }
    return { state: 'unsettled', basis, before: result }
  }
  const lapsed = (item: Item, data: unknown): boolean => {
    const at = item.lapses?.(data, (id) => facts.results[factName(id, party)]?.settledAt, given)
    if (at === undefined) return false
    wakes(at)
    return at <= facts.now
  }

  const isDecidedAhead = ({ isDecidedAhead: from }: Item): boolean =>
    typeof from === 'function' ? whenClear(from)?.value === true : from === true

  // By what is stored, from the start: a signer's own walk reads it of the application's.
  for (const [id, value] of around ? [] : storedRecordsIn(facts.results)) {
    settled.set(id, value)
    clear.add(id)
  }
  for (const item of flow) {
    if (item.bySigners && signerFlow) {
      signers = walkSigners(signerFlow)
      const all = signers.map((one) => progressOf(one, signerFlow, facts))
      settled.set(signerFlow.progress.id, all)
      clear.add(signerFlow.progress.id)
    }
    const seen = look(item)
    const past = frontier !== undefined
    if (seen.state === 'settled' || seen.state === 'skipped') {
      clear.add(item.id)
      if (!past || item.kind === 'work') states[item.id] = seen.state
      else states[item.id] = 'ahead'
      if (!past && seen.state === 'settled') path.push(item)
      continue
    }
    if (
      seen.state === 'unsettled' &&
      item.kind === 'work' &&
      !(past && item.afterAll === true) &&
      seen.basis !== undefined &&
      (item.after ?? []).every(({ id }) => clear.has(id))
    ) {
      const from = item.beginsAt?.(facts.now, known)
      const beginsAt = from !== undefined && from > facts.now ? { beginsAt: from } : {}
      if (beginsAt.beginsAt !== undefined) wakes(beginsAt.beginsAt)
      else if (from !== undefined) isMomentary = true
      ready.push({ id: factName(item.id, party), basis: seen.basis, ...beginsAt })
    }
    const isBeside = seen.state === (item.kind === 'work' ? 'unsettled' : 'unclear')
    const isOvertaken = isBeside && item.overtakenBy !== undefined && facts.results[factName(item.overtakenBy, party)]
    if (past && seen.state === 'unsettled' && isDecidedAhead(item)) ahead.push(item)
    states[item.id] = seen.before ? 'stale' : past || isOvertaken ? 'ahead' : 'open'
    if (past || isOvertaken) continue
    path.push(item)
    const { state, before, basis } = seen
    const gaveUp = basis !== undefined && facts.gaveUp?.[factName(item.id, party)] === basis
    frontier = { item, step: item.step?.(known, { gaveUp }) ?? item.steps[0], isUnclear: state === 'unclear', before }
  }
  // Known only after the wait for them, which their own walks come before.
  const onPaper = new Set(signers.flatMap(({ signer: { party: of } }) => (signerFlow?.isOnPaper(known, of) ? [of] : [])))
  const isDone = (one: SignerWalk) => onPaper.has(one.signer.party) && !showsIdAgain(one)
  const asked = signers.map((one) => (isDone(one) ? { ...one, walk: { ...one.walk, frontier: undefined } } : one))
  if (signerFlow && onPaper.size > 0)
    settled.set(
      signerFlow.progress.id,
      asked.map((one) => progressOf(one, signerFlow, facts, onPaper.has(one.signer.party))),
    )
  const isClear: Walk['isClear'] = ({ id }) => find(id) !== undefined
  return { frontier, states, path, ready, ahead, bases, wakeAt, isMomentary, known, isClear, signers: asked }
}

const progressOf = ({ signer, walk: own }: SignerWalk, flow: SignerFlow | undefined, facts: Facts, isOnPaper = false): SignerProgress => ({
  ...signer,
  isDone: isOnPaper || own.frontier === undefined || hasSignedBefore({ signer, walk: own }, flow?.signing),
  hasBegun: Object.values(own.states).includes('settled'),
  hasSigned: isOnPaper || own.states[flow?.signing.id ?? ''] === 'settled' || hasSignedBefore({ signer, walk: own }, flow?.signing),
  identity: flow?.identityOf(own) ?? 'TO_SHOW',
  costsReadOn: flow?.costsReadOn(own),
  signedOn: flow?.signedOn(own, facts.results[factName(flow.signing.id, signer.party)]?.settledAt),
})

/** The bases of everything that was looked at, by the names of facts: the application's own, and its signers'. */
export const basesByName = ({ bases, signers }: Walk): Readonly<Record<string, string>> => ({
  ...bases,
  ...Object.fromEntries(
    signers.flatMap(({ signer, walk: own }) => Object.entries(own.bases).map(([item, basis]) => [factName(item, signer.party), basis])),
  ),
})

/** The walk in which a party's facts stand; undefined of someone who does not sign this application. */
export const walkOfParty = (walked: Walk, party: string): Walk | undefined =>
  party === BORROWER ? walked : walked.signers.find(({ signer }) => signer.party === party)?.walk
