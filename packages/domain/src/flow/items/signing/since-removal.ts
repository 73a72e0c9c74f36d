/**
 * What someone gave before two of the team took them off, or from a mailbox that was not theirs, counts no more: whoever is named again is asked anew, whether it is the same person or another of
 * the name. It stays in the file, and what they signed stays theirs to read (kept-copy). By what is stored, so that it holds of earlier releases too.
 */
import type { Facts, Result } from '../../facts.ts'
import { factName, partsOfFactName } from '../../parties.ts'
import { requestsThatCount } from '../closing/answers-that-count.ts'
import { isMoneySent } from '../funding/money-sent.ts'
import { IDENTITY_ITEMS } from '../signer/lost-mailbox.ts'
import { isOfTrustees } from './removed-trustees.ts'
import { correctedAt, isFirstEmail, type signerEmails } from './signer-emails.ts'
import { partyNamed, sameName } from './signers.ts'
import { rightNameOf, type SignerRemoval, signsOn } from './signers-removed.ts'

type Results = Facts['results']
type Removal = Pick<SignerRemoval, 'party'> &
  Partial<Pick<SignerRemoval, 'name' | 'because' | 'signsAs' | 'rightName' | 'along' | 'confirmedAt'>>

/**
 * When two of the team last took each of them off. Whoever signs on, or whose name is written in other letters alone, is the same signer as before. What was
 * asked under a misspelled name goes over to the right one, and with it until when nothing counts that someone else of the misspelled name gave.
 */
