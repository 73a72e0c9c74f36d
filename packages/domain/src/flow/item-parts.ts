/** What items say of themselves that needs no item to be said of. */
import type { LocalDate } from '../values/local-date.ts'
import type { MailKind } from './mail-kinds.ts'
import type { Signer } from './parties.ts'

/**
 * Whoever ever gave one of these results is told this; with `parts`, whoever accepted one of them where each part is decided by itself; with `isNewest`,
 * whoever gave the last one alone, and with ACCEPTED only where it accepts: what was refused or taken back is no one's approval.
 */
export type Apart = Readonly<
  Record<string, string | { readonly told: string; readonly parts?: readonly string[]; readonly isNewest?: true | 'ACCEPTED' }>
>

/** How far a run has come, for the items whose step name depends on it. */
export interface RunState {
  readonly gaveUp: boolean
}

/** How far someone who signs beside the borrower has come. */
export interface SignerProgress extends Signer {
  /** Through with their own flow. */
  readonly isDone: boolean
  /** Something of it is theirs already: they are on their own pages. */
  readonly hasBegun: boolean
  /** Their documents are signed: where that is at an office, whoever is through with their flow has only read them. */
  readonly hasSigned: boolean
  /** Whether an ID showed who they are, by a check of their own: IN_REVIEW while the team looks at it. */
  readonly identity: SignerIdentity
  /** The day on which they read the documents that are signed at an office, the itemized costs among them. */
  readonly costsReadOn?: LocalDate | undefined
  /** The day at the home on which they signed, by the signature that counts. */
  readonly signedOn?: LocalDate | undefined
}

export const SIGNER_IDENTITIES = ['SHOWN', 'IN_REVIEW', 'TO_SHOW'] as const
export type SignerIdentity = (typeof SIGNER_IDENTITIES)[number]

/** An answer that its schema allows and this application does not. `path` names the field, dots between its parts. */
export interface Misfit {
  readonly path: string
  readonly message: string
}

/** What the borrower is written when the application comes to the item. Never a figure: mail is read by others. */
export interface StepMail {
  readonly subject: string
  readonly body: string
  /**
   * As a text message to whoever agreed to those: one short sentence that anyone may read on a locked screen. Where something is the borrower's to do;
   * left out where a mail is enough.
   */
  readonly text?: string
  /** Of mail that they may switch off. */
  readonly optional?: MailKind
}

/** The borrower's own, as they signed up. */
export interface Account {
  readonly email: string
}
