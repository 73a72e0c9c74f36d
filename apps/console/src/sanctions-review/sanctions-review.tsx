import { formatShortDate, type LocalDate } from '@hearthline/domain'
import { Kbd } from '@hearthline/ui/kbd'
import type { ApplicationFile } from '../application/use-application.ts'
import { readReviewedMatches } from './reviewed-matches.ts'

const BIRTH_DATES = { SAME: 'The same day', DIFFERS: 'Another year', UNKNOWN: 'Not certain' } as const

/** Each person beside the entry of the list that their name is near. The applicant is told nothing of it. */
export function SanctionsReview({ file }: { file: ApplicationFile }) {
  const reviewed = readReviewedMatches(file)
  if (!reviewed) return null
  return (
    <section aria-labelledby="sanctions-review-title">
      <h3 id="sanctions-review-title">Sanctions list match</h3>
      {reviewed.matches.map(({ match, bornOn, home }) => (
        <table className="console-table console-table-compared" key={`${match.person}/${match.entry}`}>
          <caption>
            {match.person}: {match.score} of 100 with entry {match.entry}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="ui-visually-hidden">Detail</span>
              </th>
              <th scope="col">Stated</th>
              <th scope="col">On the list of {formatShortDate(reviewed.listOf as LocalDate)}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Name</th>
              <td>{match.person}</td>
              <td>
                {match.listedName}
                {match.matchedName !== match.listedName && `, also known as ${match.matchedName}`}
              </td>
            </tr>
            <tr data-differs={match.birthDate === 'DIFFERS' || undefined}>
              <th scope="row">Date of birth</th>
              <td>{bornOn ? formatShortDate(bornOn as LocalDate) : 'Not known'}</td>
              <td>
                {match.birthDates.join('; ') || 'Not listed'} ({BIRTH_DATES[match.birthDate]})
              </td>
            </tr>
            <tr>
              <th scope="row">Home or remarks</th>
              <td>{home || 'Not known'}</td>
              <td>{match.remarks ?? 'None'}</td>
            </tr>
            <tr>
              <th scope="row">Programs</th>
              <td>
                <span aria-hidden>–</span>
              </td>
              <td>{match.programs.join(', ')}</td>
            </tr>
          </tbody>
        </table>
      ))}
      <p className="hint">
        Accept <Kbd>a</Kbd> only when this is another person, and record why. A true match stays open: send nothing, tell the applicant
        nothing of it, and go to the compliance officer (31 CFR 501.603, 501.604).
      </p>
    </section>
  )
}
