import { Alert } from '@hearthline/ui/alert'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { formatFigure } from '../../../decision/format-figure.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { exactMoney } from '../../../offer/format-figures.ts'
import type { PassingPaths } from './passing-paths.ts'
import { SmallerLine } from './smaller-line.tsx'

type Choice = 'SMALLER' | 'FIRST_LIEN'

/** The changes that would pass, one of them taken. */
export function WinbackForm({
  item,
  paths,
}: {
  item: ReadItem<'requalify' | 'verified-requalify' | 'final-requalify'>
  paths: PassingPaths
}) {
  const { smaller, firstLien, payDownCents } = paths
  const [choice, setChoice] = useState<Choice>(smaller ? 'SMALLER' : 'FIRST_LIEN')
  const [amountCents, setAmountCents] = useState(smaller?.mostCents ?? 0)
  const { save, busy, error } = useSaveAnswer(item.item)
  if (!smaller && !firstLien) {
    return (
      <Alert kind="info" title="We’re calculating what would qualify">
        Reload this page in a moment, or call us. Your answers are saved.
      </Alert>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(choice === 'SMALLER' ? { exceptionLineCents: amountCents } : { payOffFirstLien: true })
  }
  const both = smaller !== undefined && firstLien !== undefined
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate aria-labelledby="would-pass">
      <h2 id="would-pass">{both ? 'Either of these would qualify' : 'This would qualify'}</h2>
      <FormProblem error={error} />
      <CardSelect
        name="change"
        label={both ? 'Either of these would qualify' : 'This would qualify'}
        hideLabel
        value={choice}
        onValueChange={(value) => setChoice(value as Choice)}
        options={[
          ...(smaller
            ? [
                {
                  value: 'SMALLER',
                  label: `A line of ${exactMoney(amountCents)}`,
                  description: `Our smallest line is usually ${exactMoney(smaller.usualCents)}. This is an exception that an underwriter must approve first.`,
                },
              ]
            : []),
          ...(firstLien
            ? [
                {
                  value: 'FIRST_LIEN',
                  label: 'Pay off your first mortgage with this line',
                  description: `${exactMoney(firstLien.balanceCents)} of it goes to your lender, and this line becomes the first loan on your home.${
                    firstLien.wouldBe ? ` You would be at ${formatFigure(firstLien.wouldBe)}.` : ''
                  }`,
                },
              ]
            : []),
        ]}
      />
      {choice === 'SMALLER' && smaller && <SmallerLine range={smaller} cents={amountCents} onChange={setAmountCents} />}
      {payDownCents !== undefined && (
        <p className="text-sm text-muted">
          A line of our usual size would qualify too, once {exactMoney(payDownCents)} of your home loans are paid with your own money. You
          can apply again then.
        </p>
      )}
      <SubmitRow label={choice === 'SMALLER' ? 'Ask for this line' : 'See my offers'} loadingLabel="Checking again" loading={busy} />
    </form>
  )
}
