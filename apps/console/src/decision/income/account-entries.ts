/** What an operator has entered of each connected account in another name, and the answer that it makes. */
import type { EntryFault, IncomeAbout } from './income-entries.ts'

export type AskedAccount = IncomeAbout['accounts'][number]

export interface AccountEntry {
  /** '' before a choice: whose account it is has no usual answer. */
  readonly outcome: 'CONFIRMED' | 'NOT_USABLE' | ''
  /** what the borrower is told */
  readonly why: string
}

/** As it was answered before, or not yet. */
export const startingAccount = ({ confirmed }: AskedAccount): AccountEntry => ({
  outcome: confirmed?.outcome ?? '',
  why: confirmed?.why ?? '',
})

/** The answer of one account, with what is wrong in it. */
export function readAccount({ source, link }: AskedAccount, { outcome, why }: AccountEntry) {
  const told = why.trim()
  const faults: EntryFault[] = [
    ...(outcome === '' ? [{ field: `${source}.outcome`, message: 'Say whether this is the person’s own account' }] : []),
    ...(outcome === 'NOT_USABLE' && told.length < 3 ? [{ field: `${source}.why`, message: 'Tell the borrower why it can’t be used' }] : []),
  ]
  const answer = { source, link, documents: [], records: [], outcome, ...(outcome === 'NOT_USABLE' && { why: told }) }
  return { answer, faults }
}

const MATCHES = { EXACT: 'The same name', NEAR: 'Nearly the same name', NONE: 'Another name', UNKNOWN: 'The account names no one' } as const

export const describeMatch = ({ match: { outcome, score } }: AskedAccount): string =>
  score === undefined ? MATCHES[outcome] : `${MATCHES[outcome]} (score ${score} of 100)`
