/**
 * What a person decides before closing, each by itself: what each decision is about, and which of them stand. A decision stands for exactly what it
 * was made on: another account or other photos are decided anew, and what was decided of the rest stays.
 */
import { z } from 'zod'
import { digestOf } from '../../../values/digest.ts'
import type { DecisionPart } from '../../decision-part.ts'
import type { Known } from '../../item.ts'
import { contact } from '../about-you/contact.ts'
import { accountCheck } from '../banking/account-check.ts'
import { autopayNeedsReview, disbursementNeedsReview } from '../banking/account-standing.ts'
import { autopayCheck } from '../banking/autopay-check.ts'
import { type KeptAccount, MOST_ACCOUNTS } from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { identityCheck } from '../identity/identity-check.ts'
import { identityDocuments, MOST_IDENTITY_ATTEMPTS_IN_ALL } from '../identity/identity-documents.ts'
import { sanctionsScreening } from '../identity/sanctions-screening.ts'
import { clearance } from '../review-outcome.ts'
import { balancesToProve } from '../title/effective-liens.ts'
import { fullTitle } from '../title/full-title.ts'
import { conditionMessages } from './condition-messages.ts'
import { answersTo, conditionText } from './raised-conditions.ts'

export const CONDITIONS = ['IDENTITY', 'SANCTIONS', 'BANK_ACCOUNT', 'AUTOPAY_ACCOUNT', 'JUDGMENTS', 'STATED_BALANCES', 'PHONE'] as const
export type Condition = (typeof CONDITIONS)[number]

const conditionDecision = z.object({
  condition: z.enum(CONDITIONS),
  outcome: clearance.shape.outcome,
  reason: clearance.shape.reason,
  /** of a refusal: what the borrower reads of it */
  toBorrower: z.optional(conditionText),
  /** Digest of what it was decided on; added by the product. */
  on: z.string().optional(),
})
type ConditionDecision = z.infer<typeof conditionDecision>

export const conditionDecisions = z.object({
  decided: z.array(conditionDecision).max(CONDITIONS.length),
  /** By an earlier release: one answer for all that was open. It stands on the basis on which it was given. */
  together: clearance.optional(),
})
export type ConditionDecisions = z.infer<typeof conditionDecisions>

/** An operator decides what is open, one thing or several, and nothing for all. */
export const conditionsAnswer = z.object({
  decided: conditionDecisions.shape.decided.min(1, 'Decide at least one condition').superRefine((decided, context) => {
    for (const [index, { condition }] of decided.entries())
      if (decided.findIndex((other) => other.condition === condition) < index)
        context.addIssue({ code: 'custom', path: [index, 'condition'], message: 'Decide each condition once' })
  }),
})

/** After so many in all no other is taken: then what was refused is the team's. */
const mayReplacePhotos = (known: Known): boolean => (known(identityDocuments)?.attempt ?? 1) < MOST_IDENTITY_ATTEMPTS_IN_ALL
const mayReplaceAccount = (account: KeptAccount | undefined): boolean => (account?.attempt ?? 1) < MOST_ACCOUNTS

/** With what was sent of it, where something was: other documents are to be decided anew. */
function withAnswers(known: Known, condition: Condition, found: unknown): unknown {
  const answers = answersTo(known, condition).map(({ documents, note, at }) => [documents, note, at])
  return found === undefined || answers.length === 0 ? found : [found, answers]
}

/** What a document of the borrower shows, and no one's word. */
const PROVED_BY: Readonly<Partial<Record<Condition, string>>> = {
  JUDGMENTS: 'the release or the satisfaction of the judgment',
  STATED_BALANCES: 'the lender’s statement of the balance',
}

/** By what document it is accepted, where none was sent: with an answer, or with a message. */
export const missingProof = (known: Known, condition: Condition): string | undefined => {
  const sent = [
    ...answersTo(known, condition),
    ...(known(conditionMessages)?.messages ?? []).filter((each) => each.condition === condition),
  ]
  return sent.some(({ documents }) => documents.length > 0) ? undefined : PROVED_BY[condition]
}

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined)

/** What a decision is about; undefined where there is nothing to decide. `theirs`: whether what was refused is the borrower's to replace. */
const DECIDED: Readonly<
  Record<
    Condition,
    {
      readonly title: string
      readonly theirs?: (known: Known) => boolean
      readonly about: (known: Known) => unknown | undefined
      readonly aboutBefore?: (known: Known) => unknown
    }
  >
