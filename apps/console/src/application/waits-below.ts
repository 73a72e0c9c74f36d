/** What waits for the team though nothing of the application itself is open; undefined where nothing does. Pure. */
import type { ApplicationFile } from './use-application.ts'

interface Followed {
  readonly rescission: Pick<NonNullable<ApplicationFile['rescission']>, 'exercised' | 'confirmation'> | null
  readonly summary: Pick<ApplicationFile['summary'], 'needsOperator' | 'openTitle'>
}

export function waitsBelow({ rescission, summary }: Followed) {
  if (rescission?.exercised && rescission.confirmation)
    return {
      title: 'A second person has to check the notice.',
      what: 'Everything has stopped. Compare the notice with its scan under “Right to cancel”, and confirm or refuse it there.',
    }
  if (summary.needsOperator)
    return { title: 'No decision is open, and something still waits for the team.', what: `${summary.openTitle}: see below.` }
  return undefined
}
