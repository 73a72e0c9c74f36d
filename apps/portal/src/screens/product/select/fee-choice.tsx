import { CardSelect } from '@hearthline/ui/card-select'
import { useMemo } from 'react'
import { type FeeWay, feeWays } from './choice/fee-ways.ts'
import { exactMoney, exactRate, feeWords, spanOfMonths } from './choice/figure-words.ts'
import { feesOffered, whyNotOffered } from './choice/offered-kinds.ts'
import { NotOffered } from './not-offered.tsx'
import type { OfferPart } from './offer-part.ts'

/** 'At 2.99% you break even after 4 years 2 months', against the lowest fee. */
export function breakEvenWords({ feeBps, breakEvenMonths }: FeeWay, lowest: FeeWay, years: number): string {
  if (feeBps === lowest.feeBps) return lowest.feeBps === 0 ? 'No fee' : 'The lowest fee'
  if (breakEvenMonths === undefined) return `Does not pay for itself within ${years} years`
  if (breakEvenMonths === 0) return 'Costs no more than the lower fee'
  return `You break even after ${spanOfMonths(breakEvenMonths)}`
}

/** The origination fee against the rate it buys: each with its money, its rate, and when it has paid for itself. */
export function FeeChoice({ offers, priced, change }: OfferPart) {
  const { choice, drawCents, discounts } = priced
  const { type, term } = choice
  const fees = useMemo(() => feesOffered(offers), [offers])
  const ways = useMemo(
    () => feeWays(offers, { type, term, wantedCents: drawCents, discounts, fees }),
    [offers, type, term, drawCents, discounts, fees],
  )
  const [lowest] = ways
  if (!lowest) return null
  return (
    <div>
      <CardSelect
        name="fee"
        label="Pay a fee for a lower rate?"
        description="The origination fee is added to what you owe. It pays only if you keep the draw long enough."
        className="fee-cards"
        value={String(choice.feeBps)}
        onValueChange={(value) => change({ feeBps: Number(value) })}
        options={fees.map((feeBps) => {
          const way = ways.find((each) => each.feeBps === feeBps)
          const name = feeBps === 0 ? 'No origination fee' : `${feeWords(feeBps)} fee`
          if (!way) return { value: String(feeBps), label: name, description: 'Not offered with this term and rate', disabled: true }
          return {
            value: String(feeBps),
            label: (
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {name}
                  {feeBps > 0 && <span className="money font-normal"> {exactMoney(way.feeCents)}</span>}
                </span>
                <span className="money">{exactRate(way.rate)}</span>
              </span>
            ),
            description: breakEvenWords(way, lowest, term),
            detail: <span className="money">{exactMoney(way.paymentCents)} a month</span>,
          }
        })}
      />
      <NotOffered reasons={fees.flatMap((feeBps) => whyNotOffered(offers, { ...choice, feeBps }) ?? [])} />
    </div>
  )
}
