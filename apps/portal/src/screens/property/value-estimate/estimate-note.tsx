import { formatMoney } from '@hearthline/domain'
import { NumberedSteps } from '../../../page/numbered-steps.tsx'
import { useOrganization } from '../../../session/use-organization.ts'

/** What becomes of the estimate: what the valuation costs and when, and what if the valuer thinks otherwise. */
export function EstimateNote() {
  const fee = useOrganization().orgMetaData.products.HELOC?.valuationFee
  return (
    <section className="grid gap-5" aria-labelledby="after-estimate">
      <h2 id="after-estimate" className="font-semibold text-xl">
        What happens with your estimate
      </h2>
      <NumberedSteps
        steps={[
          { title: 'Your offers are based on it', text: 'You see amounts, rates and payments right away, at no cost.' },
          {
            title: 'Later, a professional values your home',
            text: (
              <>
                That costs {fee === undefined ? 'a fee' : <strong className="font-semibold">{formatMoney(fee)}</strong>}, and only if you
                continue with an offer. We may not collect it until three business days after you receive your disclosures
                (12&nbsp;CFR&nbsp;1026.40(h)).
              </>
            ),
          },
          {
            title: 'If the valuation differs',
            text: 'The valuation counts. We recalculate your offer, up or down, and ask you before we continue. You get a copy of the valuation. If you stop there, you pay only for the valuation.',
          },
        ]}
      />
    </section>
  )
}
