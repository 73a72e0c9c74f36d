/**
 * What the team asks for beside what the checks find, with each answer and each decision: one list, to which is only added. It never stops the
 * walk by itself; `conditions` waits for what is due before signing, `funding-conditions` for what is due before the money (record 0070).
 */
import { z } from 'zod'
import { CONDITION_CATEGORIES, CONDITION_RULES, wordsOfRequest } from '../../../policy/condition-categories.ts'
import { digestOf } from '../../../values/digest.ts'
import type { DecisionPart } from '../../decision-part.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { contact } from '../about-you/contact.ts'
import { signsNoMore } from '../signing/signs-no-more.ts'

export const MOST_RAISED = 40
export const MOST_CONDITION_DOCUMENTS = 10
export const MOST_ANSWERS = 200

/** What someone wrote for another to read. */
export const conditionText = z.string().trim().min(3, 'Write at least 3 characters').max(2000, 'Write at most 2,000 characters')
const documents = z.array(z.uuid()).max(MOST_CONDITION_DOCUMENTS, `Send at most ${MOST_CONDITION_DOCUMENTS} files`)
const at = z.iso.datetime()
/** As the audit log names people. */
const by = z.string().min(1)

export const CONDITION_DUES = ['SIGNING', 'FUNDING'] as const
/** What is held until the condition is cleared: signing, or the money. */
export type ConditionDue = (typeof CONDITION_DUES)[number]

const raisedDecision = z.object({
  outcome: z.enum(['CLEARED', 'REJECTED', 'WAIVED']),
  /** For the file. */
  reason: conditionText,
  /** What the applicant reads of it. */
  toApplicant: z.optional(conditionText),
  /** Digest of what was asked and answered: what it was decided on. */
  on: z.string(),
  at,
  by,
  /** of a waiver that takes two people: who asked for it, and why; earlier releases kept only who */
  askedBy: z.optional(by),
  askedWhy: z.optional(conditionText),
})

const raisedCondition = z.object({
  uuid: z.uuid(),
  category: z.enum(CONDITION_CATEGORIES),
  party: z.string().min(1),
  /** The borrower, an owner or public records named them when they were asked; earlier releases kept nothing of it. */
  isNamed: z.optional(z.literal(true)),
  due: z.enum(CONDITION_DUES),
  asked: conditionText,
  documents: z.int().min(0).max(MOST_CONDITION_DOCUMENTS),
  at,
  by,
  decided: z.array(raisedDecision),
  /** Asked for by one person, until another agrees. */
  waiver: z.optional(z.object({ reason: conditionText, on: z.string(), at, by })),
})
export type RaisedCondition = z.infer<typeof raisedCondition>

/** What was sent to a condition: of the team by its id, of a check by its name. */
const conditionAnswer = z.object({
  condition: z.string().min(1),
  documents,
  note: z.optional(conditionText),
  at,
  by,
})
export type ConditionAnswer = z.infer<typeof conditionAnswer>

const raisedList = z.object({ raised: z.array(raisedCondition).max(MOST_RAISED), answers: z.array(conditionAnswer).max(MOST_ANSWERS) })
export type RaisedConditions = z.infer<typeof raisedList>

export const raisedConditions = wait('raised-conditions', {
  title: 'Requests of the team',
  // Never shown: it is settled from the beginning.
  steps: ['IN_PROGRESS'],
  initially: { raised: [], answers: [] },
  data: raisedList,
  example: {
    raised: [
      {
        uuid: '5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e60',
        category: 'GENERIC_DOCUMENT_REQUEST',
        party: BORROWER,
        due: 'SIGNING',
        asked: 'Send the newest statement of your home insurance.',
        documents: 1,
        at: '2026-11-20T18:30:00.000Z',
        by: 'operator:1',
        decided: [
          {
            outcome: 'CLEARED',
            reason: 'The statement names the home.',
            on: 'example',
            at: '2026-11-21T18:30:00.000Z',
            by: 'operator:1',
          },
        ],
      },
    ],
    answers: [],
  },
})

