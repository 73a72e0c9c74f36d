import { formatApr } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
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
} from '../../../../offer/explanations.ts'
import { aprNote, exactMoney, exactRate, formatDebt, formatFee, RATE_KIND_LABELS } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import type { PricedChoice } from '../../../../offer/price-choice.ts'

export interface OfferSummaryProps {
  readonly body: OffersBody
  readonly priced: PricedChoice
  readonly onChoose: () => void
  readonly stopped: string | undefined
}

/** Every figure of the offer as set, each opening its own explanation. */
export function OfferSummary({ body, priced, onChoose, stopped }: OfferSummaryProps) {
  return (
    <Card as="aside" title="Your offer" aria-label="Your offer">
      <OfferFigures body={body} priced={priced} />
      <div className="mt-6 hidden lg:block">
        <Button wide onClick={onChoose} aria-describedby={stopped ? 'offer-stopped' : undefined}>
          Choose this offer
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">How is this calculated? Select a figure to see its explanation.</p>
    </Card>
  )
}

export function OfferFigures({ body, priced }: { body: OffersBody; priced: PricedChoice }) {
  const { offer, quote, costs, paidOff, paidOffCents, drawCents } = priced
  const { facts } = body
  return (
    <FigureList label="Your offer in figures">
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
      {!costs.some(({ type }) => type === 'VALUATION_FEE') && (
        <FigureRow label="Valuation" value={exactMoney(0)} explanation={noValuationExplained} />
      )}
      {costs.map(({ type, label, amountCents, paid }) => (
        <FigureRow
          key={type}
          label={label}
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
