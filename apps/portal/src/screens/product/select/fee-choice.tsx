import { CardSelect } from '@hearthline/ui/card-select'
import { useMemo } from 'react'
import { breakEvenSentence } from '../../../offer/break-even-words.ts'
import { feeWays } from '../../../offer/fee-ways.ts'
import { exactMoney, exactRate, feeWords } from '../../../offer/figure-words.ts'
import { feesOffered, whyNotOffered } from '../../../offer/offered-kinds.ts'
import { FeeTable } from './fee-table.tsx'
import { NotOffered } from './not-offered.tsx'
import type { OfferPart } from './offer-part.ts'
import { tileColumns } from './tile-columns.ts'

/** The origination fee against the rate it buys: each with its rate; the one chosen with its money and when it has paid for itself. */
export function FeeChoice({ offers, priced, change }: OfferPart) {
  const { choice, drawCents, discounts } = priced
  const { type, term } = choice
  const fees = useMemo(() => feesOffered(offers), [offers])
  const ways = useMemo(
    () => feeWays(offers, { type, term, wantedCents: drawCents, discounts, fees }),
    [offers, type, term, drawCents, discounts, fees],
  )
  const [lowest] = ways
  const chosen = ways.find(({ feeBps }) => feeBps === choice.feeBps)
  if (!lowest || !chosen) return null
  return (
    <div>
      <CardSelect
        name="fee"
        label="Pay a fee for a lower rate?"
        description="The origination fee is added to what you owe. It pays only if you keep the draw long enough."
        layout="tiles"
        className={tileColumns(fees.length)}
        value={String(choice.feeBps)}
        onValueChange={(value) => change({ feeBps: Number(value) })}
        options={fees.map((feeBps) => {
          const way = ways.find((each) => each.feeBps === feeBps)
          return {
            value: String(feeBps),
            label: (
              <>
                {feeWords(feeBps)}
                <span className="ui-visually-hidden"> origination fee</span>
              </>
            ),
            description: way ? (
              <span className="money">
                <span className="ui-visually-hidden">rate </span>
                {exactRate(way.rate)}
              </span>
            ) : (
              'Not offered'
            ),
            disabled: way === undefined,
          }
        })}
      />
      <p className="mt-3" role="status">
        {chosen.feeBps > 0 && (
          <>
            {feeWords(chosen.feeBps)} of the draw is <span className="money">{exactMoney(chosen.feeCents)}</span>.{' '}
          </>
        )}
        {breakEvenSentence(chosen, lowest, term)}
      </p>
      <FeeTable ways={ways} lowest={lowest} years={term} />
      <NotOffered reasons={fees.flatMap((feeBps) => whyNotOffered(offers, { ...choice, feeBps }) ?? [])} />
    </div>
  )
}
