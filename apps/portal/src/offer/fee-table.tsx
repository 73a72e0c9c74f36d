import type { FeeOption } from './fee-options.ts'
import { formatBreakEven } from './format-break-even.ts'
import { exactMoney, exactRate, formatFee } from './format-figures.ts'

/** All fees side by side: money, rate, payment, break-even. */
export function FeeTable({ options, lowest, years }: { options: readonly FeeOption[]; lowest: FeeOption; years: number }) {
  if (options.length < 2) return null
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-block py-1 text-muted underline underline-offset-4">Compare all fees</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="All origination fees">
        <table className="mt-1 w-full min-w-md text-start [&_td]:py-2 [&_td]:pe-3 [&_th]:py-2 [&_th]:pe-3 [&_th]:text-start [&_tr]:border-b [&_tr]:border-hairline">
          <thead className="text-muted">
            <tr>
              <th scope="col">Fee</th>
              <th scope="col">Amount</th>
              <th scope="col">Rate</th>
              <th scope="col">A month</th>
              <th scope="col">Breaks even after</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <tr key={option.feeBps}>
                <th scope="row">{formatFee(option.feeBps)}</th>
                <td className="money">{exactMoney(option.feeCents)}</td>
                <td className="money">{exactRate(option.rate)}</td>
                <td className="money">{exactMoney(option.paymentCents)}</td>
                <td>{formatBreakEven(option, lowest, years)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
