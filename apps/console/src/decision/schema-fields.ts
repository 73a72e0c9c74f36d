/** A form from the JSON Schema that the server gives with an open item: what fields there are, what was typed, what is sent. */
import { codeWords } from '../words/code-words.ts'

export type FieldKind = 'text' | 'money' | 'whole' | 'number' | 'date' | 'choice' | 'yes-no' | 'lines' | 'json'

export interface SchemaField {
  readonly name: string
  readonly label: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly options: readonly string[]
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly minLength: number | undefined
  readonly maxLength: number | undefined
}

interface Schema {
  readonly type?: unknown
  readonly format?: unknown
  readonly enum?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Whether a review is asked for: accepted or refused, with a reason. It has its own buttons. */
export function isReview(schema: Record<string, unknown>): boolean {
  const { properties } = schema as Schema
  const outcomes = properties?.outcome?.enum
  return (
    isTexts(outcomes) &&
    outcomes.length === 2 &&
    outcomes.includes('ACCEPTED') &&
    outcomes.includes('REFUSED') &&
    properties?.reason?.type === 'string'
  )
}

/** The reasons that a refusal has to name, where this review refuses credit; none where a no refuses nobody. */
export function refusalCodes(schema: Record<string, unknown>): readonly string[] {
  const codes = (schema as Schema).properties?.reasonCodes?.items?.enum
  return isTexts(codes) ? codes : []
}

/** The fields in the order of the schema; none for a schema that is no object. What no plain field fits is typed as JSON. */
export function schemaFields(schema: Record<string, unknown>): SchemaField[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    label: codeWords(name),
    kind: kindOf(name, property),
    required: required.includes(name),
    options: isTexts(property.enum) ? property.enum : [],
    minimum: bound(property.minimum),
    maximum: bound(property.maximum),
    minLength: property.minLength,
    maxLength: property.maxLength,
  }))
}

/** The schema's own bounds of a safe integer say nothing to a person. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value

function kindOf(name: string, { type, format, enum: options, items }: Schema): FieldKind {
  if (isTexts(options)) return 'choice'
  if (type === 'boolean') return 'yes-no'
  if (type === 'integer') return name.endsWith('Cents') ? 'money' : 'whole'
  if (type === 'number') return 'number'
  if (type === 'string') return format === 'date' ? 'date' : 'text'
  if (type === 'array' && items?.type === 'string' && items.enum === undefined) return 'lines'
  return 'json'
}
