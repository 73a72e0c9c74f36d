import { formatExactCents } from '@hearthline/domain'
import { CardSelect } from '@hearthline/ui/card-select'
import { useOrganization } from '../session/use-organization.ts'
import { exactMoney } from './format-figures.ts'
import { NotOffered } from './not-offered.tsx'
import type { OfferPart } from './offer-part.ts'
import { termsShown, unavailableReason } from './offered-kinds.ts'
import { termPayments } from './term-payments.ts'
import { tileColumns } from './tile-columns.ts'

/** Over how many years: each term with its own payment at this amount; those that are not offered stand there with the reason. */
export function TermCards({ offers, priced, change }: OfferPart) {
  const { choice, drawCents } = priced
  const terms = termsShown(offers, useOrganization().pricing.termsYears)
  const payments = termPayments(offers, priced)
  const reasons = terms.flatMap((term) => unavailableReason(offers, { ...choice, term }) ?? [])
  const shorter = payments.filter((each) => each.drawCents !== drawCents && each.term !== choice.term)
  return (
    <div>
      <CardSelect
        name="term"
        label="Over how many years?"
        layout="tiles"
        className={
          terms.length < 5 ? tileColumns(terms.length) : '[&_.ui-cards-tiles]:grid-cols-5 max-[34rem]:[&_.ui-cards-tiles]:grid-cols-3'
        }
        value={String(choice.term)}
        onValueChange={(value) => change({ term: Number(value) })}
        options={terms.map((term) => {
          const payment = payments.find((each) => each.term === term)
          return {
            value: String(term),
            label: <TermLabel years={term} />,
            description: payment ? <span className="money">{formatExactCents(payment.paymentCents)}</span> : 'Not offered',
            disabled: payment === undefined,
          }
        })}
      />
      {shorter.map(({ term, drawCents: reaches }) => (
        <p key={term} className="mt-2 text-sm text-muted">
          Over {term} years the draw would be <span className="money">{exactMoney(reaches)}</span>; its payment is for that amount.
        </p>
      ))}
      <NotOffered reasons={reasons} />
    </div>
  )
}

const TermLabel = ({ years }: { years: number }) => (
  <>
    {years}
    <span className="ui-visually-hidden"> years</span>
  </>
)
