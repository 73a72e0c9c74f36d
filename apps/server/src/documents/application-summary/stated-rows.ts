/** What someone stated, in the words of the questions: each field of an answer by its label, as it was given. */
import { formatExactCents, formatPhone, formatShortDate, isLocalDate, type LabelTree } from '@hearthline/domain'

export type Row = readonly [name: string, value: string]

/** Fields that are said elsewhere, or that no document may hold. */
export type LeftOut = ReadonlySet<string>

export function statedRows(labels: LabelTree, answer: Readonly<Record<string, unknown>>, leftOut: LeftOut = new Set()): Row[] {
  return Object.entries(labels).flatMap(([field, label]): Row[] => {
    const value = answer[field]
    if (leftOut.has(field) || value === undefined || value === null || value === '') return []
    if (typeof label === 'string') return typeof value === 'object' ? [] : [[label, valueText(field, value)]]
    if ('options' in label && typeof label.label === 'string') return [[label.label, chosenText(label.options as Options, value)]]
    if ('each' in label && typeof label.label === 'string') {
      const entries = value as readonly Readonly<Record<string, unknown>>[]
      return entries.map(
        (entry, place): Row => [
          entries.length === 1 ? (label.label as string) : `${label.label} ${place + 1}`,
          statedRows(label.each as LabelTree, entry, leftOut)
            .map(([, text]) => text)
            .join(', '),
        ],
      )
    }
    return statedRows(label as LabelTree, value as Readonly<Record<string, unknown>>, leftOut)
  })
}

type Options = Readonly<Record<string, string>>

const chosenText = (options: Options, value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((one) => options[String(one)] ?? String(one)).join(', ')

function valueText(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return field.endsWith('Cents') ? formatExactCents(value) : String(value)
  const text = String(value)
  if (isLocalDate(text)) return formatShortDate(text)
  return /phone/i.test(field) ? formatPhone(text) : text
}
