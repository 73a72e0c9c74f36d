/** What waits for the team though nothing of the application itself is open; undefined where nothing does. Pure. */
import type { ApplicationFile } from './use-application.ts'

interface Followed {
  readonly rescission: Pick<NonNullable<ApplicationFile['rescission']>, 'exercised' | 'confirmation' | 'recall'> | null
  readonly summary: Pick<ApplicationFile['summary'], 'needsOperator' | 'openTitle'>
}

/** @param mayDecide whether the role of whoever reads it decides what waits for the team */
export function waitsBelow({ rescission, summary }: Followed, mayDecide: boolean) {
  if (rescission?.exercised && rescission.confirmation)
    return {
      title: 'A second person has to check the notice.',
      what: `${
        mayDecide && rescission.confirmation.barred === null
          ? 'Everything has stopped. Compare the notice with its scan under “Right to cancel”, and confirm or refuse it there.'
          : 'Everything has stopped. Who checks it is under “Right to cancel”.'
      }${rescission.recall ? ' A payment is on its way all the same: ask the bank to send it back, as it says there.' : ''}`,
    }
  if (summary.needsOperator)
    return { title: 'No decision is open, and something still waits for the team.', what: `${summary.openTitle}: see below.` }
  return undefined
}
