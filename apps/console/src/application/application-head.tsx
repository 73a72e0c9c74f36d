import { formatExactCents } from '@hearthline/domain'
import { Fragment, type RefObject } from 'react'
import { Link } from 'react-router'
import { OutcomeButtons } from '../decision/outcome-buttons.tsx'
import { partDraftKey, useSelectedPart } from '../decision/parts/selected-part.ts'
import { isReview } from '../decision/review-schema.ts'
import { stepNameOf } from '../words/step-names.ts'
import { isDecidable } from './decidable.ts'
import { chosenTerms } from './step-state.ts'
import type { ApplicationFile } from './use-application.ts'

/** Number, borrower, organization, amount, step; and at the end what may be decided with one press. */
export function ApplicationHead({
  file,
  mayDecide,
  mayReadBrand,
  headingRef,
}: {
  file: ApplicationFile
  mayDecide: boolean
  mayReadBrand: boolean
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const { summary, openItem } = file
  const { part } = useSelectedPart(file)
  const terms = chosenTerms(file.walk)
  const amount = terms && `${formatExactCents(terms.drawCents)}${terms.termYears ? ` over ${terms.termYears} years` : ''}`
  // What it saw is what it keeps: the terms that price it may not be those of today.
  const version = file.lenderVersion ? `terms of version ${file.lenderVersion}` : undefined
  const read = new URLSearchParams({ brand: summary.organizationCode, version: String(file.lenderVersion) })
  const about = [
    ...[summary.borrower, summary.organizationCode],
    version && mayReadBrand ? (
      <Link key="version" to={`/administration/brands?${read}`}>
        {version}
      </Link>
    ) : (
      version
    ),
    ...[amount, stepNameOf(summary.step, file)],
  ].filter(Boolean)
  return (
    <header className="pane-head detail-head">
      <div className="detail-title">
        <h2 id="application-title" tabIndex={-1} ref={headingRef}>
          {summary.loanNumber}
        </h2>
        <p className="muted">
          {about.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no order but this
            <Fragment key={at}>
              {at > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </p>
      </div>
      {mayDecide && openItem && isDecidable(openItem) && (part || isReview(openItem.schema)) && (
        <OutcomeButtons draftKey={partDraftKey(summary.uuid, openItem, part)} part={part} />
      )}
    </header>
  )
}
