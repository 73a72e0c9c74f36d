import { formatApr } from '@hearthline/domain'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import {
  aprExplained,
  cashExplained,
  costExplained,
  effectiveCostExplained,
  feeExplained,
  isTaxOpen,
  noValuationExplained,
  paymentExplained,
  payoffExplained,
  rateExplained,
  recordingTaxExplained,
  recordingTaxShown,
  totalExplained,
} from './explanations.ts'
import { aprNote, exactMoney, exactRate, formatDebt, formatFee, RATE_KIND_LABELS } from './format-figures.ts'
import type { OfferFacts } from './offers-body.ts'
import type { PricedChoice } from './price-choice.ts'

export interface OfferFiguresProps {
  readonly facts: OfferFacts
  readonly priced: PricedChoice
  /** Of the list, for whoever hears it. */
  readonly label?: string
  /** Why the valuation costs nothing, where it does not. */
  readonly valuation?: string
}

/** Every figure of an offer as it is set, each opening its own explanation. */
export function OfferFigures({ facts, priced, label = 'Your offer in figures', valuation = noValuationExplained }: OfferFiguresProps) {
  const { offer, quote, costs, paidOff, paidOffCents, drawCents } = priced
  return (
    <FigureList label={label}>
      <FigureRow
        label="Monthly payment"
        value={exactMoney(quote.monthlyPaymentCents)}
        emphasis="strong"
        explanation={paymentExplained(priced)}
      />
      <FigureRow
        label={`Rate (${RATE_KIND_LABELS[offer.type]})`}
        value={exactRate(quote.rate)}
        emphasis="strong"
        explanation={rateExplained(priced, facts)}
      />
      <FigureRow label="APR" note={aprNote(quote.apr)} value={formatApr(quote.apr)} emphasis="strong" explanation={aprExplained(priced)} />
      <FigureRow label="Effective cost, with the fee" value={exactRate(quote.effectiveCost)} explanation={effectiveCostExplained(priced)} />
      <FigureRow label="Draw" value={exactMoney(drawCents)} />
      <FigureRow
        label="Origination fee"
        note={formatFee(offer.feeBps)}
        value={exactMoney(quote.feeCents)}
        explanation={feeExplained(priced)}
      />
      <FigureRow label="Total from this draw" value={exactMoney(quote.totalCents)} emphasis="strong" explanation={totalExplained(priced)} />
      <FigureRow label="Recording tax" value={recordingTaxShown(priced)} explanation={recordingTaxExplained(priced, facts)} />
      {!costs.some(({ type }) => type === 'VALUATION_FEE') && <FigureRow label="Valuation" value={exactMoney(0)} explanation={valuation} />}
      {costs.map(({ type, label: name, amountCents, paid }) => (
        <FigureRow
          key={type}
          label={name}
          note={paid === 'BEFORE' ? 'paid before' : undefined}
          value={exactMoney(amountCents)}
          explanation={costExplained(type)}
        />
      ))}
      {paidOffCents > 0 && (
        <FigureRow
          label={`Paid off for you: ${paidOff.length === 1 ? formatDebt(paidOff[0]!) : `${paidOff.length} debts`}`}
          value={`−${exactMoney(paidOffCents)}`}
          emphasis="positive"
          explanation={payoffExplained(priced)}
        />
      )}
      <FigureRow
        label={isTaxOpen(priced) ? 'Cash to you, at least' : 'Cash to you'}
        value={exactMoney(quote.cashToYouCents)}
        emphasis="total"
        explanation={cashExplained(priced)}
      />
    </FigureList>
  )
}
