/**
 * What the team decided of a deed's details before, where they are confirmed again: filled in, so that nobody whom they named is lost silently. Words that name
 * someone who no longer signs are shown and not filled in.
 */
import type { Known } from '../../item.ts'
import { firstAndLastName, ownerMatches } from '../property/owner-matches.ts'
import { sameName } from './signers.ts'
import { removedSigners } from './signers-removed.ts'
import { homeOfDecision } from './spouse-needed.ts'

interface Details {
  readonly legalDescription?: string | undefined
  readonly county?: string | undefined
  readonly vesting?: string | undefined
  readonly spouseSigns?: 'YES' | 'NO' | undefined
  readonly spouseSource?: string | undefined
  readonly spouse?: string | undefined
  readonly spouseDecidedOf?: string | undefined
  readonly spouseAskedOf?: string | undefined
}

const DECIDED = ['legalDescription', 'county', 'vesting', 'spouseSigns', 'spouseSource', 'spouse'] as const

export interface DetailsBefore {
  /** as the form begins */
  readonly before: Readonly<Partial<Record<(typeof DECIDED)[number], string>>>
  /** how title was held, where it names someone who no longer signs */
  readonly vestingBefore?: string
}

/** @param asked what is asked for again @param signing everyone who signs now, by name: whoever was removed and named again is among them */
export function detailsBefore(
  known: Known,
  given: Details | undefined,
  asked: readonly string[],
  signing: readonly string[],
): DetailsBefore {
  if (!given) return { before: {} }
  const removed = removedSigners(known).filter(({ name }) => !signing.some((one) => sameName(one, name)))
  const isOfHome = [given.spouseDecidedOf, given.spouseAskedOf].includes(homeOfDecision(known))
  const names = (text: string) => removed.some(({ name }) => ownerMatches([{ name: text, kind: 'PERSON' }], firstAndLastName(name)))
  const stands = (detail: (typeof DECIDED)[number], value: string): boolean => {
    if (detail === 'vesting') return !names(value)
    if (detail === 'spouse') return isOfHome && !removed.some(({ name }) => sameName(name, value))
    return detail === 'spouseSigns' || detail === 'spouseSource' ? isOfHome : true
  }
  const before = DECIDED.flatMap((detail) => {
    const value = given[detail]?.trim()
    return value && asked.includes(detail) && stands(detail, value) ? [[detail, value] as const] : []
  })
  const vesting = given.vesting?.trim()
  return {
    before: Object.fromEntries(before),
    ...(vesting && asked.includes('vesting') && names(vesting) && { vestingBefore: vesting }),
  }
}
