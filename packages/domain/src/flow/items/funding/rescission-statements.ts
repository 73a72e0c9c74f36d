/**
 * After the time to cancel has ended, an owner states in writing that they did not cancel (comment 15(c)-5.i.B to 12 CFR 1026.15). Each owner speaks for
 * themselves alone (comment 15(c)-5.ii). Before the end it would be a waiver (12 CFR 1026.15(e)), and none is taken. Never asked: it is there to be done.
 */
import { z } from 'zod'
import { instant, localDate } from '../../../facts/scalars.ts'
import { lastMailDay } from '../../../policy/rescission-mail.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { type Known, type StepMail, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { signerEmails } from '../signing/signer-emails.ts'
import { signersProgress } from '../signing/signers-progress.ts'
import { fundingDecision } from './funding-decision.ts'
import { representativeOf } from './rescission-delivery.ts'
import { lastDayOfRescission } from './rescission-exercise.ts'
import { rescissionNotice } from './rescission-notice.ts'

/** HERE: signed in the portal. WRITTEN: the team has it on paper. */
export const STATEMENT_WAYS = ['HERE', 'WRITTEN'] as const

export const rescissionStatement = z.object({
  party: z.string(),
  /** of the notice that the right was given with: of one that is made again another statement is needed */
  sha256: z.string(),
  way: z.enum(STATEMENT_WAYS),
  /** as it was signed */
  signature: z.string().trim().min(2).max(120),
  signedOn: localDate,
  at: instant,
  /** of the words that were signed in the portal */
  version: z.string().optional(),
  /** of one on paper: the scan */
  document: z.uuid().optional(),
})
export type RescissionStatement = z.infer<typeof rescissionStatement>

/** What an owner is written of a statement that someone else recorded for them. */
export const statementRecorded = ({ way, signedOn }: RescissionStatement): StepMail | undefined =>
  way === 'WRITTEN'
    ? {
        subject: 'We have your statement that you did not cancel',
        body: `We received a statement on paper, signed in your name on ${formatLocalDateWithYear(signedOn)}. It says that you did not cancel the line on your home. If you did not sign it, call us now.`,
      }
    : undefined

const statementsIn = (known: Known): readonly RescissionStatement[] => known(rescissionStatements)?.statements ?? []

/** Those who have the right; none where earlier releases made one notice for all. */
const ownersOf = (known: Known) => known(rescissionNotice)?.persons ?? []

export const statementOf = (known: Known, party: string): RescissionStatement | undefined => {
  const notice = ownersOf(known).find((owner) => owner.party === party)
  return (
    notice &&
    statementsIn(known).find(
      (one) => one.party === party && one.sha256 === notice.sha256 && isAfterRight(known, one) && !isFromLost(known, one),
    )
  )
}

/** It lets money leave sooner, and one person's word alone says that the mailbox from which it came was theirs. What came on paper stands. */
const isFromLost = (known: Known, { party, way, at }: RescissionStatement): boolean =>
  way === 'HERE' &&
  (known(signerEmails)?.emails ?? []).some(
    ({ former, at: entered = '', ...one }) => one.party === party && former !== undefined && at <= entered,
  )

/** What someone stated counts no more: they confirm it anew, or mail is waited for. */
export const losesStatement = (before: Known, after: Known, party: string): boolean =>
  statementOf(before, party) !== undefined && statementOf(after, party) === undefined

/**
 * Whether an owner may state it on their page: whoever has shown here who they are, and signed. A mailbox alone shows nothing of who has it, whoever named
 * it; an owner who signed on paper states it on paper.
 */
export const mayStateHere = (known: Known, party: string): boolean =>
  party === BORROWER || (known(signersProgress) ?? []).some((one) => one.party === party && one.isDone && one.identity === 'SHOWN')

/** By the last day as it is counted now: where that was put right since, an earlier statement would be a waiver. */
function isAfterRight(known: Known, { signedOn }: RescissionStatement): boolean {
  const lastDay = lastDayOfRescission(known)
  return lastDay !== undefined && signedOn > lastDay
}

/** An owner died: no one states it in their place (record 0133), so mail is waited for whatever the others say, and nothing sooner is promised. */
export const isMailAwaited = (known: Known): boolean => ownersOf(known).some(({ party }) => representativeOf(known, party) !== undefined)

/** Owners whose statement is missing: the lender cannot rely on that of another (comment 15(c)-5.ii). */
export const ownersWithoutStatement = (known: Known) => ownersOf(known).filter(({ party }) => statementOf(known, party) === undefined)

/** When the last of the owners made their statement; undefined while one is missing. */
export function everyoneStatedAt(known: Known): string | undefined {
  const owners = ownersOf(known)
  if (owners.length === 0 || isMailAwaited(known) || ownersWithoutStatement(known).length > 0) return undefined
  return owners
    .map(({ party }) => statementOf(known, party)!.at)
    .sort()
    .at(-1)
}

export const rescissionStatements = wait('rescission-statements', {
  title: 'Confirm that you did not cancel',
  staffTitle: 'Statements of those who could cancel that they did not',
  why: 'After your time to cancel has ended, you can tell us that you did not cancel. Then we don’t need to wait for mail.',
  steps: ['RESCISSION'],
  by: 'signer',
  about: {
    data: z.object({
      /** Whether a statement still makes a difference, as far as the lender's day tells. */
      isOpen: z.boolean(),
      /** Until then a notice that was mailed in time is waited for. */
      mailUntil: z.optional(localDate),
      /** Until then it is waited for whatever anyone states. */
      waitsUntil: z.optional(localDate),
      /** Who has made theirs. */
      stated: z.array(z.string()),
      /** Names of the owners who have not. */
      missing: z.array(z.object({ party: z.string(), name: z.string() })),
    }),
    of: (known, on) => {
      const lastDay = lastDayOfRescission(known)
      const missing = ownersWithoutStatement(known)
      const isWaiting = isAfter(on, lastDay) && known(fundingDecision) === undefined
      return {
        isOpen: isWaiting && missing.length > 0 && !isMailAwaited(known),
        ...(lastDay && isWaiting && isMailAwaited(known) && { waitsUntil: lastMailDay(lastDay) }),
        ...(lastDay && { mailUntil: lastMailDay(lastDay) }),
        stated: ownersOf(known).flatMap(({ party }) => (missing.some((one) => one.party === party) ? [] : [party])),
        missing: missing.map(({ party, name }) => ({ party, name })),
      }
    },
  },
  data: z.object({ statements: z.array(rescissionStatement).max(400) }),
  // Of what the team recorded for them: who did not say so has to hear of it.
  settledMail: ({ statements }) => {
    const last = statements.at(-1)
    return last?.party === BORROWER ? statementRecorded(last) : undefined
  },
  initially: { statements: [] },
  labels: {
    statements: {
      label: 'Statements',
      each: {
        party: 'Owner',
        sha256: 'Digest of the notice',
        way: { label: 'How', options: { HERE: 'In the portal', WRITTEN: 'On paper' } },
        signature: 'Signed as',
        signedOn: 'Signed on',
        at: 'Received at',
        version: 'Version of the words',
        document: 'Scan',
      },
    },
  },
  example: { statements: [] },
})

const isAfter = (on: LocalDate | undefined, lastDay: LocalDate | undefined): boolean =>
  lastDay !== undefined && on !== undefined && on > lastDay && on <= lastMailDay(lastDay)
