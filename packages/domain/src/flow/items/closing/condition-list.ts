/** One list of conditions for everyone who reads it: what the checks left open, and what the team asked for, each with where it stands. */
import { CONDITION_RULES, type ConditionCategory, type ConditionType, wordsOfRequest } from '../../../policy/condition-categories.ts'
import type { Facts } from '../../facts.ts'
import { BORROWER } from '../../parties.ts'
import type { Walk } from '../../walk.ts'
import { CONDITIONS, type Condition, type ConditionDecisions, decisionParts, toldOf } from './condition-decisions.ts'
import { conditions } from './conditions.ts'
import {
  answersTo,
  type ConditionAnswer,
  type ConditionDue,
  isOver,
  type RaisedCondition,
  type RaisedState,
  raisedOf,
  stateOfRaised,
} from './raised-conditions.ts'

/** OPEN: to be answered. IN_REVIEW: the team looks at it. WITHDRAWN: whoever it was asked of signs no more. */
export const CONDITION_STATES = ['OPEN', 'IN_REVIEW', 'REJECTED', 'CLEARED', 'WAIVED', 'WITHDRAWN'] as const
export type ConditionState = (typeof CONDITION_STATES)[number]

export interface ConditionEntry {
  /** Of a check its name, of the team's its id. */
  readonly key: string
  readonly category: ConditionCategory
  readonly type: ConditionType
  readonly party: string
  readonly due: ConditionDue
  readonly state: ConditionState
  readonly title: string
  readonly why: string
  /** In plain words, what to do. */
  readonly asked: string
  readonly documents: number
  /** What the applicant reads of the last refusal. */
  readonly told?: string | undefined
  readonly answers: readonly ConditionAnswer[]
  readonly created: string
  /** What the team raised, with its decisions. */
  readonly raised?: RaisedCondition
  /** Takes documents and a note now. */
  readonly isAnswerable: boolean
}

interface CheckRule {
  readonly category: ConditionCategory
  /** The item whose result left it open. */
  readonly item: string
  readonly type: ConditionType
  readonly title: string
  readonly why: string
  readonly asked: string
  readonly documents: number
  /** Nothing of it was looked at yet: OPEN where the applicant should act first. */
  readonly first: ConditionState
}

const DOCUMENT = { type: 'DOCUMENT', documents: 1, first: 'OPEN' } as const

/** What a check's condition says to the applicant. A match with a sanctions list is none of theirs: they are told nothing of it. */
const CHECKS: Readonly<Partial<Record<Condition, CheckRule>>> = {
  IDENTITY: {
    category: 'ID_VERIFICATION_FAILURE',
    item: 'identity-check',
    type: 'IDENTITY',
    title: 'Confirm your identity',
    why: 'The photos of your ID and your face could not be confirmed automatically.',
    asked: 'Our team is reviewing your photos. You can send clearer ones, or photos of another document.',
    documents: 3,
    first: 'IN_REVIEW',
  },
  BANK_ACCOUNT: {
    category: 'BANK_ACCOUNT_FRAUD_REVIEW',
    item: 'account-check',
    type: 'ACCOUNT',
    title: 'Verify the bank account for your money',
    why: 'We confirm who owns an account before we send money to it.',
    asked: 'Our team is reviewing the account. You can use another account of yours.',
    documents: 0,
    first: 'IN_REVIEW',
  },
  AUTOPAY_ACCOUNT: {
    category: 'BANK_ACCOUNT_FRAUD_REVIEW',
    item: 'autopay-check',
    type: 'ACCOUNT',
    title: 'Verify the bank account for your payments',
    why: 'We confirm who owns an account before we draw payments from it.',
    asked: 'Our team is reviewing the account. You can use another account, or pay each month yourself.',
    documents: 0,
    first: 'IN_REVIEW',
  },
  JUDGMENTS: {
    ...DOCUMENT,
    category: 'ESCALATION_REVIEW',
    item: 'full-title',
    title: 'A judgment was found in the title search',
    why: 'A judgment against an owner must be released before we can continue.',
    asked: 'Send the release or the satisfaction of the judgment, if you have it.',
  },
  STATED_BALANCES: {
    ...DOCUMENT,
    category: 'GENERIC_DOCUMENT_REQUEST',
    item: 'lien-verification',
    title: 'Show the balance of a loan on your home',
    why: 'You told us a lower balance than public records show.',
    asked: 'Send the lender’s newest statement of the loan. It must show the balance.',
  },
  PHONE: {
    category: 'MISSING_PHONE_NUMBER',
    item: 'contact',
    type: 'PHONE_NUMBER',
    title: CONDITION_RULES.MISSING_PHONE_NUMBER.title,
    why: CONDITION_RULES.MISSING_PHONE_NUMBER.why,
    asked: 'Confirm a phone number with the code that we send to it. Otherwise our team calls you.',
    documents: 0,
    first: 'OPEN',
  },
}

