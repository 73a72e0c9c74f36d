/** An account and what was found of it, in an operator's words. */
import type { AccountFound } from '@hearthline/domain'

export type { AccountFound }

export interface ReviewedAccount {
  readonly institution: string
  readonly routingNumber: string
  readonly accountType: string
  readonly last4: string
  readonly isLinked: boolean
}

export const accountNumberText = ({ institution, routingNumber, accountType, last4 }: ReviewedAccount): string =>
  `${institution}, ${routingNumber}, ${accountType.toLowerCase()}, ${last4 === '' ? 'number hidden' : `ending in ${last4}`}`

const OUTCOMES = {
  EXACT: 'The same name',
  NEAR: 'Nearly the same name',
  NONE: 'Another name',
  UNKNOWN: 'The bank reports no name',
} as const

export const describeHolderMatch = ({ match }: AccountFound): string => {
  const { outcome, score } = match ?? { outcome: 'UNKNOWN' as const, score: undefined }
  return score === undefined ? OUTCOMES[outcome] : `${OUTCOMES[outcome]} (score ${score} of 100)`
}
