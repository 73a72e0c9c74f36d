import { fromCents } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { MoneyField } from '@hearthline/ui/money-field'
import { Slider } from '@hearthline/ui/slider'
import { useEffect, useState } from 'react'
import { focusHeading } from '../page/focus-heading.ts'
import { sliderStepCents } from './first-choice.ts'
import { describeAmountLimit, exactMoney } from './format-figures.ts'
import { describeLargerOffer, describeTermChanges, largerOffer, type LargerOffer as More } from './larger-offer.ts'
import type { OfferChoice } from './offer-choice.ts'
import type { OfferPart } from './offer-part.ts'
import { amountChangeReason } from './offered-kinds.ts'

const dollarsToCents = (dollars: number): number => dollars * 100

/** Where a link to the amount leads. */
export const DRAW_PANEL = 'your-draw'

/** The amount: a slider in 500-dollar steps and a field to the dollar, the payment beside them. */
export function DrawPanel({
  offers,
  priced,
  change,
  onSettled,
  limitedBy,
}: OfferPart & { onSettled: () => void; limitedBy: string | undefined }) {
  const { choice, limits, selectedCents, drawCents, payOffCents, quote } = priced
  const fixed = payOffCents > 0 && choice.preference === 'MAXIMIZE'
  const set = (cents: number) => change({ wantedCents: cents })
  const slide = (dollars: number) => set(Math.min(Math.max(dollarsToCents(dollars), limits.leastCents), limits.mostCents))
  const step = fromCents(sliderStepCents)
  const more = largerOffer(offers, choice)
  // What limits the most of all terms says nothing about terms that stop short of it.
  const limit = more ? undefined : describeAmountLimit(limitedBy)
  const changed = amountChangeReason(offers, choice, selectedCents)
  return (
    <Card as="div" id={DRAW_PANEL} tabIndex={-1}>
      <div className="grid gap-2 sm:flex sm:items-end sm:justify-between sm:gap-6">
        <div>
          <p className="text-base text-muted">{payOffCents > 0 && choice.preference === 'PRESERVE' ? 'Amount for you' : 'Your draw'}</p>
          <p className="money-large">{exactMoney(fixed ? drawCents : selectedCents)}</p>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block sm:text-end">
          <p className="text-base text-muted">Monthly payment</p>
          <p className="money-medium">{exactMoney(quote.monthlyPaymentCents)}</p>
        </div>
      </div>
      <div className="mt-4">
        <Slider
          label="How much do you want to draw?"
          hideLabel
          hideEnds
          disabled={fixed}
          value={fromCents(fixed ? limits.mostCents : selectedCents)}
          min={Math.floor(fromCents(limits.leastCents) / step) * step}
          max={Math.ceil(fromCents(limits.mostCents) / step) * step}
          step={step}
          format={(dollars) => exactMoney(Math.min(Math.max(dollarsToCents(dollars), limits.leastCents), limits.mostCents))}
          onChange={slide}
          onChangeEnd={onSettled}
        />
        <p className="flex justify-between text-sm text-muted" aria-hidden="true">
          <span className="money">{exactMoney(limits.leastCents)}</span>
          <span className="money">{exactMoney(limits.mostCents)}</span>
        </p>
      </div>
      <div className="mt-5 sm:max-w-80">
        <ExactAmount
          cents={selectedCents}
          wantedCents={choice.wantedCents}
          disabled={fixed}
          onSet={set}
          limits={limits}
          onSettled={onSettled}
        />
      </div>
      <p className="mt-3 text-sm text-muted" role="status">
        {fixed
          ? `You are drawing the most you can. To change the amount, choose another way to pay off your debts.`
          : (changed ??
            `With this term and fee: ${exactMoney(limits.leastCents)} to ${exactMoney(limits.mostCents)}.${choice.feeBps > 0 ? ' The fee is added on top.' : ''}`)}
      </p>
      {limit && <p className="mt-1 text-sm text-muted">{limit}</p>}
      {more && <LargerOffer {...{ more, choice, change }} />}
    </Card>
  )
}

/** Where more can be borrowed, with a button that sets it. The heading says the new amount, so that is where the reader continues. */
function LargerOffer({ more, choice, change }: { more: More; choice: OfferChoice; change: OfferPart['change'] }) {
  const switchTo = () => {
    change(more.kind)
    focusHeading()
  }
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <p>{describeLargerOffer(more, choice)}</p>
      <Button variant="quiet" size="medium" className="-ms-[1.125rem] mt-1" onClick={switchTo}>
        Switch to {describeTermChanges(more, choice)}
      </Button>
    </div>
  )
}

interface ExactAmountProps {
  cents: number
  wantedCents: number
  limits: { leastCents: number; mostCents: number }
  disabled: boolean
  onSet: (cents: number) => void
  onSettled: () => void
}

/** The field keeps what is typed until it is left; figures follow at once while it lies within what is offered. */
function ExactAmount({ cents, wantedCents, limits, disabled, onSet, onSettled }: ExactAmountProps) {
  const [typed, setTyped] = useState<number | null>(Math.trunc(fromCents(cents)))
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    if (!typing) setTyped(Math.trunc(fromCents(cents)))
  }, [cents, typing])
  const typedCents = typed === null ? null : dollarsToCents(typed)
  const outside = typing && typedCents !== null && (typedCents < limits.leastCents || typedCents > limits.mostCents)
  const settle = () => {
    setTyping(false)
    if (typedCents !== null && typedCents !== wantedCents) onSet(typedCents)
    onSettled()
  }
  return (
    <MoneyField
      label="Exact amount"
      name="amount"
      value={typed}
      disabled={disabled}
      description={outside ? `Enter ${exactMoney(limits.leastCents)} to ${exactMoney(limits.mostCents)}.` : undefined}
      onChange={(dollars) => {
        setTyping(true)
        setTyped(dollars)
        const next = dollars === null ? null : dollarsToCents(dollars)
        if (next !== null && next >= limits.leastCents && next <= limits.mostCents) onSet(next)
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
