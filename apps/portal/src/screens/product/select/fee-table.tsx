import { breakEvenWords } from '../../../offer/break-even-words.ts'
import type { FeeWay } from '../../../offer/fee-ways.ts'
import { exactMoney, exactRate, feeWords } from '../../../offer/figure-words.ts'

/** All fees side by side: money, rate, payment, break-even. */
export function FeeTable({ ways, lowest, years }: { ways: readonly FeeWay[]; lowest: FeeWay; years: number }) {
  if (ways.length < 2) return null
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-block py-1 text-muted underline underline-offset-4">Compare all fees</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="All origination fees">
        <table className="mt-1 w-full min-w-md text-start [&_td]:py-2 [&_td]:pe-3 [&_th]:py-2 [&_th]:pe-3 [&_th]:text-start [&_tr]:border-b [&_tr]:border-hairline">
          <thead className="text-muted">
            <tr>
              <th scope="col">Fee</th>
              <th scope="col">In money</th>
              <th scope="col">Rate</th>
              <th scope="col">A month</th>
              <th scope="col">Breaks even after</th>
            </tr>
          </thead>
          <tbody>
            {ways.map((way) => (
              <tr key={way.feeBps}>
                <th scope="row">{feeWords(way.feeBps)}</th>
                <td className="money">{exactMoney(way.feeCents)}</td>
                <td className="money">{exactRate(way.rate)}</td>
                <td className="money">{exactMoney(way.paymentCents)}</td>
                <td>{breakEvenWords(way, lowest, years)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