> = {
  IDENTITY: {
    title: 'Identity',
    theirs: mayReplacePhotos,
    // The photos themselves: the same ones again are what was decided already.
    about: (known) => {
      const check = known(identityCheck)
      if (!check || check.status === 'VERIFIED') return undefined
      const { attempt: _again, ...photos } = known(identityDocuments) ?? {}
      return photos
    },
    aboutBefore: (known) => known(identityCheck)?.reference,
  },
  // Of a match the applicant is told nothing: it stays with the team.
  SANCTIONS: { title: 'Sanctions list match', about: (known) => some(known(sanctionsScreening)?.matches ?? []) },
  BANK_ACCOUNT: {
    title: 'Bank account for the money',
    theirs: (known) => mayReplaceAccount(known(disbursementAccount)),
    about: (known) => (disbursementNeedsReview(known) ? known(accountCheck)?.reference : undefined),
  },
  AUTOPAY_ACCOUNT: {
    title: 'Bank account for the payments',
    // Paying by hand is always left.
    theirs: () => true,
    about: (known) => (autopayNeedsReview(known) ? known(autopayCheck)?.reference : undefined),
  },
  // The release of a judgment, and a lender's statement, are the borrower's to send.
  JUDGMENTS: {
    title: 'Judgments',
    theirs: () => true,
    about: (known) => withAnswers(known, 'JUDGMENTS', some(known(fullTitle)?.judgments ?? [])),
  },
  STATED_BALANCES: {
    title: 'Balances to be shown',
    theirs: () => true,
    about: (known) => withAnswers(known, 'STATED_BALANCES', some(balancesToProve(known))),
  },
  // Whoever could not be reached is called again.
  PHONE: {
    title: 'Phone number',
    about: (known) => (known(contact)?.withoutCode === true ? known(contact)?.phoneNumber : undefined),
  },
}

interface ToDecide {
  readonly condition: Condition
  /** Digest of what it is about. */
  readonly on: string
  /** The digest by which an earlier release kept a decision on the same. */
  readonly onBefore?: string
}

/** What is to be decided now. */
export const conditionsToDecide = (known: Known): readonly ToDecide[] =>
  CONDITIONS.flatMap((condition) => {
    const { about, aboutBefore } = DECIDED[condition]
    const what = about(known)
    if (what === undefined) return []
    return [{ condition, on: digestOf(what), ...(aboutBefore && { onBefore: digestOf(aboutBefore(known)) }) }]
  })

const decisionOn = (given: ConditionDecisions | undefined, { condition, on, onBefore }: ToDecide) =>
  given?.decided.find((decision) => decision.condition === condition && (decision.on === on || decision.on === onBefore))

/** What was decided of an account, also of one that has been replaced since, by the reference of its check. */
export const decisionOnAccount = (
  given: ConditionDecisions,
  condition: 'BANK_ACCOUNT' | 'AUTOPAY_ACCOUNT',
  reference: string,
): Pick<ConditionDecision, 'outcome' | 'reason'> | undefined => decisionOn(given, { condition, on: digestOf(reference) })

/** Whether everything that is open was accepted as it is now. */
export const areAllAccepted = (known: Known, given: ConditionDecisions): boolean =>
  given.together
    ? given.together.outcome === 'ACCEPTED'
    : conditionsToDecide(known).every((open) => decisionOn(given, open)?.outcome === 'ACCEPTED')

/** What is kept: the new decisions, and those of before that are about what is still so. */
export const keptDecisions = (known: Known, answer: ConditionDecisions, before: ConditionDecisions | undefined): ConditionDecisions => ({
  decided: conditionsToDecide(known).flatMap((open): ConditionDecision[] => {
    const now = answer.decided.find(({ condition }) => condition === open.condition)
    if (now) return [{ ...now, on: open.on }]
    const then = decisionOn(before, open)
    return then ? [{ ...then, on: open.on }] : []
  }),
})

export const decisionParts = (known: Known, given: ConditionDecisions | undefined): readonly DecisionPart[] =>
  conditionsToDecide(known).map((open) => {
    const { title, theirs } = DECIDED[open.condition]
    const { outcome, reason } = decisionOn(given, open) ?? {}
    // An answer in words proves nothing, and is the team's to read.
    const isAsked =
      outcome === undefined && answersTo(known, open.condition).length === 0 && missingProof(known, open.condition) !== undefined
    const waitsFor = isAsked || (outcome === 'REFUSED' && theirs?.(known)) ? ('borrower' as const) : undefined
    return { part: open.condition, on: open.on, title, outcome, reason, waitsFor }
  })

/** What the borrower was told of a refusal, as it is now. */
export function toldOf(known: Known, given: ConditionDecisions | undefined, condition: Condition): string | undefined {
  const open = conditionsToDecide(known).find((one) => one.condition === condition)
  return open && decisionOn(given, open)?.toBorrower
}

/** What was decided of one thing, as it is now. */
export function outcomeOf(known: Known, given: ConditionDecisions | undefined, condition: Condition): 'ACCEPTED' | 'REFUSED' | undefined {
  if (given?.together) return given.together.outcome
  const open = conditionsToDecide(known).find((one) => one.condition === condition)
  return open && decisionOn(given, open)?.outcome
}
