import { formatShortDate, type Scenario } from '@hearthline/domain'
import type { Offer } from '@hearthline/domain/underwriting'
import { exactRate, formatFee } from '../../offer/format-figures.ts'
import { useCompany, useOrganization } from '../../session/use-organization.ts'
import type { EstimateForm } from './estimate-query.ts'

/** What is taken as it is for most who apply: each of it may turn out otherwise, and then the offers do. */
function assumed({ loans, county }: Scenario, { isForSeniors, asksDay }: { isForSeniors: boolean; asksDay: boolean }): string[] {
  return [
    ...(isForSeniors ? ['Every borrower is 62 or older: we lend to no one younger.'] : []),
    'Your home is worth what you entered, and our valuation agrees.',
    'You have owned it for more than 90 days, it is not for sale, and it is in good condition.',
    'The loans you entered are all there is on the home, in the order you entered them.',
    'Your mortgage payments were on time in the last 12 months. Your credit report shows no recent bankruptcy or foreclosure, and no open collections or judgments.',
    'Property tax, insurance and dues are average for your state, where your mortgage payment does not include them.',
    ...(asksDay && loans.every(({ kind, openedOn }) => kind !== 'HELOC' || openedOn === undefined)
      ? ['You took no home equity loan on this home in the last year.']
      : []),
    ...(county === undefined ? [] : [`The home is in ${county.replace(/ county$/i, '')} County.`]),
  ]
}

export function Assumptions({ scenario, asked }: { readonly scenario: Scenario; readonly asked: EstimateForm | undefined }) {
  const isForSeniors = useOrganization().flags['age-62-plus'] === true
  const asksDay = asked?.statesWithYearsBetween.includes(scenario.state) === true
  return (
    <section aria-labelledby="assumptions">
      <h2 id="assumptions" className="mb-2 text-base">
        What this estimate takes as given
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        {assumed(scenario, { isForSeniors, asksDay }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** Whoever states a rate or a payment of a home equity plan states its fees, its APR and the highest that it can be (12 CFR 1026.16(d)(1)). */
export function LawSays({ offer, asOf }: { readonly offer: Offer; readonly asOf: string }) {
  const { legalName } = useCompany()
  const highest = offer.lifetimeCap === undefined ? '' : ` The APR can never be more than ${exactRate(offer.lifetimeCap)}.`
  return (
    <section aria-labelledby="rate-terms">
      <h2 id="rate-terms" className="mb-2 text-base">
        About these rates
      </h2>
      <p className="text-sm text-muted">
        {legalName} secures the line by your home: you could lose it if you don’t repay. The APR shown is for the first draw, as set above.
        {offer.type === 'FLOATING' ? ' It is variable: it can rise and fall with the prime rate.' : ' It is fixed for that draw.'} The APR
        of each later draw is variable until you take it: the prime rate of that day plus your margin.{highest} The origination fee here is{' '}
        {formatFee(offer.feeBps)} of the draw; recording and other costs are listed with the figures. You must insure the home. Ask a tax
        adviser whether you can deduct the interest. As of {formatShortDate(asOf)}.
      </p>
    </section>
  )
}
