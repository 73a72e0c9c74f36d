import { formatLocalDateWithYear } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'
import { LetterView } from './letter-view.tsx'

interface OwnerStatementsProps {
  readonly file: ApplicationFile
  readonly stated: NonNullable<NonNullable<ApplicationFile['rescission']>['confirmation']>['stated']
}

/** Which owners stated in writing that they did not cancel, and when: a notice in an owner's name stands against it. The lines of a list. */
export function OwnerStatements({ file, stated }: OwnerStatementsProps) {
  if (stated.length === 0) return <li>No owner stated that they did not cancel.</li>
  return stated.map((one) => (
    <li key={one.name}>
      <strong>
        {one.name} stated {one.way === 'HERE' ? 'in the portal' : 'on paper'} that they did not cancel
      </strong>
      , signed on {formatLocalDateWithYear(one.signedOn)}.{' '}
      <LetterView file={file} letter={one.document} of={`the statement of ${one.name}`} />
    </li>
  ))
}
