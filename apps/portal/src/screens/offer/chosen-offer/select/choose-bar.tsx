import { Button } from '@hearthline/ui/button'
import { exactMoney } from '../../../../offer/format-figures.ts'
import type { PricedChoice } from '../../../../offer/price-choice.ts'

/** Under 1024 px: the payment and the one button, at the lower edge until their own place is reached. */
export function ChooseBar({ priced, onChoose }: { priced: PricedChoice; onChoose: () => void }) {
  return (
    <div className="ui-submit ui-submit-sticky lg:hidden" style={{ marginBlockStart: 0 }}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="leading-tight">
          <span className="money block text-xl font-semibold">{exactMoney(priced.quote.monthlyPaymentCents)}</span>
          <span className="text-sm text-muted">a month</span>
        </p>
        <Button className="min-w-44 flex-1 px-4" onClick={onChoose}>
          Choose this offer
        </Button>
      </div>
    </div>
  )
}
