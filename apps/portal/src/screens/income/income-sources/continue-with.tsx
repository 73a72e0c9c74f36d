import { formatExactCents, type IncomeReview, NOTHING_VERIFIED } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { shortOf } from './income-words.ts'

/** The way on: with what is verified, or into the review of what was uploaded. */
export function ContinueWith({ review, isShortfall }: { review: IncomeReview; isShortfall: boolean }) {
  const sources = useSaveAnswer('income-sources')
  const shortfall = useSaveAnswer('income-shortfall')
  useFillWithExample(() => undefined)
  const { busy, error } = isShortfall ? shortfall : sources
  const short = shortOf(review)
  const stated = review.statedCents + review.statedCoOwnersCents
  const verified = review.verifiedCents + review.verifiedCoOwnersCents
  const states = review.sources.map(({ state }) => state)
  const isReceived = states.includes('RECEIVED')
  const isReading = states.includes('IN_PROGRESS')
  const label = isReceived ? 'Send for review' : short > 0 && verified > 0 ? `Continue with ${formatExactCents(verified)}` : 'Continue'
  const missing = short > 0 && !isReceived && !isReading && (
    <Alert kind="warning" title={`${formatExactCents(short)} of your ${formatExactCents(stated)} isn’t verified`}>
      {verified > 0
        ? `You can add another way, or continue with ${formatExactCents(verified)}. Then we calculate your offer again with that income. It may be smaller, and you’ll review it before you accept it.`
        : NOTHING_VERIFIED}
    </Alert>
  )
  // On no income at all there is no line to go on with.
  if (missing && isShortfall && verified === 0) return missing
  const go = () => void (isShortfall ? shortfall.save({ accepted: true }) : sources.save({ sources: ['TRUV_PAYROLL'] }))
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      noValidate
    >
      <FormProblem error={error} />
      {missing}
      <SubmitRow
        label={label}
        loading={busy}
        disabled={isReading}
        note={
          isReading
            ? 'We’re still getting your records.'
            : isReceived
              ? 'A specialist reviews your documents, usually within one business day. You see the result here.'
              : undefined
        }
      />
    </form>
  )
}
