/** Whether the borrower reads the reason of a decision: said where it is written. Pure. */
import type { Outcome } from './draft.ts'

/** Refused, their reason stands word for word under "What we still need" in the portal (screens/closing/hazard-insurance). */
const READ_WHEN_REFUSED: ReadonlySet<string> = new Set(['trust-and-flood-review', 'hazard-insurance-review'])

export interface WrittenReason {
  /** The open item's id. */
  readonly item: string
  readonly outcome?: Outcome | undefined
  /** Regulation B's reasons, where they are asked for. */
  readonly codes?: readonly string[]
}

export interface ReasonReaders {
  readonly words: string
  /** It leaves the house: what is written here has to be meant for the borrower. */
  readonly isToldToBorrower: boolean
}

const told = (words: string): ReasonReaders => ({ words: `The borrower reads this word for word${words}`, isToldToBorrower: true })

export function reasonReaders({ item, outcome, codes = [] }: WrittenReason): ReasonReaders {
  if (outcome === 'REFUSED' && READ_WHEN_REFUSED.has(item)) return told('. Say what is missing. Saved in the audit log too.')
  if (outcome === 'REFUSED' && codes.includes('OTHER')) return told(' in the notice, as the reason “Other”. Saved in the audit log too.')
  if (item === 'value-review')
    return { words: 'The borrower reads your answer, not this. Saved in the audit log.', isToldToBorrower: false }
  return { words: 'The borrower does not read this. Saved in the audit log.', isToldToBorrower: false }
}
