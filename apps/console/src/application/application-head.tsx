import { formatCents } from '@hearthline/domain'
import type { RefObject } from 'react'
import { OutcomeButtons } from '../decision/outcome-buttons.tsx'
import { isReview } from '../decision/schema-fields.ts'
import { codeWords } from '../words/code-words.ts'
import { draftKeyOf, isDecidable } from './decidable.ts'
import type { ApplicationFile } from './use-application.ts'
import { chosenTerms } from './walk-words.ts'

/** Number, borrower, organisation, amount, step; and at the end what may be decided with one press. */
export function ApplicationHead({
  file,
  mayDecide,
  headingRef,
}: {
  file: ApplicationFile
  mayDecide: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const { summary, openItem } = file
  const terms = chosenTerms(file.walk)
  const amount = terms && `${formatCents(terms.drawCents, 0)}${terms.termYears ? ` over ${terms.termYears} years` : ''}`
  const about = [summary.borrower, summary.organizationCode, amount, codeWords(summary.step)].filter(Boolean)
  return (
    <header className="pane-head detail-head">
      <div className="detail-title">
        <h2 id="application-title" tabIndex={-1} ref={headingRef}>
          {summary.loanNumber}
        </h2>
        <p className="muted">{about.join(' · ')}</p>
      </div>
      {mayDecide && openItem && isDecidable(openItem) && isReview(openItem.schema) && (
        <OutcomeButtons draftKey={draftKeyOf(summary.uuid, openItem)} />
      )}
    </header>
  )
}
