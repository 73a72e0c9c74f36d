/**
 * What is told after the transaction that made it true: each kind with the schema of what its row carries. Who writes one gives that; who
 * sends it (usecases/events/send-outbox.ts) is given it as parsed. A kind without a sender does not compile.
 */
import { BORROWER, mailKind } from '@hearthline/domain'
import { z } from 'zod'
import type { outbox } from '../store/schema.ts'

export const OUTBOX_KINDS = {
  /** The application has come to a step that its borrower is notified of. */
  'step-changed': z.object({ step: z.string().min(1), previousStep: z.string().nullable() }),
  /** Something was settled that its borrower is told, in the words of the item (engine/settled-mails.ts). */
  'item-settled': z.object({
    item: z.string().min(1),
    subject: z.string().min(1),
    body: z.string().min(1),
    /** To whoever agreed to text messages, too. */
    text: z.string().min(1).optional(),
    /** Asked for once more: the bell has it already. */
    byMailAlone: z.literal(true).optional(),
    /** Of mail that they may switch off. */
    optional: mailKind.optional(),
  }),
  /** Someone who signs beside the borrower is told something; who they are is read when it is sent. */
  'signer-told': z.object({ party: z.string().min(1), subject: z.string().min(1), body: z.string().min(1), optional: mailKind.optional() }),
  /**
   * The team asked for something: told to one party. What is asked at about the same time is one mail, whose words are made when it is sent: what was
   * answered or waived by then is not in it.
   */
  'request-raised': z.object({ to: z.string().min(1), request: z.uuid() }),
  /** The team completed one of its requests: told to whom it was made. What is completed at about the same time is one mail, which names each. */
  'request-cleared': z.object({ to: z.string().min(1), title: z.string().min(1) }),
  /** Another email has taken the place of a signer's, or they sign no longer: to the address of before. */
  'signer-moved': z.object({
    party: z.string().min(1),
    name: z.string().min(1),
    former: z.string().min(1),
    signsNoLonger: z.boolean(),
    byBorrower: z.boolean(),
    /** Someone else who signs has that address. */
    isStillUsed: z.literal(true).optional(),
    /** They lost the address, and what they did from it stays theirs. */
    isKept: z.literal(true).optional(),
    /** That they did not cancel, which they stated from it, counts no more. */
    confirmsAgain: z.literal(true).optional(),
    /** They lost the address, and had done nothing from it that counts. */
    isLost: z.literal(true).optional(),
    /** Two of the team recorded that they died. */
    died: z.literal(true).optional(),
  }),
  /** A notice that comes with no change of step has been made. */
  'notice-made': z.object({ notice: z.uuid() }),
  /** The day of a saved plan has come, and the rules have answered. */
  'plan-checked': z.object({ plan: z.uuid() }),
} as const

export type OutboxKind = keyof typeof OUTBOX_KINDS
export type OutboxPayload<Kind extends OutboxKind> = z.output<(typeof OUTBOX_KINDS)[Kind]>
export type OutboxMessage = { [Kind in OutboxKind]: { readonly kind: Kind; readonly payload: OutboxPayload<Kind> } }[OutboxKind]

/** Told to those who sign beside the borrower, and to no borrower. */
export const isToSigner = ({ kind, payload }: OutboxMessage): boolean =>
  kind === 'signer-told' || ((kind === 'request-raised' || kind === 'request-cleared') && payload.to !== BORROWER)

/** Sent a little later than it is written, so that what comes after it goes in the same mail: an operator who asks for several things asks for one after another. */
export const GATHERED: ReadonlySet<string> = new Set<OutboxKind>(['request-raised', 'request-cleared'])
export const GATHER_MS = { instant: 400, real: 120_000 } as const

/** The row of a message. */
export const outboxRow = (
  message: OutboxMessage,
  at: { readonly applicationId: string; readonly createdAt: string },
): typeof outbox.$inferInsert => ({
  ...message,
  ...at,
})

/** What a row says, or why it cannot be read: another version may have written it. */
export function parseOutbox(kind: string, payload: unknown): { readonly message: OutboxMessage } | { readonly problem: string } {
  if (!Object.hasOwn(OUTBOX_KINDS, kind)) return { problem: `There is no kind ${kind}` }
  const read = OUTBOX_KINDS[kind as OutboxKind].safeParse(payload)
  if (!read.success) return { problem: problemOf(kind, read.error) }
  return { message: { kind, payload: read.data } as OutboxMessage }
}

/** Places and rules, never what is there. */
const problemOf = (kind: string, { issues }: z.ZodError): string =>
  `${kind}: ${issues.map(({ path, code }) => `${path.join('.') || 'payload'} ${code}`).join(', ')}`
