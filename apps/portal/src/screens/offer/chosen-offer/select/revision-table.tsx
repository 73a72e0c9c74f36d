/** Was and is, figure by figure: what a borrower has to see before they choose again. */

import type { OffersBody } from '../../../../offer/offers-body.ts'
import { revisedFigures } from '../../../../offer/revised-figures.ts'

export function RevisionTable({ revision }: { readonly revision: NonNullable<OffersBody['revision']> }) {
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
            <td className={`py-1 text-end tabular-nums ${moved ? 'font-semibold' : ''}`}>{is ?? 'Not offered'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
