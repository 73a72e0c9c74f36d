/** The one mail that lists what the team asked of someone at about the same time: what kind of thing each is and until when, never what was written of it. Pure. */
import { CONDITION_RULES } from '../policy/condition-categories.ts'
import { formatList } from '../underwriting/explanations/format-figure.ts'
import type { Standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { StepMail } from './item.ts'
import type { RaisedCondition } from './items/closing/raised-conditions.ts'
import { signerAsked } from './open-requests.ts'
import { BORROWER } from './parties.ts'
import { howOf, kindOf, neededBy, untilWords } from './requests-of-others.ts'

type Asked = Pick<RaisedCondition, 'party' | 'due' | 'documents' | 'category'>
type Stands = Pick<Standing, 'walk' | 'step'>

interface Kind {
  /** After 'We asked you'. */
  readonly words: string
  readonly signIn: string
}

function kindToReader({ category, documents }: Asked): Kind {
  if (CONDITION_RULES[category].type === 'PHONE_NUMBER') return { words: 'to confirm your phone number', signIn: 'Sign in to confirm it.' }
  const signIn = documents === 0 ? 'Sign in to read it, and to answer.' : 'Sign in to see what it is, and to send it.'
  return { words: kindOf({ documents }), signIn }
}

/** As a text: that there is something, and nothing of what it is. */
const ASKED = 'Our team needs something from you.'

/** 'to send a document' as a line of its own: 'Send a document'. */
const asLine = (words: string): string => words.replace(/^to (.)/u, (_all, first: string) => first.toUpperCase())

const numbered = (lines: readonly string[]): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n')

/** What each request of the reader is, and what comes of it without an answer. */
function toReader(requests: readonly Asked[], until: (asked: Asked) => string): StepMail {
  const [first] = requests
  const { words, signIn } = kindToReader(first!)
  if (requests.length === 1)
    return { subject: 'We need something from you', body: `Our team asked you ${words}. ${signIn} ${until(first!)}`, text: ASKED }
  const lines = requests.map((one) => `${asLine(kindToReader(one).words)}. ${until(one)}`)
  return {
    subject: `We need ${requests.length} things from you`,
    body: `Our team asked you for ${requests.length} things. Sign in to see each of them, and to answer.\n\n${numbered(lines)}`,
    text: ASKED,
  }
}

/** Of those who sign with the borrower: by name, and how they answer. */
function ofOthers(stands: Stands, requests: readonly Asked[], until: (asked: Asked) => string): StepMail {
  const parties = [...new Set(requests.map(({ party }) => party))]
  const each = parties.map((party) => {
    const theirs = requests.filter((one) => one.party === party)
    const [name, how] = [signerAsked(stands.walk, party), howOf(stands.walk, party)]
    if (theirs.length === 1) return `We asked ${name} ${kindOf(theirs[0]!)}. ${how} ${until(theirs[0]!)}`
    return `We asked ${name} for ${theirs.length} things. ${how}\n\n${numbered(theirs.map((one) => `${asLine(kindOf(one))}. ${until(one)}`))}`
  })
  return {
    subject: `We asked ${formatList(parties.map((party) => signerAsked(stands.walk, party)))} for something`,
    body: each.join('\n\n'),
  }
}

const HELD_TO_SIGNER = {
  SIGNING: 'The documents can’t be signed until we have it.',
  FUNDING: 'No money is sent from the line until we have it.',
} as const

/** @param requests all open, in the order in which they were asked; @param stands with them in it; @param reader a party */
export function mailOfRequests(stands: Stands, facts: Facts, requests: readonly Asked[], reader: string): StepMail | undefined {
  const own = requests.filter(({ party }) => party === reader)
  if (reader !== BORROWER) {
    const until = ({ due }: Asked) => [...neededBy(stands, facts, due), HELD_TO_SIGNER[due]].join(' ')
    return own.length > 0 ? toReader(own, until) : undefined
  }
  const until = ({ due }: Asked) => untilWords(stands, facts, due)
  const others = requests.filter(({ party }) => party !== reader)
  const [toThem, ofTheirs] = [
    own.length > 0 ? toReader(own, until) : undefined,
    others.length > 0 ? ofOthers(stands, others, until) : undefined,
  ]
  return toThem && ofTheirs ? { ...toThem, body: `${toThem.body}\n\n${ofTheirs.body}` } : (toThem ?? ofTheirs)
}

/** Of what a check asked for, and of what was refused: with the day by which it is needed, where one runs. @param facts as they stand with it */
export const withDayNeeded = (stands: Stands, facts: Facts, { subject, body }: StepMail): StepMail => ({
  subject,
  body: [body, ...neededBy(stands, facts, 'SIGNING')].join(' '),
})
