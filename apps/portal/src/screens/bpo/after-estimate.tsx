import { formatMoney } from '@hearthline/domain'
import { NumberedSteps } from '../../frame/numbered-steps.tsx'
import { useOrganisation } from '../../session/use-organisation.ts'

/** What becomes of the estimate: what the valuation costs and when, and what if the valuer thinks otherwise. */
export function AfterEstimate() {
  const fee = useOrganisation().orgMetaData.products.HELOC?.valuationFee
  return (
    <section className="grid gap-5" aria-labelledby="after-estimate">
      <h2 id="after-estimate" className="font-semibold text-xl">
        What happens with your figure
      </h2>
      <NumberedSteps
        steps={[
          { title: 'Your offers rest on it', text: 'You see amounts, rates and payments at once. Nothing is charged for that.' },
          {
            title: 'Later a person values your home',
            text: (
              <>
                That costs {fee === undefined ? 'a fee' : <strong className="font-semibold">{formatMoney(fee)}</strong>}, and only if you go
                on with an offer: we may not take it before three business days after you have your disclosures
                (12&nbsp;CFR&nbsp;1026.40(h)).
              </>
            ),
          },
          {
            title: 'If the valuer disagrees',
            text: 'Their figure counts. We work your offer out again, up or down, and ask you before anything goes on. You get a copy of the valuation, and you may walk away: only the valuation is paid then.',
          },
        ]}
      />
    </section>
  )
}
