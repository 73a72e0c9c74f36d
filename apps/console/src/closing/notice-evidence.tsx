import { formatLocalDateWithYear } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'
import { useActorName } from '../team/use-team.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import { LetterView } from './letter-view.tsx'
import { noticeRecords } from './notice-records.ts'

type Rescission = NonNullable<ApplicationFile['rescission']>

interface NoticeEvidenceProps {
  readonly file: ApplicationFile
  readonly exercised: NonNullable<Rescission['exercised']>
  readonly stated: NonNullable<Rescission['confirmation']>['stated']
}

/** What a second person compares: what was recorded, by whom and why, the scan, and what the owners said before the letter came. */
export function NoticeEvidence({ file, exercised, stated }: NoticeEvidenceProps) {
  const actorName = useActorName()
  const { name, way, givenOn, receivedOn, document } = exercised
  const lastDay = file.rescission?.lastDay
  return (
    <>
      <h4>What there is to compare</h4>
      <ul className="data-list">
        <li>
          Recorded: {way === 'MAILED' ? 'mailed' : 'delivered'} on {formatLocalDateWithYear(givenOn)}
          {way === 'MAILED' && <>, arrived on {formatLocalDateWithYear(receivedOn)}</>}.
        </li>
        {lastDay && <li>The time to cancel ended at midnight on {formatLocalDateWithYear(lastDay)}.</li>}
        {noticeRecords(file.audit).map(({ sequence, what, actor, at, reason }) => (
          <li key={sequence}>
            {what} by <strong>{actorName(actor)}</strong>, {formatFullMoment(at)}: <q>{reason}</q>
          </li>
        ))}
        {stated.map((one) => (
          <li key={one.name}>
            <strong>
              {one.name} stated {one.way === 'HERE' ? 'in the portal' : 'on paper'} that they did not cancel
            </strong>
            , signed on {formatLocalDateWithYear(one.signedOn)}.{' '}
            <LetterView file={file} letter={one.document} of={`the statement of ${one.name}`} />
          </li>
        ))}
        {stated.length === 0 && <li>No one stated that they did not cancel.</li>}
      </ul>
      <LetterView file={file} letter={document} of={`the notice of ${name}`} />
    </>
  )
}