const OF_RAISED = {
  ...{ OPEN: 'OPEN', ANSWERED: 'IN_REVIEW', REJECTED: 'REJECTED' },
  ...{ CLEARED: 'CLEARED', WAIVED: 'WAIVED', WITHDRAWN: 'WITHDRAWN' },
} as const satisfies Record<RaisedState, ConditionState>

/** Everything that was raised, by category and time, cleared ones included. */
export function conditionList({ known, states }: Walk, { results }: Facts): readonly ConditionEntry[] {
  const state = states[conditions.id]
  const checked = state === 'open' || state === 'stale' || state === 'settled' || results[conditions.id] !== undefined
  const given = results[conditions.id]?.data as ConditionDecisions | undefined
  const isHeld = state === 'open' || state === 'stale'
  const checks = checked
    ? decisionParts(known, given).flatMap(({ part, outcome, waitsFor }): ConditionEntry[] => {
        const rule = CHECKS[part as Condition]
        if (!rule) return []
        const { item, first, ...words } = rule
        const answers = answersTo(known, part)
        const isRefused = outcome === 'REFUSED' && waitsFor !== undefined
        const now = isDone(given, outcome)
          ? 'CLEARED'
          : isRefused
            ? 'REJECTED'
            : outcome === undefined && answers.length === 0
              ? first
              : 'IN_REVIEW'
        const told = isRefused ? toldOf(known, given, part as Condition) : undefined
        const isAnswerable = isHeld && rule.type === 'DOCUMENT' && now !== 'CLEARED'
        const entry = { ...words, key: part, party: BORROWER, due: 'SIGNING', state: now, told, answers, isAnswerable } as const
        return [{ ...entry, created: results[item]?.settledAt ?? results['submission-time']?.settledAt ?? '' }]
      })
    : []
  const raised = raisedOf(known).raised.map((condition): ConditionEntry => {
    const { uuid, category, party, due, asked, documents, at } = condition
    const { type } = CONDITION_RULES[category]
    const { title, why } = wordsOfRequest(category, documents)
    const stands = stateOfRaised(known, condition)
    const now = OF_RAISED[stands]
    const told = now === 'REJECTED' ? condition.decided.at(-1)?.toApplicant : undefined
    const isAnswerable = type === 'DOCUMENT' && !isOver(stands)
    const answers = answersTo(known, uuid)
    const entry = { key: uuid, category, type, party, due, state: now, title, why, asked, documents, told, answers, isAnswerable }
    return { ...entry, created: at, raised: condition }
  })
  return [...checks, ...raised].toSorted((a, b) => a.created.localeCompare(b.created))
}

const isDone = (given: ConditionDecisions | undefined, outcome: string | undefined): boolean =>
  outcome === 'ACCEPTED' || given?.together?.outcome === 'ACCEPTED'

/** Whether it is the name of a check's condition. */
export const isCheck = (key: string): key is Condition => (CONDITIONS as readonly string[]).includes(key)

/** Documents in any order, and words. */
type Sent = Pick<ConditionAnswer, 'documents' | 'note'>

/**
 * Whether the very same lies there and no one has decided on it: sent again by a second click or a lost reply, it is one answer. After a refusal
 * the same is a new answer.
 */
export function isSentAlready({ state, answers, raised }: Pick<ConditionEntry, 'state' | 'answers' | 'raised'>, sent: Sent): boolean {
  if (state !== 'IN_REVIEW') return false
  const decidedAt = raised?.decided.at(-1)?.at ?? ''
  // Of a check the time of its refusal is not kept: what came last is what is looked at.
  const undecided = raised ? answers.filter(({ at }) => at > decidedAt) : answers.slice(-1)
  return undecided.some((answer) => contentOf(answer) === contentOf(sent))
}

const contentOf = ({ documents, note }: Sent): string => JSON.stringify([documents.toSorted(), note ?? null])
