/** A JSON schema of an answer, read as the fields that ask for it. Pure. */
import type { LabelTree, Choice as Words } from '@hearthline/domain'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface Named {
  /** Path in the answer, dots between its parts; '' is the answer itself. */
  readonly name: string
  readonly label: string
  readonly optional: boolean
}

export type FieldSpec = Named &
  (
    | {
        readonly kind: 'text'
        readonly maxLength?: number
        readonly secret: boolean
        readonly digits: boolean
        readonly email: boolean
        readonly long: boolean
      }
    | { readonly kind: 'choice' | 'choices'; readonly options: readonly Choice[] }
    | { readonly kind: 'number' | 'money' | 'date' | 'texts' }
    | { readonly kind: 'yes'; readonly mustBeTrue: boolean }
    | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
    | { readonly kind: 'list'; readonly fields: readonly FieldSpec[]; readonly maximum?: number }
  )

/** As much of JSON Schema as our answers use. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly maxItems?: number
}

const SECRET = /^(ssn|pin|accountNumber)$/
/** A pattern that takes digits only: a number pad suits it. */
const DIGITS = /^\^\(?(?:sealed:\.\+\|)?\\d\{/
const LONG = 200

type Label = LabelTree[string] | undefined

const textOf = (label: Label): string => (typeof label === 'string' ? label : typeof label?.label === 'string' ? label.label : '')
const options = (values: readonly unknown[], label: Label): readonly Choice[] =>
  values.map((value) => ({ value: String(value), label: (label as Words | undefined)?.options?.[String(value)] ?? String(value) }))
const last = (name: string): string => name.split('.').at(-1) ?? name
const join = (name: string, part: string): string => (name === '' ? part : `${name}.${part}`)

/** The field of a schema at a path. What it cannot read it asks as text: the server judges the answer either way. */
export function fieldSpec(schema: JsonSchema, label: Label, name = '', optional = false): FieldSpec {
  const named: Named = { name, label: textOf(label), optional }
  const plain = schema.anyOf?.find(({ type }) => type !== 'null')
  if (plain) return fieldSpec(plain, label, name, optional)
  if (schema.properties) return { ...named, kind: 'group', fields: fieldsOf(schema, label, name) }
  if (schema.type === 'array') return listSpec(schema, label, named)
  if (schema.enum) return { ...named, kind: 'choice', options: options(schema.enum, label) }
  if (schema.type === 'boolean') return { ...named, kind: 'yes', mustBeTrue: schema.const === true }
  if (schema.type === 'integer' || schema.type === 'number') return { ...named, kind: /Cents$/.test(name) ? 'money' : 'number' }
  if (schema.format === 'date') return { ...named, kind: 'date' }
  return {
    ...named,
    kind: 'text',
    maxLength: schema.maxLength,
    secret: SECRET.test(last(name)),
    digits: DIGITS.test(schema.pattern ?? ''),
    email: schema.format === 'email',
    long: (schema.maxLength ?? 0) > LONG,
  }
}

function listSpec({ items = {}, maxItems }: JsonSchema, label: Label, named: Named): FieldSpec {
  if (items.enum) return { ...named, kind: 'choices', options: options(items.enum, label) }
  if (items.properties)
    return { ...named, kind: 'list', fields: fieldsOf(items, (label as LabelTree | undefined)?.each, ''), maximum: maxItems }
  return { ...named, kind: 'texts' }
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, labels: Label, name: string): readonly FieldSpec[] =>
  Object.entries(properties).map(([key, schema]) =>
    fieldSpec(schema, (labels as LabelTree | undefined)?.[key], join(name, key), !required.includes(key)),
  )
