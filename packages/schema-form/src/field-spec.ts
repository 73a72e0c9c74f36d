/** A JSON schema of an answer, read as the fields that ask for it. Pure. */
import type { LabelTree, Choice as Words } from '@hearthline/domain'
import type { FormStyle, Gap, JsonSchema } from './form-style.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface Named {
  /** Path in the answer, dots between its parts; '' is the answer itself. */
  readonly name: string
  readonly label: string
  readonly optional: boolean
  /** What to say when it is left empty and must not be. */
  readonly missing: string
}

interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

interface Lengths {
  readonly minLength?: number
  readonly maxLength?: number
}

export type FieldSpec = Named &
  (
    | (Lengths & {
        readonly kind: 'text'
        readonly secret: boolean
        readonly digits: boolean
        readonly email: boolean
        readonly long: boolean
        /** Whether the browser may fill it in. */
        readonly autofill: boolean
      })
    | { readonly kind: 'choice'; readonly options: readonly Choice[]; readonly as: 'radios' | 'list' }
    | { readonly kind: 'choices'; readonly options: readonly Choice[] }
    | (Bounds & { readonly kind: 'number'; readonly whole: boolean })
    // money: whole dollars. amount: dollars and cents, or another unit and its hundredths, as typed; the bounds are in hundredths.
    | { readonly kind: 'money' }
    | (Bounds & { readonly kind: 'amount'; readonly unit: '$' | undefined })
    // date: three boxes. day: the platform's own control.
    | { readonly kind: 'date' }
    | { readonly kind: 'day' }
    | { readonly kind: 'texts' }
    | { readonly kind: 'json' }
    // yes: a box to tick. yes-no: neither, until one is chosen.
    | { readonly kind: 'yes'; readonly mustBeTrue: boolean }
    | { readonly kind: 'yes-no'; readonly options?: readonly Choice[] }
    | { readonly kind: 'group'; readonly fields: readonly FieldSpec[] }
    | { readonly kind: 'list'; readonly fields: readonly FieldSpec[]; readonly maximum?: number }
  )

const SECRET = /^(ssn|pin|accountNumber)$/
/** A pattern that takes digits only: a number pad suits it. */
const DIGITS = /^\^\(?(?:sealed:\.\+\|)?\\d\{/
const LONG = 200
/** More options than this are a list to open, not radios. */
const RADIOS_UP_TO = 6

type Label = LabelTree[string] | undefined

const textOf = (label: Label): string => (typeof label === 'string' ? label : typeof label?.label === 'string' ? label.label : '')
const last = (name: string): string => name.split('.').at(-1) ?? name
const join = (name: string, part: string): string => (name === '' ? part : `${name}.${part}`)
/** The schema's own bounds of a safe integer say nothing to a person. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value

const hasOptions = (label: Label): boolean => typeof label === 'object' && 'options' in label && typeof label.options === 'object'

const isTexts = (values: readonly unknown[] | undefined): values is readonly string[] =>
  values?.every((one) => typeof one === 'string') ?? false

/** The fields of an answer that is an object; none for any other schema. */
export function fieldsOf(schema: JsonSchema, labels: LabelTree | undefined, style: FormStyle): readonly FieldSpec[] {
  const root = specOf({ schema, label: labels, name: '', optional: false }, style)
  return root.kind === 'group' ? root.fields : []
}

interface Asked {
  readonly schema: JsonSchema
  readonly label: Label
  readonly name: string
  readonly optional: boolean
}

/** The field of a schema at a path. What it cannot read is asked as text, or as JSON: the server validates the answer in any case. */
function specOf({ schema, label, name, optional }: Asked, style: FormStyle): FieldSpec {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const dense = style.controls === 'dense'
  if (others[0] && !(dense && others.length > 1)) return specOf({ schema: others[0], label, name, optional }, style)
  const text = textOf(label) || style.words(last(name))
  const named = (gap: Gap = 'text'): Named => ({ name, label: text, optional, missing: style.missing(gap, text) })
  if (schema.properties) return { ...named(), kind: 'group', fields: partsOf(schema, label, name, style) }
  if (schema.type === 'array') return listSpec(schema, label, named(schema.items?.format === 'uuid' ? 'file' : 'choice'), style)
  if (isTexts(schema.enum))
    return { ...named('choice'), kind: 'choice', options: optionsOf(schema.enum, label, style), as: choiceAs(schema.enum, optional, dense) }
  const answers =
    schema.type === 'boolean' && schema.const !== true && hasOptions(label) ? optionsOf(['true', 'false'], label, style) : undefined
  if (answers) return { ...named('choice'), kind: 'yes-no', options: answers }
  if (schema.type === 'boolean')
    return dense && schema.const !== true
      ? { ...named('choice'), kind: 'yes-no' }
      : { ...named(), kind: 'yes', mustBeTrue: schema.const === true }
  const bounds = style.tellsBounds ? { minimum: bound(schema.minimum), maximum: bound(schema.maximum) } : {}
  if (schema.type === 'integer' && /Cents$/.test(name))
    return dense ? { ...named(), kind: 'amount', unit: '$', ...bounds } : { ...named(), kind: 'money' }
  if (schema.type === 'integer' && dense && /(Hundredths|Bps)$/.test(name))
    return { ...named(), kind: 'amount', unit: undefined, ...bounds }
  if (schema.type === 'integer' || schema.type === 'number')
    return { ...named(), kind: 'number', whole: schema.type === 'integer', ...bounds }
  if (schema.format === 'date') return dense ? { ...named(), kind: 'day' } : { ...named('date'), kind: 'date' }
  if (dense && schema.type !== 'string') return { ...named(), kind: 'json' }
  return {
    // A document is named by its id.
    ...named(schema.format === 'uuid' ? 'file' : 'text'),
    kind: 'text',
    ...(style.tellsBounds && { minLength: schema.minLength }),
    maxLength: schema.maxLength,
    secret: SECRET.test(last(name)),
    digits: DIGITS.test(schema.pattern ?? ''),
    email: schema.format === 'email',
    long: (schema.maxLength ?? 0) > LONG,
    autofill: !dense && !SECRET.test(last(name)),
  }
}

const choiceAs = (values: readonly string[], optional: boolean, dense: boolean): 'radios' | 'list' =>
  dense || optional || values.length > RADIOS_UP_TO ? 'list' : 'radios'

const optionsOf = (values: readonly string[], label: Label, { words }: FormStyle): readonly Choice[] =>
  values.map((value) => ({ value, label: (label as Words | undefined)?.options?.[value] ?? words(value) }))

function listSpec({ items = {}, maxItems }: JsonSchema, label: Label, named: Named, style: FormStyle): FieldSpec {
  if (isTexts(items.enum)) return { ...named, kind: 'choices', options: optionsOf(items.enum, label, style) }
  if (items.properties)
    return { ...named, kind: 'list', fields: partsOf(items, (label as LabelTree | undefined)?.each, '', style), maximum: maxItems }
  return { ...named, kind: items.type === 'string' || style.controls === 'guided' ? 'texts' : 'json' }
}

const partsOf = ({ properties = {}, required = [] }: JsonSchema, labels: Label, name: string, style: FormStyle): readonly FieldSpec[] =>
  Object.entries(properties).map(([key, schema]) =>
    specOf({ schema, label: (labels as LabelTree | undefined)?.[key], name: join(name, key), optional: !required.includes(key) }, style),
  )
