import { type CountedPayment, describePayment, type LabelTree } from '@hearthline/domain'
import { useContext } from 'react'
import { type AnswerNames, AnswerNamesContext } from './answer-names.ts'
import { formatKey, formatValue } from './format-value.ts'
import { labelsIn, labelText, optionText } from './item-labels.ts'

type Primitive = string | number | boolean | null

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** Documents are named by their ids. */
const isFile = (data: unknown): data is string => typeof data === 'string' && UUID.test(data)

/** What is only compared, by its fingerprint. */
export const isDigest = (data: unknown): boolean => typeof data === 'string' && /^[\da-f]{32,}$/.test(data)

const isPrimitive = (data: unknown): data is Primitive => data === null || ['string', 'number', 'boolean'].includes(typeof data)

export const isEmptyAnswer = (data: unknown): boolean =>
  data === null || data === undefined || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)

/** The fingerprint of what a decision was made on says nothing to a person. */
const isForPeople = ([key, value]: [string, unknown]): boolean => key !== 'on' || !isDigest(value)

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
  const names = useContext(AnswerNamesContext)
  const valueText = (value: Primitive) => optionText(label, value) ?? namedText(names, name, value) ?? formatValue(name, value)
  if (data === undefined || isPrimitive(data)) return <>{valueText(data ?? null)}</>
  if (isEmptyAnswer(data)) return <>None</>
  if (Array.isArray(data)) {
    if (name === 'monthlyPayments') return <MonthlyPayments payments={data} />
    if (data.every(isFile)) return <Files uuids={data} />
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
      {Object.entries(data)
        .filter(isForPeople)
        .map(([key, value]) => (
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

/** What stands elsewhere on the page under a name of its own. */
function namedText({ document, account, actor, person }: AnswerNames, name: string, value: Primitive): string | undefined {
  const who = typeof value === 'string' ? actor(value) : undefined
  if (who !== undefined) return who
  if (name === 'party' && typeof value === 'string') return person(value)
  if (isFile(value)) return document(value)
  return name === 'ofAccount' && typeof value === 'number' ? account(value) : undefined
}

/** By their names; those that the list of documents has no more are counted. */
function Files({ uuids }: { uuids: readonly string[] }) {
  const { document } = useContext(AnswerNamesContext)
  const known = uuids.flatMap((uuid) => document(uuid) ?? [])
  const gone = uuids.length - known.length
  const others = gone === 0 ? [] : [`${gone}${known.length > 0 ? ' more' : ''} ${gone === 1 ? 'file' : 'files'}`]
  return <bdi>{[...known, ...others].join('; ')}</bdi>
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
