/** Was and is, figure by figure: what a borrower has to see before they choose again. A difference is said by a word, and shown by its color. */
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import type { OffersBody } from './offers-body.ts'
import { type RevisedFigure, revisedFigures } from './revised-figures.ts'

const MOVED: Readonly<Record<Exclude<RevisedFigure['moved'], 'SAME'>, { readonly word: string; readonly tone: ChipTone }>> = {
  HIGHER: { word: 'Higher', tone: 'caution' },
  LOWER: { word: 'Lower', tone: 'positive' },
  GONE: { word: 'Not offered', tone: 'caution' },
}

export function TermsComparison({ revision }: { readonly revision: NonNullable<OffersBody['revision']> }) {
  return (
    <table className="mt-4 w-full max-w-xl text-start">
      <caption className="sr-only">The offer you chose, when you chose it and now</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 pe-3 text-start font-normal text-muted">
            Your choice
          </th>
          <th scope="col" className="py-1 pe-3 text-end font-normal text-muted">
            Was
          </th>
          <th scope="col" className="py-1 text-end font-normal text-muted">
            Is now
          </th>
        </tr>
      </thead>
      <tbody>
        {revisedFigures(revision).map(({ what, was, is, moved }) => (
          <tr key={what}>
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {what}
            </th>
            <td className="py-1 pe-3 text-end tabular-nums">{was}</td>
            <td className={`py-1 text-end tabular-nums ${moved === 'SAME' ? '' : 'font-semibold'}`}>
              {is !== undefined && <span className="block">{is}</span>}
              {moved !== 'SAME' && <StatusChip tone={MOVED[moved].tone}>{MOVED[moved].word}</StatusChip>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
