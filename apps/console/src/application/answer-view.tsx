import { type CountedPayment, describePayment, type LabelTree } from '@hearthline/domain'
import { formatKey, formatValue } from './format-value.ts'
import { labelsIn, labelText, optionText } from './item-labels.ts'

type Primitive = string | number | boolean | null

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** Documents are named by their ids; they stand in the list of documents. */
const isFile = (data: unknown): boolean => typeof data === 'string' && UUID.test(data)

const isPrimitive = (data: unknown): data is Primitive => data === null || ['string', 'number', 'boolean'].includes(typeof data)

export const isEmptyAnswer = (data: unknown): boolean =>
  data === null || data === undefined || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)

export interface AnswerViewProps {
  data: unknown
  /** What it is shown under. */
  name?: string
  /** The item's own words for its fields; where it has none, they are made from the names. */
  labels?: LabelTree | undefined
  label?: LabelTree[string] | undefined
}

/** Any answer of the system in readable rows. */
export function AnswerView({ data, name = '', labels, label }: AnswerViewProps) {
  const valueText = (value: Primitive) => optionText(label, value) ?? formatValue(name, value)
  if (data === undefined || isPrimitive(data)) return <>{valueText(data ?? null)}</>
  if (isEmptyAnswer(data)) return <>None</>
  if (Array.isArray(data)) {
    if (name === 'monthlyPayments') return <MonthlyPayments payments={data} />
    if (data.every(isFile)) return <>{data.length === 1 ? '1 file' : `${data.length} files`}</>
    if (data.every(isPrimitive)) return <>{data.map(valueText).join(', ')}</>
    return (
      <ol className="data-list">
        {data.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the order distinguishes them
          <li key={index}>
            <AnswerView data={one} name={name} labels={labels} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="facts">
      {Object.entries(data).map(([key, value]) => (
        <div
          key={key}
          data-deep={(!isPrimitive(value) && !isEmptyAnswer(value) && !(Array.isArray(value) && value.every(isPrimitive))) || undefined}
        >
          <dt>{labelText(labels?.[key]) ?? formatKey(key)}</dt>
          <dd>
            <AnswerView data={value} name={key} labels={labelsIn(labels?.[key])} label={labels?.[key]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a decision counted each month, part by part, in the words that the borrower reads. */
const MonthlyPayments = ({ payments }: { payments: readonly CountedPayment[] }) => (
  <ul className="data-list">
    {payments.map((payment, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: only the order distinguishes them
      <li key={index}>{describePayment(payment)}</li>
    ))}
  </ul>
)
