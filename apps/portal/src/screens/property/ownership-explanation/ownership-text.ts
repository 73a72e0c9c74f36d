/** The reasons why the records may name someone else, in the borrower's words, with the document that shows each. Pure. */
import type { AboutOf, AnswerOf } from '@hearthline/domain'
import type { SentKind } from '../../../api/send-file.ts'

export type OwnershipReason = AnswerOf<'ownership-explanation'>['reason']

export interface ReasonText {
  readonly label: string
  readonly description: string
  readonly paper: { readonly kind: SentKind; readonly label: string; readonly hint: string }
  /** What the explanation should say. */
  readonly ask: string
}

const DEED = { kind: 'DEED', label: 'Your deed', hint: 'The recorded one, or the settlement statement from your closing.' } as const

export const REASONS: Readonly<Record<OwnershipReason, ReasonText>> = {
  RECENT_PURCHASE: {
    label: 'I bought it recently',
    description: 'The records may not show it yet.',
    paper: DEED,
    ask: 'When did you buy it, and from whom?',
  },
  NAME_CHANGED: {
    label: 'My name has changed',
    description: 'By marriage, divorce or a court.',
    paper: { kind: 'NAME_CHANGE', label: 'A document that shows it', hint: 'A marriage certificate, divorce decree or court order.' },
    ask: 'What was your name before, and when did it change?',
  },
  INHERITED: {
    label: 'I inherited it',
    description: 'The deed still names the person who died.',
    paper: {
      kind: 'OTHER_PROOF',
      label: 'A document that makes it yours',
      hint: 'A probate order, or an affidavit of heirship that was recorded.',
    },
    ask: 'From whom did you inherit it, and when?',
  },
  TRUST: {
    label: 'It is held in a trust',
    description: 'A trust that is mine, under another name.',
    paper: { kind: 'TRUST_PAPER', label: 'The certification of trust', hint: 'Or the pages that name the trust and its trustees.' },
    ask: 'What is the trust called, and what is your role in it?',
  },
  RECORDS_WRONG: {
    label: 'The records are wrong',
    description: 'A misspelling, or another home.',
    paper: DEED,
    ask: 'What is wrong in the records?',
  },
  FAMILY_OWNS: {
    label: 'Someone else in my family owns it',
    description: 'I am not on the deed.',
    paper: DEED,
    ask: 'Who owns it, and how are you related?',
  },
}

export const REASON_NAMES = Object.keys(REASONS) as readonly OwnershipReason[]

export const isReason = (value: unknown): value is OwnershipReason => REASON_NAMES.some((name) => name === value)

export type Owner = AboutOf<'ownership-explanation'>['owners'][number]

/** "Marguerite Holloway", "A and B", "A, B and C". */
export function formatOwners(owners: readonly Owner[]): string {
  const names = owners.map(({ name }) => name)
  return names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
