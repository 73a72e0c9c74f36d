/** The reasons of the federal model form (12 CFR 1016, appendix): every one is listed, also where the answer is no. */
const ROWS: readonly (readonly [reason: string, shared: string, limit: string])[] = [
  [
    'Our everyday business: to decide, close, service and record your line, answer courts and regulators, report to credit bureaus',
    'Yes',
    'No',
  ],
  ['Our own marketing: to offer you our products', 'Yes, by us', 'Yes'],
  ['Joint marketing with other financial companies', 'No', 'We do not share'],
  ['Everyday business of our affiliates: transactions and experiences', 'No', 'We do not share'],
  ['Everyday business of our affiliates: creditworthiness', 'No', 'We do not share'],
  ['For companies that are not ours to market to you', 'No', 'We do not share'],
]

/** Whether personal information is shared for a reason, and whether that can be limited. */
export function SharingTable() {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <caption className="sr-only">Reasons to share personal information</caption>
      <thead>
        <tr className="border-b border-control-line">
          <th scope="col" className="py-2 pe-4 font-semibold">
            Reason
          </th>
          <th scope="col" className="py-2 pe-4 font-semibold">
            Do we share?
          </th>
          <th scope="col" className="py-2 font-semibold">
            Can you limit it?
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([reason, shared, limit]) => (
          <tr key={reason} className="border-b border-hairline align-top">
            <th scope="row" className="py-3 pe-4 font-normal">
              {reason}
            </th>
            <td className="py-3 pe-4">{shared}</td>
            <td className="py-3">{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
