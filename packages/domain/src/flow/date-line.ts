/** A line among the borrower's dates. */
import type { LocalDate } from '../values/local-date.ts'

export interface DateLine {
  readonly label: string
  readonly detail: string
  readonly state: 'done' | 'current' | 'next'
  /** The day that `detail` names: of what is done its own, of what comes the earliest it can be. */
  readonly on?: LocalDate
  /** The rule behind it, for whoever asks why it is this day. */
  readonly rule?: string
  /** Of what is not done: what could still move it. */
  readonly moves?: string
  /** From the signed agreement on. */
  readonly isAfterSigning: boolean
  /** It takes its own time beside the money: neither waits for the other. */
  readonly isBeside?: true
}
