/**
 * What was sent and written for a request of the team by someone who was taken off since, or from a mailbox that was not theirs, counts no more: the request
 * is open again for whoever is asked today. It stays in the file, and the team reads it as what it is. Pure, on what is stored.
 */
import type { Facts } from '../../facts.ts'

type Results = Facts['results']

interface Decided {
  readonly at: string
  readonly outcome?: string
}

interface Requested {
  readonly uuid: string
  readonly party: string
  readonly decided: readonly Decided[]
  readonly waiver?: Decided
}

interface Sent {
  readonly condition: string
  readonly at: string
}

interface Written extends Sent {
  readonly from: 'TEAM' | 'APPLICANT'
}

interface Read {
  readonly condition: string
  readonly side: 'TEAM' | 'APPLICANT'
  readonly count: number
}

/** As `raised-conditions` and `condition-messages` are stored. */
interface Lists {
  readonly raised: readonly Requested[]
  readonly answers: readonly Sent[]
  readonly messages: readonly Written[]
  readonly read: readonly Read[]
}

const REQUESTS = 'raised-conditions'
const MESSAGES = 'condition-messages'
const NOTE = 'note-signing'

interface Before {
  /** Whether it was given before whoever is meant gave anything. */
  readonly isBefore: (party: string, at: string) => boolean
  /** Whoever reads it today is another person: also what the team wrote was to someone else. */
  readonly isOthers: boolean
  /** The money has left: what was sent is unread, and what the team decided on it stands. */
  readonly isFinal?: boolean
}

/** Without what counts no more. What the team decided stands where nothing had been sent by then: it does not rest on it. */
export function requestsThatCount(results: Results, { isBefore, isOthers, isFinal = false }: Before): Results {
  const { raised = [], answers = [] } = (results[REQUESTS]?.data ?? {}) as Partial<Lists>
  const { messages = [], read = [] } = (results[MESSAGES]?.data ?? {}) as Partial<Lists>
  const partyOf = new Map(raised.map(({ uuid, party }) => [uuid, party]))
  const isOld = ({ condition, at }: Sent) => partyOf.has(condition) && isBefore(partyOf.get(condition)!, at)
  const given = [...answers, ...messages.filter(({ from }) => from === 'APPLICANT')].filter(isOld)
  /** By then whoever is not meant had sent something. */
  const restsOnIt = (uuid: string, at: string) => given.some((one) => one.condition === uuid && one.at <= at)
  const countsNoMore = (one: Written) => isOld(one) && (isOthers || one.from === 'APPLICANT' || restsOnIt(one.condition, one.at))
  const dropped = messages.filter(countsNoMore)
  if (given.length === 0 && dropped.length === 0) return results
  const isSigned = results[NOTE] !== undefined
  const data: Readonly<Record<string, object>> = {
    [REQUESTS]: {
      raised: raised.map(({ waiver, ...one }) => {
        const rests = ({ at }: Decided) => !isFinal && isBefore(one.party, at) && restsOnIt(one.uuid, at)
        const decided = one.decided.filter((each) => !rests(each))
        const isOver = ['CLEARED', 'WAIVED'].includes(decided.at(-1)?.outcome ?? '')
        const isAsked = !isOver && given.some(({ condition }) => condition === one.uuid)
        // Nothing that is signed is signed again for it: what is asked again from then on holds the money.
        return { ...one, ...(isAsked && isSigned && !isFinal && { due: 'FUNDING' }), decided, ...(waiver && !rests(waiver) && { waiver }) }
      }),
      answers: answers.filter((one) => !isOld(one)),
    },
    [MESSAGES]: {
      messages: messages.filter((one) => !countsNoMore(one)),
      read: read.map((one) => readOf(one, messages, countsNoMore)),
    },
  }
  return Object.fromEntries(Object.entries(results).map(([name, result]) => [name, data[name] ? { ...result, data: data[name] } : result]))
}

/** How many of those that count a side has read. */
function readOf(read: Read, messages: readonly Written[], countsNoMore: (one: Written) => boolean): Read {
  const seen = messages.filter(({ condition }) => condition === read.condition).slice(0, read.count)
  return { ...read, count: seen.filter((one) => !countsNoMore(one)).length }
}
