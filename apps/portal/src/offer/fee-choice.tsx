import { CardSelect } from '@hearthline/ui/card-select'
import { useMemo } from 'react'
import { feeOptions } from './fee-options.ts'
import { FeeTable } from './fee-table.tsx'
import { breakEvenSentence, onlyFeeSentence } from './format-break-even.ts'
import { exactMoney, exactRate, formatFee } from './format-figures.ts'
import { NotOffered } from './not-offered.tsx'
import type { OfferPart } from './offer-part.ts'
import { feesOffered, unavailableReason } from './offered-kinds.ts'
import { tileColumns } from './tile-columns.ts'

/** The origination fee against the rate it buys: each with its rate; the one chosen with its money and when it has paid for itself. */
export function FeeChoice({ offers, priced, change }: OfferPart) {
  const { choice, drawCents, discounts } = priced
  const { type, term } = choice
  const fees = useMemo(() => feesOffered(offers), [offers])
  const found = useMemo(
    () => feeOptions(offers, { type, term, wantedCents: drawCents, discounts, fees }),
    [offers, type, term, drawCents, discounts, fees],
  )
  const [lowest] = found
  // With a discount the rate may be at its lowest already: what then never pays for itself is no choice, unless it was made before.
  const options = found.filter((each) => each.breakEvenMonths !== undefined || each.feeBps === choice.feeBps)
  const chosen = options.find(({ feeBps }) => feeBps === choice.feeBps)
  if (!lowest || !chosen) return null
  const notOfferedHere = (feeBps: number) =>
    found.some((each) => each.feeBps === feeBps)
      ? `With this draw and these discounts, the ${formatFee(feeBps)} fee does not pay for itself within ${term} years.`
      : (unavailableReason(offers, { ...choice, feeBps }) ?? `The ${formatFee(feeBps)} fee is offered for larger draws only.`)
  if (fees.length === 1) return <p>{onlyFeeSentence(lowest)}</p>
  return (
    <div>
      <CardSelect
        name="fee"
        label="Pay a fee for a lower rate?"
        description="The origination fee is added to what you owe. It pays off only if you keep the draw long enough."
        layout="tiles"
        className={tileColumns(fees.length)}
        value={String(choice.feeBps)}
        onValueChange={(value) => change({ feeBps: Number(value) })}
        options={fees.map((feeBps) => {
          const option = options.find((each) => each.feeBps === feeBps)
          return {
            value: String(feeBps),
            label: (
              <>
                {formatFee(feeBps)}
                <span className="ui-visually-hidden"> origination fee</span>
              </>
            ),
            description: option ? (
              <span className="money">
                <span className="ui-visually-hidden">rate </span>
                {exactRate(option.rate)}
              </span>
            ) : (
              'Not offered'
            ),
            disabled: option === undefined,
          }
        })}
      />
      <p className="mt-3" role="status">
        {chosen.feeBps > 0 && (
          <>
            {formatFee(chosen.feeBps)} of the draw is <span className="money">{exactMoney(chosen.feeCents)}</span>.{' '}
          </>
        )}
        {options.length === 1 ? onlyFeeSentence(lowest) : breakEvenSentence(chosen, lowest, term)}
      </p>
      <FeeTable options={options} lowest={lowest} years={term} />
      <NotOffered reasons={fees.filter((feeBps) => !options.some((option) => option.feeBps === feeBps)).map(notOfferedHere)} />
    </div>
  )
}
