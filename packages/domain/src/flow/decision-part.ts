/** One of several things that a person decides in one item, each by itself and with its own reason. */
export interface DecisionPart {
  readonly part: string
  /** Digest of what it is decided on: a decision is made on what was read. */
  readonly on: string
  /** as an operator reads it */
  readonly title: string
  /** undefined until someone has decided it as it is now */
  readonly outcome?: 'ACCEPTED' | 'REFUSED' | undefined
  readonly reason?: string | undefined
  /** of a refusal, or of what was asked for and not answered: who has to act now */
  readonly waitsFor?: 'borrower' | 'signer' | undefined
}

type Turn = Pick<DecisionPart, 'outcome' | 'waitsFor'>

/** Nothing of it is the team's to decide now: an applicant has to act first. */
export function isApplicantsTurn(parts: readonly Turn[]): boolean {
  const open = parts.filter(({ outcome }) => outcome !== 'ACCEPTED')
  return open.length > 0 && open.every(({ waitsFor }) => waitsFor !== undefined)
}
