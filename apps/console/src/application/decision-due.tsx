import { formatLocalDate, type LocalDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { clockWords } from '../queue/clock-words.ts'
import type { ApplicationFile } from './use-application.ts'

/** From a week before the last day on which law allows our decision: what follows without one, so that it does not come to that. */
export function DecisionDue({ clock, now }: { readonly clock: ApplicationFile['summary']['clock']; readonly now: number }) {
  if (clock?.kind !== 'DECISION') return null
  const { tone, words } = clockWords(clock, now)
  if (tone === 'neutral') return null
  return (
    <Alert kind="warning" title={`Our decision is due: ${words}`}>
      On {formatLocalDate(clock.dueOn as LocalDate)} (Pacific Time) the application is refused by itself, with a notice which says that we
      did not finish our own review ({clock.citation}). Decide before that day, or ask the borrower for what is missing.
    </Alert>
  )
}
