import { Alert } from '@hearthline/ui/alert'
import { CardSelect } from '@hearthline/ui/card-select'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useState } from 'react'
import { figureWords } from '../../../decision/figure-words.ts'
import { FormProblem } from '../../../frame/form-problem.tsx'
import type { ReadItem } from '../../../frame/item-query.ts'
import { useSaveAnswer } from '../../../frame/use-save-answer.ts'
import { exactMoney } from '../../../offer/figure-words.ts'
import type { PassingWays } from './passing-ways.ts'
import { SmallerLine } from './smaller-line.tsx'

type Choice = 'SMALLER' | 'FIRST_LIEN'

/** The changes that would pass, one of them taken. */
export function WinbackForm({ item, ways }: { item: ReadItem<'requalify' | 'verified-requalify'>; ways: PassingWays }) {
  const { smaller, firstLien, payDownCents } = ways
  const [choice, setChoice] = useState<Choice>(smaller ? 'SMALLER' : 'FIRST_LIEN')
  const [amountCents, setAmountCents] = useState(smaller?.mostCents ?? 0)
  const { save, busy, error } = useSaveAnswer(item.item)
  if (!smaller && !firstLien) {
    return (
      <Alert kind="info" title="We are working out what would pass">
        Reload this page in a moment, or call us: nothing you answered is lost.
      </Alert>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(choice === 'SMALLER' ? { exceptionLineCents: amountCents, payOffFirstLien: false } : { payOffFirstLien: true })
  }
  const both = smaller !== undefined && firstLien !== undefined
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate aria-labelledby="would-pass">
      <h2 id="would-pass">{both ? 'Either of these would pass' : 'This would pass'}</h2>
      <FormProblem error={error} />
      <CardSelect
        name="change"
        label={both ? 'Either of these would pass' : 'This would pass'}
        hideLabel
        value={choice}
        onValueChange={(value) => setChoice(value as Choice)}
        options={[
          ...(smaller
            ? [
                {
                  value: 'SMALLER',
                  label: `A line of ${exactMoney(amountCents)}`,
                  description: `Our smallest line is usually ${exactMoney(smaller.usualCents)}. This is an exception: a person confirms it first.`,
                },
              ]
            : []),
          ...(firstLien
            ? [
                {
                  value: 'FIRST_LIEN',
                  label: 'Pay off your first mortgage with this line',
                  description: `${exactMoney(firstLien.balanceCents)} of it goes to your lender; this line is then the first loan on the home.${
                    firstLien.wouldBe ? ` You would be at ${figureWords(firstLien.wouldBe)}.` : ''
                  }`,
                },
              ]
            : []),
        ]}
      />
      {choice === 'SMALLER' && smaller && <SmallerLine range={smaller} cents={amountCents} onChange={setAmountCents} />}
      {payDownCents !== undefined && (
        <p className="text-sm text-muted">
          A line of our usual size would pass too, once {exactMoney(payDownCents)} of your loans on the home are paid from your own money.
          Apply again then.
        </p>
      )}
      <SubmitRow label={choice === 'SMALLER' ? 'Ask for this line' : 'See my offers'} loadingLabel="Deciding again" loading={busy} />
    </form>
  )
}
