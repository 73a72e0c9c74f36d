import { Card } from '@hearthline/ui/card'
import type { Application } from '../../application/application-query.ts'
import { TermsComparison } from '../../offer/terms-comparison.tsx'

/** An offer that was chosen and is asked for again: what it was, beside what it comes to now. */
export function ChosenBefore({ again }: { again: NonNullable<Application['choiceAgain']> }) {
  const { chosen, was, now } = again
  // A release that kept no terms has nothing to compare.
  if (!was) return null
  return (
    <Card title="The offer you chose before">
      <TermsComparison revision={{ choice: chosen, was, now }} />
      <p className="mt-3 text-sm text-muted">Nothing is final until you choose again.</p>
    </Card>
  )
}
