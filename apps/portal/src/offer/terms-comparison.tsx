/** Was and is, figure by figure: what a borrower has to see before they choose again. A difference is said by a word, and shown by its color. */
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import type { OffersBody } from './offers-body.ts'
import { type RevisedFigure, revisedFigures } from './revised-figures.ts'

const MOVED: Readonly<Record<Exclude<RevisedFigure['moved'], 'SAME'>, { readonly word: string; readonly tone: ChipTone }>> = {
  HIGHER: { word: 'Higher', tone: 'caution' },
  LOWER: { word: 'Lower', tone: 'positive' },
}

export const NOT_OFFERED_NOW = 'This is the offer you chose. It isn’t offered with the new figures.'

type Revision = Pick<NonNullable<OffersBody['revision']>, 'choice' | 'was' | 'now'>

/** Where the choice is not offered any more, that is said once, above what it was. */
export function TermsComparison({ revision }: { readonly revision: Revision }) {
  const isOffered = revision.now !== null
  return (
    <table className={`mt-4 w-full text-start text-sm sm:text-base ${isOffered ? 'max-w-xl' : 'max-w-md'}`}>
      {isOffered ? (
        <caption className="sr-only">The offer you chose, when you chose it and now</caption>
      ) : (
        <caption className="pb-2 text-start font-semibold">{NOT_OFFERED_NOW}</caption>
      )}
      <thead>
        <tr>
          <th scope="col" className="py-1 pe-2 sm:pe-3 text-start font-normal text-muted">
            Your choice
          </th>
          <th scope="col" className={`py-1 text-end font-normal text-muted ${isOffered ? 'pe-2 sm:pe-3' : ''}`}>
            Was
          </th>
          {isOffered && (
            <th scope="col" className="py-1 text-end font-normal text-muted">
              Is now
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {revisedFigures(revision).map(({ what, was, is, moved }) => (
          <tr key={what}>
            <th scope="row" className="py-1 pe-2 sm:pe-3 text-start font-normal">
              {what}
            </th>
            <td className={`py-1 text-end tabular-nums ${isOffered ? 'pe-2 sm:pe-3' : ''}`}>{was}</td>
            {isOffered && (
              <td className={`py-1 text-end tabular-nums ${moved === 'SAME' ? '' : 'font-semibold'}`}>
                <span className="block">{is}</span>
                {moved !== 'SAME' && <StatusChip tone={MOVED[moved].tone}>{MOVED[moved].word}</StatusChip>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