export function removedAt(removals: readonly Removal[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const later = (party: string, at: string | undefined) => {
    if (at !== undefined && at > (found.get(party) ?? '')) found.set(party, at)
  }
  const confirmed = removals.flatMap(({ confirmedAt, ...one }) => (confirmedAt === undefined ? [] : [{ confirmedAt, ...one }]))
  for (const { confirmedAt, name, rightName: right, along = [], ...one } of confirmed.toSorted((a, b) =>
    a.confirmedAt.localeCompare(b.confirmedAt),
  )) {
    const now = right && rightNameOf(right)
    if (name !== undefined && now !== undefined && sameName(name, now)) continue
    const leaving = [...(signsOn(one) ? [] : [one]), ...along]
    if (now !== undefined) for (const { party } of leaving) later(partyNamed(now), found.get(party))
    for (const { party } of leaving) later(party, confirmedAt)
  }
  return found
}

/** No basis is this one: what has it counts as given on something else. */
const ON_OTHERS = ''

interface Listing {
  readonly owners?: readonly { readonly party?: string }[]
  readonly emails?: readonly { readonly party: string; readonly at?: string }[]
}

/** Without what a list says of those who were taken off since. */
function listWithout({ data, ...result }: Result, isBefore: (party: string | undefined, at: string) => boolean): Result {
  const { owners, emails, ...rest } = data as Listing
  const counted = {
    ...rest,
    ...(owners && { owners: owners.filter(({ party }) => !isBefore(party, result.settledAt)) }),
    ...(emails && { emails: emails.filter(({ party, at = '' }) => !isBefore(party, at)) }),
  }
  return { ...result, data: counted }
}

/** What owners said or signed on paper, and where the team or the borrower had them reached. */
const LISTS = ['owner-marriages', 'co-owners', 'signer-emails']

function counted(results: Results, removed: ReadonlyMap<string, string>): Results {
  const isBefore = (party: string | undefined, at: string) => {
    const taken = removed.get(party ?? '')
    return taken !== undefined && at <= taken
  }
  const kept = Object.fromEntries(
    Object.entries(results).filter(([name, { settledAt }]) => !isBefore(partsOfFactName(name).party, settledAt)),
  )
  for (const id of LISTS) if (kept[id]) kept[id] = listWithout(kept[id], isBefore)
  const onPaper = kept['co-owners']
  const last = [...removed.values()].toSorted().at(-1) ?? ''
  // That everyone has signed was said of those who signed then.
  if (onPaper && onPaper.settledAt <= last) kept['co-owners'] = { ...onPaper, basis: ON_OTHERS }
  return requestsThatCount(kept, { isBefore, isOthers: true })
}

/**
 * Two of the team decided who the trustees are: that one accepted the trust's documents before says nothing of it, also where the borrower sends the very
 * same ones. Once the money has left nothing begins anew.
 */
function withoutReviewBefore(results: Results): Results {
  const [given, reviewed] = [results['trust-and-flood-insurance'], results['trust-and-flood-review']]
  if (!reviewed || (given?.data as { readonly trust?: object } | undefined)?.trust === undefined) return results
  const { removed = [] } = (results['signers-removed']?.data ?? {}) as { readonly removed?: readonly SignerRemoval[] }
  const isLater = removed.some((one) => isOfTrustees(one) && reviewed.settledAt <= (one.confirmedAt ?? ''))
  if (!isLater || isMoneySent((id) => results[id]?.data)) return results
  return { ...results, 'trust-and-flood-review': { ...reviewed, basis: ON_OTHERS } }
}

/** Since when the mailbox of each is another one than was theirs. */
const emailsIn = (results: Results) => ((results['signer-emails']?.data ?? {}) as Partial<typeof signerEmails.example>).emails ?? []

function correctedIn(results: Results): ReadonlyMap<string, string> {
  return new Map(emailsIn(results).map(({ party, ...entered }) => [party, correctedAt(entered) ?? '']))
}

/** Of whom a mailbox was said to be another’s: a first email says that of none. */
const wronglyReachedIn = (results: Results): ReadonlySet<string> =>
  new Set(emailsIn(results).flatMap((one) => (isFirstEmail(one) ? [] : [one.party])))

/** When the mailbox that someone lost was replaced. */
function movedIn(results: Results): ReadonlyMap<string, string> {
  return new Map(
    emailsIn(results).flatMap(({ party, at, former }) => (former !== undefined && at !== undefined ? [[party, at] as const] : [])),
  )
}

/** What they did on pages of their own beside their items: that they opened their notice of the right to cancel, and stated that they did not cancel. */
const DONE_ONLINE: Readonly<Record<string, 'received' | 'statements'>> = {
  'rescission-receipts': 'received',
  'rescission-statements': 'statements',
}

/** Whoever approved the money saw what was signed by then. */
const APPROVALS: ReadonlySet<string> = new Set(['funding-first-approval', 'funding-decision'])

/** Who signed the documents at an office: they were met there, and what they signed stays. */
function signersMet(results: Results): ReadonlySet<string | undefined> {
  const meetings = [results['notary-session'], results['deed-co-signing']].map(
    (result) => result?.data as { readonly closing?: { readonly signers: readonly { readonly party: string }[] } } | undefined,
  )
  return new Set(meetings.flatMap((meeting) => meeting?.closing?.signers ?? []).map(({ party }) => party))
}

interface Done {
  readonly party: string
  readonly at: string
  readonly way?: string
}

interface Paper {
  readonly party: string
  readonly askedAt: string
  readonly sent?: unknown
}

/**
 * What was given before a mailbox was said not to be theirs is there, and rests on nothing of now: it is asked again, also where someone enters the same
 * mailbox once more. What the team recorded on paper stays, but for a notice of the right to cancel: whoever had it may be the other person, and theirs
 * begins when they have signed. Once the money has left nothing of it begins anew, and what someone else sent stays unread by
 * whose mailbox it is. Of whoever lost theirs all stays but that they showed who they are, also then.
 */
function withoutOtherMailboxes(results: Results, taken: ReadonlyMap<string, string>): Results {
  const moved = movedIn(results)
  const entered = correctedIn(results)
  if (entered.size + moved.size === 0) return results
  const isFinal = isMoneySent((id) => results[id]?.data)
  const wrong = wronglyReachedIn(results)
  const lastEntered =
    [...entered]
      .flatMap(([party, at]) => (wrong.has(party) ? [at] : []))
      .toSorted()
      .at(-1) ?? ''
  const isOthers = (party: string, at: string) => at <= (entered.get(party) ?? '')
  const isBefore = (party: string, at: string) => !isFinal && isOthers(party, at)
  return Object.fromEntries(
    Object.entries(requestsThatCount(results, { isBefore: isOthers, isOthers: false, isFinal })).map(([name, result]) => {
      const { item, party: by } = partsOfFactName(name)
      const isShownElsewhere = IDENTITY_ITEMS.has(item) && result.settledAt <= (moved.get(by) ?? '')
      const isApproved = APPROVALS.has(name) && !isFinal && result.settledAt <= lastEntered
      if (isShownElsewhere || isApproved || isBefore(by, result.settledAt)) return [name, { ...result, basis: ON_OTHERS }]
      if (name === 'paper-copies') {
        const { requests = [] } = result.data as { readonly requests?: readonly Paper[] }
        // What whoever was taken off is owed stays owed to them.
        const isOwed = ({ party, askedAt, sent }: Paper) =>
          sent !== undefined || !isBefore(party, askedAt) || askedAt <= (taken.get(party) ?? '')
        return [
          name,
          requests.every(isOwed) ? result : { ...result, data: { ...(result.data as object), requests: requests.filter(isOwed) } },
        ]
      }
      if (name === 'rescission-delivery') {
        const { delivered = [], ...rest } = result.data as { readonly delivered?: readonly { readonly party: string }[] }
        const met = signersMet(results)
        const stands = delivered.filter(({ party }) => met.has(party) || !wrong.has(party) || !isBefore(party, result.settledAt))
        if (stands.length === delivered.length) return [name, result]
        return [name, { ...result, data: { ...rest, delivered: stands }, basis: ON_OTHERS }]
      }
      const list = DONE_ONLINE[name]
      if (list === undefined) return [name, result]
      const { [list]: all = [], ...rest } = result.data as { readonly [list: string]: readonly Done[] }
      const own = all.filter(({ party, at, way }) => way === 'WRITTEN' || !isBefore(party, at))
      return [name, own.length === all.length ? result : { ...result, data: { ...rest, [list]: own } }]
    }),
  )
}

/**
 * Whoever is on a signed deed by what an earlier release took for theirs from before is asked nothing again: the notary saw them sign, and what is signed,
 * recorded or funded does not begin anew. Since this release nobody gets there without having begun anew.
 */
function isOnSignedDeed(results: Results, party: string, taken: string): boolean {
  const dataOf = <D>(id: string, since = ''): D | undefined => {
    const result = results[id]
    return result && result.settledAt > since ? (result.data as D) : undefined
  }
  const { places = [] } = dataOf<{ readonly places?: readonly { readonly party: string }[] }>('security-instrument') ?? {}
  const hasBegunAnew =
    dataOf(factName('signer-intro', party), taken) !== undefined ||
    dataOf<{ readonly paper?: unknown }>(factName('signer-signing', party), taken)?.paper !== undefined ||
    dataOf<Listing>('co-owners', taken)?.owners?.some((owner) => owner.party === party) === true
  return dataOf('deed-signing', taken) !== undefined && places.some((place) => place.party === party) && !hasBegunAnew
}

export const NOT_COUNTED = ['TAKEN_OFF', 'FORMER_EMAIL'] as const
/** TAKEN_OFF: two of the team took off whoever gave it. FORMER_EMAIL: it came from a mailbox that was not theirs. */
export type NotCounted = (typeof NOT_COUNTED)[number]

/** Why something that someone gave then counts no more. */
export const whyNotCounted = (results: Results, party: string, at: string): NotCounted =>
  at <= (takenIn(results).get(party) ?? '') ? 'TAKEN_OFF' : 'FORMER_EMAIL'

function takenIn(results: Results): ReadonlyMap<string, string> {
  const { removed = [] } = (results['signers-removed']?.data ?? {}) as { readonly removed?: readonly SignerRemoval[] }
  return new Map([...removedAt(removed)].filter(([party, at]) => !isOnSignedDeed(results, party, at)))
}

/** The same results are asked for by each walk over them. */
const found = new WeakMap<Results, Results>()

/** The results that count: all of them, where nobody was taken off and no mailbox was another’s. */
export function resultsThatCount(results: Results): Results {
  const before = found.get(results)
  if (before) return before
  const taken = takenIn(results)
  const counting = withoutReviewBefore(withoutOtherMailboxes(taken.size === 0 ? results : counted(results, taken), taken))
  found.set(results, counting)
  found.set(counting, counting)
  return counting
}
