/** The matches with a sanctions list that a review is about, beside what was stated of each person. Pure. */
import { type SanctionsFinding, type SanctionsMatch, sanctionsFinding } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

export interface ReviewedMatch {
  readonly match: SanctionsMatch
  /** As stated; undefined where it is not known yet. */
  readonly bornOn: string | undefined
  readonly home: string
}

export interface ReviewedMatches {
  readonly listOf: string
  readonly matches: readonly ReviewedMatch[]
}

type Data = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Undefined where there is nothing to compare. At the review before funding the matches that were cleared before are left out. */
export function readReviewedMatches({ walk, openItem }: Pick<ApplicationFile, 'walk' | 'openItem'>): ReviewedMatches | undefined {
  const dataOf = (item: string) => walk.find(({ id }) => id === item)?.data as Data | undefined
  const findingOf = (item: string): SanctionsFinding | undefined => {
    const read = sanctionsFinding.safeParse(dataOf(item))
    return read.success ? read.data : undefined
  }
  const first = findingOf('sanctions-screening')
  const last = findingOf('funding-screening')
  const isLast = openItem?.id === 'sanctions-review'
  const seen = new Set((first?.matches ?? []).map(({ person, entry }) => `${person}/${entry}`))
  const finding = isLast ? last : first
  const matches = (finding?.matches ?? []).filter(({ person, entry }) => !isLast || !seen.has(`${person}/${entry}`))
  if (!finding || matches.length === 0) return undefined
  const name = dataOf('legal-name') ?? {}
  const borrower = [name.firstName, name.middleName, name.lastName].map(text).filter(Boolean).join(' ')
  const address = dataOf('home-address') ?? {}
  const home = [address.street1, address.city, address.state].map(text).filter(Boolean).join(', ')
  return {
    listOf: finding.listOf,
    matches: matches.map((match) => {
      const isBorrower = match.person === borrower
      return { match, bornOn: isBorrower ? text(dataOf('birth-date')?.bornOn) || undefined : undefined, home: isBorrower ? home : '' }
    }),
  }
}
