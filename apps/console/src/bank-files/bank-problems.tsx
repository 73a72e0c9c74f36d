import type { BankProblemBody } from '@hearthline/contract'
import { announce } from '@hearthline/ui/live-region'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { mayAcknowledgeProblems } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'

/** What of the bank's files needs a person, until one says what was done about it. */
export function BankProblems({ mayAcknowledge, waiting }: { mayAcknowledge: boolean; waiting: number | undefined }) {
  const [show, setShow] = useState<'open' | 'all'>('open')
  const problems = useQuery({
    // Asked again when there is one more or less.
    queryKey: ['bank-files', 'problems', show, waiting],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/bank-files/problems', { query: { show }, signal }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="bank-problems-title">
      <div className="bank-file-head">
        <h3 id="bank-problems-title">Needs review</h3>
        <button
          type="button"
          className="text-button"
          aria-pressed={show === 'all'}
          onClick={() => setShow(show === 'all' ? 'open' : 'all')}
        >
          {show === 'all' ? 'Hide acknowledged' : 'Show acknowledged'}
        </button>
      </div>
      <Loaded query={problems} label="Loading the problems">
        {({ problems: rows }) =>
          rows.length === 0 ? (
            <p className="empty">Nothing of the bank’s files needs anyone now. What doesn’t fit what was sent appears here.</p>
          ) : (
            <ul className="bank-file-list">
              {rows.map((problem) => (
                <ProblemRow key={problem.uuid} problem={problem} mayAcknowledge={mayAcknowledge} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function ProblemRow({ problem, mayAcknowledge }: { problem: BankProblemBody; mayAcknowledge: boolean }) {
  const { fileName, foundAt, application, acknowledged } = problem
  const actorName = useActorName()
  return (
    <li className="bank-file">
      <p>
        <strong>{fileName}</strong>: {problem.problem}
      </p>
      <p className="muted">
        Found {formatFullMoment(foundAt)}
        {application && (
          <>
            {' · '}
            <Link to={`/applications/${application.uuid}`}>{application.loanNumber}</Link>
          </>
        )}
      </p>
      {acknowledged && (
        <p className="muted">
          Acknowledged by {actorName(acknowledged.by)}, {formatFullMoment(acknowledged.at)}: {acknowledged.reason}
        </p>
      )}
      {!acknowledged && <WhoActs may={mayAcknowledgeProblems} does="says what was done about it" />}
      {!acknowledged && mayAcknowledge && <AcknowledgeForm problem={problem} />}
    </li>
  )
}

function AcknowledgeForm({ problem: { uuid, fileName } }: { problem: BankProblemBody }) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: `bank-problem/${uuid}`,
    blank: {},
    bodyOf: (_typed, reason) => ({ reason }),
    send: (body) => request('POST', '/console/api/v1/bank-files/problems/:problem/acknowledge', { params: { problem: uuid }, body }),
    onRecorded: async () => {
      announce(`Acknowledged: ${fileName}.`)
      await client.invalidateQueries({ queryKey: ['bank-files'] })
      // The row is gone: the cursor is not left on nothing.
      document.getElementById('bank-files-title')?.focus()
    },
  })
  return (
    <RecordForm
      recording={recording}
      name={`Acknowledge: ${fileName}`}
      reasonId={`problem-${uuid}`}
      reasonLabel="What was done about it"
      reasonWords="Saved in the audit log."
      act={['Acknowledge', 'Recording']}
    />
  )
}
