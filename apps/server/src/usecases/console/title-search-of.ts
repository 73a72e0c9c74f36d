/** The full title search as the console shows it: what it found, and whether it may be ordered again. */
import {
  fullTitle,
  isDeedBegun,
  isEnded,
  type Known,
  type LocalDate,
  type Step,
  submission,
  type TitleOrderReason,
  titleOrderBarred,
  titleOrderReasons,
} from '@hearthline/domain'

interface TitleSearch {
  /** null while a new one is under way */
  readonly searchedOn: string | null
  readonly vesting: string
  readonly judgments: number
  readonly barred: string | null
  readonly reasons: TitleOrderReason[]
  readonly isSigned: boolean
}

/** Null until it is ordered for the first time, and of an application that is over. @param today the lender's */
export function titleSearchOf(
  { step, walk: { known } }: { readonly step: Step; readonly walk: { readonly known: Known } },
  today: LocalDate,
): TitleSearch | null {
  if (known(submission) === undefined || isEnded(step)) return null
  const title = known(fullTitle)
  return {
    searchedOn: title?.searchedOn ?? null,
    vesting: title?.vesting ?? '',
    judgments: title?.judgments.length ?? 0,
    barred: titleOrderBarred(known, today) ?? null,
    reasons: [...titleOrderReasons(known)],
    isSigned: isDeedBegun(known),
  }
}
