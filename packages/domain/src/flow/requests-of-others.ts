/**
 * What the borrower is told of a request to someone who signs with them: what kind of thing, of whom and by which last day. Never what was written to them
 * of it: that is theirs alone.
 */
import { formatList } from '../underwriting/explanations/format-figure.ts'
import { addDays } from '../values/local-date.ts'
import { formatLocalDateWithYear } from '../values/local-date-display.ts'
import { actionTime } from './action-time.ts'
import type { Standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { ConditionEntry } from './items/closing/condition-list.ts'
import type { RaisedCondition } from './items/closing/raised-conditions.ts'
import { waitingFor } from './items/signing/co-owners.ts'
import { allOpenRequests, HELD_BY, signerAsked } from './open-requests.ts'
import { BORROWER } from './parties.ts'
import type { Walk } from './walk.ts'

type Asked = Pick<RaisedCondition, 'party' | 'due' | 'documents'>
type Stands = Pick<Standing, 'walk' | 'step'>

export const kindOf = ({ documents }: Pick<Asked, 'documents'>): string =>
  documents === 0 ? 'to answer a question' : documents === 1 ? 'to send a document' : `to send ${documents} documents`

/** Someone without an email has no page: the team calls them. */
export const howOf = (walk: Walk, party: string): string =>
  walk.signers.some(({ signer }) => signer.party === party && signer.email !== undefined)
    ? 'They answer on a page of their own.'
    : 'Our team contacts them.'

const HELD = { SIGNING: 'You can’t sign your documents until we have it.', FUNDING: 'We can’t send your money until we have it.' } as const

const clockOf = (stands: Stands, facts: Facts, due: Asked['due']) =>
  HELD_BY[due] === stands.walk.frontier?.item.id ? actionTime(stands, facts) : undefined

/** The last whole day that there is, by the clock that runs while the application waits for it; none while nothing does. */
export function neededBy(stands: Stands, facts: Facts, due: Asked['due']): readonly string[] {
  const time = clockOf(stands, facts, due)
  return time ? [`We need it by ${formatLocalDateWithYear(addDays(time.dueOn, -1))}.`] : []
}

/** The same with what comes of it where it is not here by then; without a day, what waits for it. */
export function untilWords(stands: Stands, facts: Facts, due: Asked['due']): string {
  const kind = clockOf(stands, facts, due)?.kind
  const [by] = neededBy(stands, facts, due)
  if (kind === 'INCOMPLETE') return `${by} Without it, we can’t continue with your application after that day.`
  if (kind === 'REQUEST') return `${by} If it isn’t here by then, we send you a notice that names one last day.`
  return HELD[due]
}

/** Those of others that hold up what the application waits for now. */
const requestsOfOthers = (walk: Walk, facts: Facts): readonly ConditionEntry[] =>
  allOpenRequests(walk, facts).filter(({ party, due }) => party !== BORROWER && HELD_BY[due] === walk.frontier?.item.id)

const partiesAsked = (requests: readonly Asked[]): readonly string[] => [...new Set(requests.map(({ party }) => party))]

/** By name, as the dates say who is waited for. */
export function waitingForOthers(walk: Walk, facts: Facts): string | undefined {
  const asked = walk.frontier?.item.by === 'operator' ? partiesAsked(requestsOfOthers(walk, facts)) : []
  return asked.length > 0 ? waitingFor(asked.map((party) => signerAsked(walk, party))) : undefined
}

/** Undefined where nothing of the kind is open. */
export function wordsOfOthers(stands: Stands, facts: Facts): { readonly title: string; readonly why: string } | undefined {
  const { walk } = stands
  const requests = requestsOfOthers(walk, facts)
  const [first] = requests
  if (!first) return undefined
  const asked = partiesAsked(requests)
  const each = asked.map((party) => {
    const kinds = new Set(requests.filter((one) => one.party === party).map(kindOf))
    return `We asked ${signerAsked(walk, party)} ${formatList([...kinds])}. ${howOf(walk, party)}`
  })
  return {
    title: `${formatList(asked.map((party) => signerAsked(walk, party)))} ${asked.length === 1 ? 'has' : 'have'} a request to answer`,
    why: `${each.join(' ')} ${untilWords(stands, facts, first.due)}`,
  }
}
