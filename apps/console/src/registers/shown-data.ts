/** An entry's data in words, field by field, as the form asks for it. Pure. */
import { formatCents, formatRate, formatShortDate } from '@hearthline/domain'
import { type FieldSpec, partOf } from '@hearthline/schema-form'
import type { Entry } from './register-words.ts'

export interface ShownField {
  readonly name: string
  readonly label: string
  readonly words: string
}

/** Those that were filled in. */
export const shownFields = (fields: readonly FieldSpec[], data: Entry): readonly ShownField[] =>
  fields.flatMap((spec) => {
    const value = data[partOf(spec.name)]
    if (value === undefined || value === null || value === '') return []
    if (spec.kind === 'group') return shownFields(spec.fields, value as Entry)
    const words = wordsOf(spec, value)
    return words === '' ? [] : [{ name: spec.name, label: spec.label, words }]
  })

/** What a second person confirms: every field, and of those that change what they were and become. */
export function changedFields(fields: readonly FieldSpec[], before: Entry, after: Entry): readonly ShownField[] {
  const were = new Map(shownFields(fields, before).map((field) => [field.name, field]))
  const become = shownFields(fields, after)
  const kept = new Set(become.map(({ name }) => name))
  const taken = [...were.values()].filter(({ name }) => !kept.has(name))
  return [
    ...become.map((field) => {
      const was = were.get(field.name)?.words
      return was === field.words ? field : { ...field, words: `${was ?? 'nothing'} becomes ${field.words}` }
    }),
    ...taken.map((field) => ({ ...field, words: `${field.words} becomes nothing` })),
  ]
}

function wordsOf(spec: FieldSpec, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === 'object' ? '' : optionOf(spec, String(one))))
      .filter(Boolean)
      .join(', ')
  if (typeof value === 'boolean') return optionOf(spec, String(value), value ? 'Yes' : 'No')
  if (typeof value === 'number')
    return spec.kind !== 'amount' ? String(value) : spec.unit === '$' ? formatCents(value) : formatRate(value / 100)
  if (spec.kind === 'day') return formatShortDate(String(value))
  return optionOf(spec, String(value))
}

const optionOf = (spec: FieldSpec, value: string, otherwise = value): string =>
  ('options' in spec ? spec.options?.find((option) => option.value === value)?.label : undefined) ?? otherwise

const MOST_TOLD = 12

/** Faults by field: of a list that is typed as lines, each wrong one is named. */
export function faultsByField(
  fieldOf: (path: string) => string,
  faults: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const told = new Map<string, string[]>()
  for (const [path, message] of Object.entries(faults).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))) {
    if (message === undefined) continue
    const field = fieldOf(path)
    told.set(field, [...(told.get(field) ?? []), message])
  }
  return Object.fromEntries([...told].map(([field, messages]) => [field, inOneLine(messages)]))
}

const inOneLine = (messages: readonly string[]): string =>
  messages.length > MOST_TOLD ? `${messages.slice(0, MOST_TOLD).join('. ')}. And ${messages.length - MOST_TOLD} more.` : messages.join('. ')

/** What was pasted, as lines: by commas, spaces or lines apart. */
export const asLines = (pasted: string): string =>
  pasted
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join('\n')
