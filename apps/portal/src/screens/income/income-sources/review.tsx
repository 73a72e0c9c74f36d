/** income/review: every source with its state, what is still short, what else can be shown, and the way on. */
import type { IncomeReview, ItemId } from '@hearthline/domain'
import { useEffect } from 'react'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { ItemNotOpen } from '../../../application/item/item-not-open.tsx'
import { useLeadOn } from '../../../application/item/use-lead-on.ts'
import { useNotOpenDelay } from '../../../application/item/use-not-open-delay.ts'
import { useApplication } from '../../../application/use-application.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { useIncomeEvidence } from '../income-evidence/use-income-evidence.ts'
import { AddWay } from './add-way.tsx'
import { ContinueWith } from './continue-with.tsx'
import { IncomeTotals } from './income-totals.tsx'
import { shortOf } from './income-words.ts'
import { SourceCard } from './source-card.tsx'

/** While one of these is open, this is the screen. */
const ASKED: readonly ItemId[] = ['income-sources', 'income-shortfall']
const WAITED: readonly ItemId[] = [
  'payroll-reading',
  'bank-income-reading',
  'tax-reading',
  'income-document-reading',
  'income-confirmation',
  'income-verification',
  'verified-decision',
]

const LOOK_EVERY_MS = 1500

/** Whether there is anything to go on with; nothing is needed where no income was stated. */
const isAnyShown = ({ sources, statedCents, statedCoOwnersCents }: IncomeReview): boolean =>
  sources.some(({ state }) => state !== 'TO_DO') || statedCents + statedCoOwnersCents === 0

export default function IncomeReviewScreen() {
  const { application, refresh } = useApplication()
  const evidence = useIncomeEvidence()
  const { review } = evidence
  const open = application.openItem as ItemId | null
  const isAsked = open !== null && ASKED.includes(open)
  const isHere = isAsked || (open !== null && WAITED.includes(open))
  const { pending, sure, wasOpen } = useNotOpenDelay(isHere)
  useLeadOn(isAsked)
  const isReading = review?.sources.some(({ state }) => state === 'IN_PROGRESS') === true
  useEffect(() => {
    if (!isReading || !isAsked) return
    const timer = setInterval(() => void (document.hidden || refresh().catch(() => undefined)), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isReading, isAsked, refresh])
  if (pending || (isHere && !review && !evidence.error)) return <ScreenSkeleton />
  const heading =
    open === 'income-confirmation'
      ? 'We’re reviewing your income'
      : open === 'income-shortfall' && review && shortOf(review) > 0
        ? 'Some of your income isn’t verified'
        : 'Verify your income'
  return (
    <Screen
      title="Verify your income"
      heading={heading}
      why={isHere ? 'We compare records from others with the income you told us.' : undefined}
      above={<ApplicationProgress />}
    >
      {!isHere && <ItemNotOpen sure={sure} wasOpen={wasOpen} />}
      {isHere && <FormProblem error={evidence.error ?? evidence.problem} />}
      {isHere && review && (
        <div className="mt-8 grid gap-8">
          <IncomeTotals review={review} />
          {!isAsked && <WaitPanel under={heading} />}
          {review.sources.length > 0 && (
            <section aria-labelledby="shown-income" className="grid gap-4">
              <h2 id="shown-income" className="font-semibold text-xl">
                What you’ve shown
              </h2>
              <ul className="grid gap-4">
                {review.sources.map((source) => (
                  <SourceCard key={source.id} {...{ source, review, evidence }} />
                ))}
              </ul>
            </section>
          )}
          {isAsked && isAnyShown(review) && <ContinueWith review={review} isShortfall={open === 'income-shortfall'} />}
          <AddWay {...{ review, evidence }} />
        </div>
      )}
    </Screen>
  )
}
