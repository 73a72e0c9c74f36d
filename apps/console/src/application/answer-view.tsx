import { keyWords, valueWords } from './value-words.ts'

type Primitive = string | number | boolean | null

const isPrimitive = (data: unknown): data is Primitive => data === null || ['string', 'number', 'boolean'].includes(typeof data)

export const isEmptyAnswer = (data: unknown): boolean =>
  data === null || data === undefined || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)

/** Any answer of the system in readable rows; `name` is what it stands under. */
export function AnswerView({ data, name = '' }: { data: unknown; name?: string }) {
  if (data === undefined || isPrimitive(data)) return <>{valueWords(name, data ?? null)}</>
  if (isEmptyAnswer(data)) return <>None</>
  if (Array.isArray(data)) {
    if (data.every(isPrimitive)) return <>{data.map((one) => valueWords(name, one)).join(', ')}</>
    return (
      <ol className="data-list">
        {data.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells them apart
          <li key={index}>
            <AnswerView data={one} name={name} />
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
          <dt>{keyWords(key)}</dt>
          <dd>
            <AnswerView data={value} name={key} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
