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
import type { StepMail } from './item.ts'
import type { ConditionEntry } from './items/closing/condition-list.ts'
import type { RaisedCondition } from './items/closing/raised-conditions.ts'
import { waitingFor } from './items/signing/co-owners.ts'
import { allOpenRequests, HELD_BY, signerAsked } from './open-requests.ts'
import { BORROWER } from './parties.ts'
import type { Walk } from './walk.ts'

type Asked = Pick<RaisedCondition, 'party' | 'due' | 'documents'>
type Stands = Pick<Standing, 'walk' | 'step'>

const kindOf = ({ documents }: Pick<Asked, 'documents'>): string =>
  documents === 0 ? 'to answer a question' : documents === 1 ? 'to send a document' : `to send ${documents} documents`

/** Someone without an email has no page: the team calls them. */
const howOf = (walk: Walk, party: string): string =>
  walk.signers.some(({ signer }) => signer.party === party && signer.email !== undefined)
    ? 'They answer on a page of their own.'
    : 'Our team contacts them.'

const HELD = { SIGNING: 'You can’t sign your documents until we have it.', FUNDING: 'We can’t send your money until we have it.' } as const

/** The last whole day that there is, by the clock that runs while the application waits for it. */
function untilWords(stands: Stands, facts: Facts, due: Asked['due']): string {
  const time = HELD_BY[due] === stands.walk.frontier?.item.id ? actionTime(stands, facts) : undefined
  const by = time && `We need it by ${formatLocalDateWithYear(addDays(time.dueOn, -1))}.`
  if (time?.kind === 'INCOMPLETE') return `${by} Without it, we can’t continue with your application after that day.`
  if (time?.kind === 'REQUEST') return `${by} If it isn’t here by then, we send you a notice that names one last day.`
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

/** Beside the mail to whoever is asked. @param stands with the request in it */
export const mailOfOther = (stands: Stands, facts: Facts, asked: Asked): StepMail => ({
  subject: `We asked ${signerAsked(stands.walk, asked.party)} for something`,
  body: `We asked ${signerAsked(stands.walk, asked.party)} ${kindOf(asked)}. ${howOf(stands.walk, asked.party)} ${untilWords(stands, facts, asked.due)}`,
})
