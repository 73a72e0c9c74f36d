/**
 * What someone gave before two of the team took them off, or from a mailbox that was not theirs, counts no more: whoever is named again is asked anew, whether it is the same person or another of
 * the name. It stays in the file, and what they signed stays theirs to read (kept-copy). By what is stored, so that it holds of earlier releases too.
 */
import type { Facts, Result } from '../../facts.ts'
import { factName, partsOfFactName } from '../../parties.ts'
import { isMoneySent } from '../funding/money-sent.ts'
import { IDENTITY_ITEMS } from '../signer/lost-mailbox.ts'
import { correctedAt, type signerEmails } from './signer-emails.ts'
import { sameName } from './signers.ts'
import { type SignerRemoval, signsOn } from './signers-removed.ts'

type Results = Facts['results']
type Removal = Pick<SignerRemoval, 'party'> &
  Partial<Pick<SignerRemoval, 'name' | 'because' | 'signsAs' | 'rightName' | 'along' | 'confirmedAt'>>

/** When two of the team last took each of them off. Whoever signs on, or whose name is written in other letters alone, is the same signer as before. */
export function removedAt(removals: readonly Removal[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { confirmedAt, name, rightName: right, along = [], ...one } of removals) {
    const isSame = name !== undefined && right !== undefined && sameName(name, `${right.firstName} ${right.lastName}`)
    if (confirmedAt === undefined || isSame) continue
    for (const { party } of [...(signsOn(one) ? [] : [one]), ...along])
      if (confirmedAt > (found.get(party) ?? '')) found.set(party, confirmedAt)
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
  return kept
}

/** What they did on pages of their own beside their items: that they opened their notice of the right to cancel, and stated that they did not cancel. */
const DONE_ONLINE: Readonly<Record<string, 'received' | 'statements'>> = {
  'rescission-receipts': 'received',
  'rescission-statements': 'statements',
}

interface Done {
  readonly party: string
  readonly at: string
  readonly way?: string
}

/**
 * What was given before a mailbox was said not to be theirs is there, and rests on nothing of now: it is asked again, also where someone enters the same
 * mailbox once more. What the team recorded on paper stays. Of whoever lost theirs all stays but that they showed who they are. Where the money has left
 * by an earlier release nothing begins anew.
 */
function withoutOtherMailboxes(results: Results): Results {
  const { emails = [] } = (results['signer-emails']?.data ?? {}) as Partial<typeof signerEmails.example>
  const corrected = new Map(emails.map(({ party, ...entered }) => [party, correctedAt(entered) ?? '']))
  const moved = new Map(emails.flatMap(({ party, at, former }) => (former !== undefined && at !== undefined ? [[party, at] as const] : [])))
  const isBefore = (party: string, at: string) => at <= (corrected.get(party) ?? '')
  if (corrected.size === 0 || isMoneySent((id) => results[id]?.data)) return results
  return Object.fromEntries(
    Object.entries(results).map(([name, result]) => {
      const { item, party } = partsOfFactName(name)
      const isShownElsewhere = IDENTITY_ITEMS.has(item) && result.settledAt <= (moved.get(party) ?? '')
      if (isShownElsewhere || isBefore(party, result.settledAt)) return [name, { ...result, basis: ON_OTHERS }]
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

/** The same results are asked for by each walk over them. */
const found = new WeakMap<Results, Results>()

/** The results that count: all of them, where nobody was taken off and no mailbox was another’s. */
export function resultsThatCount(results: Results): Results {
  const before = found.get(results)
  if (before) return before
  const { removed = [] } = (results['signers-removed']?.data ?? {}) as { readonly removed?: readonly SignerRemoval[] }
  const taken = new Map([...removedAt(removed)].filter(([party, at]) => !isOnSignedDeed(results, party, at)))
  const counting = withoutOtherMailboxes(taken.size === 0 ? results : counted(results, taken))
  found.set(results, counting)
  found.set(counting, counting)
  return counting
}
