import type { RegisterChecked } from '@hearthline/contract'
import { Alert } from '@hearthline/ui/alert'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { describeEdits, describeFound } from './register-words.ts'

type Finding = RegisterChecked['ofFile'][number]

const KINDS: Readonly<Record<Finding['kind'], readonly [ChipTone, string]>> = {
  SYNTACTICAL: ['critical', 'error'],
  VALIDITY: ['critical', 'error'],
  QUALITY: ['caution', 'verify'],
}

/** What the official edits found: of the file, then row by row, each with the application that it is of. */
export function RegisterFindings({ checked, onOpen }: { checked: RegisterChecked; onOpen: () => void }) {
  const { found, ofFile, ofRows, more, edits } = checked
  return (
    <>
      <Alert kind={found.syntactical + found.validity > 0 ? 'error' : 'info'}>{describeFound(found)}</Alert>
      {ofFile.length > 0 && (
        <section aria-label="The whole file">
          <h3>The whole file</h3>
          <Findings findings={ofFile} />
        </section>
      )}
      {ofRows.map(({ row, loanNumber, applicationUuid, findings }) => (
        <section key={row} aria-label={`Row ${row}`}>
          <h3>
            Row {row},{' '}
            <Link to={`/applications/${applicationUuid}`} onClick={onOpen}>
              {loanNumber}
            </Link>
          </h3>
          <Findings findings={findings} />
        </section>
      ))}
      {more > 0 && <p className="muted">{more === 1 ? '1 more row has findings.' : `${more} more rows have findings.`}</p>}
      <p className="hint">{describeEdits(edits)}</p>
    </>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="register-findings">
      {findings.map(({ edit, kind, says, values }) => (
        <li key={edit}>
          <div className="register-edit">
            <strong>{edit}</strong>
            <StatusChip tone={KINDS[kind][0]}>{KINDS[kind][1]}</StatusChip>
          </div>
          <p>{says}</p>
          {values.length > 0 && (
            <dl className="register-values">
              {values.map(({ field, value }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{value === '' ? 'blank' : value}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
