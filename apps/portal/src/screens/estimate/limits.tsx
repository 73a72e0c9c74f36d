import { Card, CardSection } from '@hearthline/ui/card'
import { exactMoney } from '../../offer/format-figures.ts'
import type { Estimate } from './estimate-query.ts'

/** The largest line that each limit allows, and why; the one that it ends at is named. */
export function AmountLimits({ limits, limitedBy }: { readonly limits: Estimate['limits']; readonly limitedBy: string | undefined }) {
  return (
    <section aria-labelledby="amount-limits">
      <h2 id="amount-limits" className="mb-2 text-base">
        What limits the amount
      </h2>
      <Card as="div" padding="none">
        {limits.map(({ limit, title, explanation, maximumLineCents }) => (
          <CardSection key={limit}>
            <h3 className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
              {title}
              {maximumLineCents !== null && (
                <span className="money font-normal text-muted">
                  up to {exactMoney(maximumLineCents)}
                  {limit === limitedBy && <strong className="font-semibold text-ink"> (this one sets the limit)</strong>}
                </span>
              )}
            </h3>
            <p className="mt-1 text-sm text-muted">{explanation}</p>
          </CardSection>
        ))}
      </Card>
    </section>
  )
}