const NOTHING: RaisedConditions = { raised: [], answers: [] }
export const raisedOf = (known: Known): RaisedConditions => known(raisedConditions) ?? NOTHING

/** What was sent to one of them, oldest first; of the team's by id, of a check's by name. */
export const answersTo = (known: Known, condition: string): readonly ConditionAnswer[] =>
  raisedOf(known).answers.filter((answer) => answer.condition === condition)

/** WITHDRAWN: whoever it was asked of signs no more. Nobody answers it, and it holds nothing; whoever signs again is asked again. */
export type RaisedState = 'OPEN' | 'ANSWERED' | 'REJECTED' | 'CLEARED' | 'WAIVED' | 'WITHDRAWN'

/** A number that was confirmed after it was asked for is all that was wanted. */
const isPhoneConfirmed = (known: Known, { category, at: raisedAt }: RaisedCondition): boolean => {
  const confirmed = known(contact)?.confirmed
  return CONDITION_RULES[category].type === 'PHONE_NUMBER' && confirmed !== undefined && confirmed.at > raisedAt
}

export function stateOfRaised(known: Known, condition: RaisedCondition): RaisedState {
  const last = condition.decided.at(-1)
  if (last?.outcome === 'CLEARED' || last?.outcome === 'WAIVED') return last.outcome
  if (isPhoneConfirmed(known, condition)) return 'CLEARED'
  if (signsNoMore(known, condition)) return 'WITHDRAWN'
  // What was sent since then is another answer.
  if (last && last.on === digestOfRaised(known, condition)) return 'REJECTED'
  return answersTo(known, condition.uuid).length > 0 ? 'ANSWERED' : 'OPEN'
}

export const isOver = (state: RaisedState): boolean => state === 'CLEARED' || state === 'WAIVED' || state === 'WITHDRAWN'

/** Which a change withdraws: whoever they were asked of signed before, and signs no more. */
export const withdrawnRequests = (before: Known, after: Known): readonly RaisedCondition[] =>
  raisedOf(after).raised.filter((one) => stateOfRaised(after, one) === 'WITHDRAWN' && !isOver(stateOfRaised(before, one)))

/** What a decision on it is made on: what was asked, and whatever was sent. */
export const digestOfRaised = (known: Known, { uuid, asked, documents: wanted }: RaisedCondition): string =>
  digestOf([uuid, asked, wanted, answersTo(known, uuid).map((answer) => [answer.documents, answer.note, answer.at])])

/** Those that hold signing, or the money. */
export const openRaised = (known: Known, due: ConditionDue): readonly RaisedCondition[] =>
  raisedOf(known).raised.filter((condition) => condition.due === due && !isOver(stateOfRaised(known, condition)))

const OUTCOMES: Readonly<Partial<Record<RaisedState, 'REFUSED'>>> = { REJECTED: 'REFUSED' }

/** As the parts of the wait that they hold: each is decided by itself (record 0064). */
export const raisedParts = (known: Known, due: ConditionDue): readonly DecisionPart[] =>
  openRaised(known, due).map((condition) => {
    const state = stateOfRaised(known, condition)
    const waits = state === 'ANSWERED' || condition.waiver ? undefined : condition.party === BORROWER ? 'borrower' : 'signer'
    return {
      part: condition.uuid,
      on: digestOfRaised(known, condition),
      title: wordsOfRequest(condition.category, condition.documents).title,
      outcome: OUTCOMES[state],
      reason: state === 'REJECTED' ? condition.decided.at(-1)?.reason : undefined,
      waitsFor: waits,
    }
  })

/** Whether the team waits for the borrower's phone number. */
export const isPhoneAsked = (known: Known): boolean =>
  raisedOf(known).raised.some(
    (condition) => CONDITION_RULES[condition.category].type === 'PHONE_NUMBER' && !isOver(stateOfRaised(known, condition)),
  )

/** Whether the team has to look at one of them, wherever the application stands. */
export const isTeamsToDecide = (known: Known): boolean =>
  raisedOf(known).raised.some((condition) => {
    const state = stateOfRaised(known, condition)
    return state === 'ANSWERED' || (!isOver(state) && condition.waiver !== undefined)
  })
