import { formatLocalDateWithYear } from '@hearthline/domain'
import { finalOfferAnswer } from '@hearthline/domain/items/signing/final-offer'
import { Card } from '@hearthline/ui/card'
import { Checkbox } from '@hearthline/ui/checkbox'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { exactRate } from '../../../offer/format-figures.ts'
import { OfferChanges } from '../../../offer/offer-changes.tsx'
import { NumberedSteps } from '../../../page/numbered-steps.tsx'
import { ChangeAmount } from './change-amount.tsx'
import { FinalFigures } from './final-figures.tsx'

/** Every figure of the line, what comes after it, and the box. */
export function FinalOffer({ item }: { item: ReadItem<'final-offer'> }) {
  const form = usePersistedForm<{ readonly accepted: boolean }>('final-offer', () => ({ accepted: false }))
  const { save, busy, error } = useSaveAnswer('final-offer', form.failWith)
  useFillWithExample(() => form.replace({ accepted: true }))
  const { uuid, etag, application } = useApplication()
  const { terms, dueDay, goodUntil, quotedTaxCents } = item.about

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(finalOfferAnswer, form.values)
    if (judged && (await save(judged))) form.forget()
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {terms && <FinalFigures terms={terms} dueDay={dueDay} quotedTaxCents={quotedTaxCents} />}
      <ChangeAmount />
      <OfferChanges uuid={uuid} etag={etag} />
      {terms && (
        <Card as="section" title="If you draw again later">
          <p>
            You can draw again for {terms.drawPeriodMonths / 12} years, at least $
            {(terms.minimumLaterDrawCents / 100).toLocaleString('en-US')} each time. The rate of each later draw is the prime rate of its
            day plus {exactRate(terms.laterMarginPercent)}. Then it changes with the prime rate.
          </p>
          <p className="mt-3 text-muted">
            No rate of your line is ever less than {exactRate(terms.floorPercent)} or more than {exactRate(terms.lifetimeCapPercent)}.
          </p>
        </Card>
      )}
      <Card as="section" title="What happens after you accept">
        <NumberedSteps steps={application.afterAccepting} />
      </Card>
      <p className="text-muted">
        {goodUntil && <>This offer is good until {formatLocalDateWithYear(goodUntil)}. </>}
        You don’t have to accept it now, or at all. <Link to="/dashboard">Go back to your dashboard</Link> to correct something, or to
        withdraw.
      </p>
      <Checkbox
        name="accepted"
        label={item.labels.accepted as string}
        required
        checked={form.values.accepted}
        error={form.errors.accepted}
        onChange={({ target }) => form.set('accepted', target.checked)}
      />
      <SubmitRow label="Accept and continue" loading={busy} />
    </form>
  )
}
