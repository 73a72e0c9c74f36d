/** Between an answer as the server has it and the values that the fields show: dollars for cents, boxes for a date. Pure. */
import { assembleDate, emptyDate, splitDate } from '@hearthline/ui/date-field'
import type { FieldSpec } from './field-spec.ts'

export type Values = Readonly<Record<string, unknown>>

const key = (name: string): string => name.split('.').at(-1) ?? name
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a field shows for a part of an answer; its empty state where there is none. */
export function toValue(spec: FieldSpec, answer: unknown): unknown {
  switch (spec.kind) {
    case 'group':
      return valuesOf(spec.fields, answer)
    case 'list':
      return Array.isArray(answer) ? answer.map((one) => valuesOf(spec.fields, one)) : []
    case 'choices':
    case 'texts':
      return Array.isArray(answer) ? answer : []
    case 'money':
      return typeof answer === 'number' ? Math.trunc(answer / 100) : null
    case 'number':
      return typeof answer === 'number' ? String(answer) : ''
    case 'date':
      return (typeof answer === 'string' && splitDate(answer)) || emptyDate
    case 'yes':
      return answer === true
    default:
      return typeof answer === 'string' ? answer : ''
  }
}

export const valuesOf = (fields: readonly FieldSpec[], answer: unknown): Values =>
  Object.fromEntries(fields.map((spec) => [key(spec.name), toValue(spec, isObject(answer) ? answer[key(spec.name)] : undefined)]))

/** The answer of a field; undefined for an optional one that was left empty, and for a required one nobody filled in. */
export function toAnswer(spec: FieldSpec, value: unknown): unknown {
  switch (spec.kind) {
    case 'group':
      return answerOf(spec.fields, value as Values)
    case 'list':
      return (value as readonly Values[]).map((one) => answerOf(spec.fields, one))
    case 'choices':
      return value
    case 'texts':
      return spec.optional && (value as readonly string[]).length === 0 ? undefined : value
    case 'money':
      return typeof value === 'number' ? value * 100 : undefined
    case 'number':
      return value === '' || value === null ? undefined : Number(value)
    case 'date':
      return assembleDate(value as typeof emptyDate) ?? undefined
    case 'yes':
      return spec.optional && value !== true ? undefined : value === true
    default: {
      const text = String(value ?? '').trim()
      return text === '' ? undefined : text
    }
  }
}

export const answerOf = (fields: readonly FieldSpec[], values: Values): Values =>
  Object.fromEntries(
    fields.map((spec) => [key(spec.name), toAnswer(spec, values[key(spec.name)])]).filter(([, answer]) => answer !== undefined),
  )

/** What is plainly missing, before the server is asked: required fields left empty, boxes that must be ticked. */
export function missingFields(fields: readonly FieldSpec[], values: Values, within = ''): readonly { field: string; message: string }[] {
  return fields.flatMap((spec) => {
    const name = within === '' ? spec.name : `${within}.${key(spec.name)}`
    const value = values[key(spec.name)]
    if (spec.kind === 'group') return missingFields(spec.fields, value as Values, name)
    if (spec.kind === 'list')
      return (value as readonly Values[]).flatMap((one, index) => missingFields(spec.fields, one, `${name}.${index}`))
    if (spec.kind === 'yes') return spec.mustBeTrue && !spec.optional && value !== true ? [{ field: name, message: 'Required' }] : []
    if (spec.kind === 'choices')
      return !spec.optional && (value as readonly string[]).length === 0 ? [{ field: name, message: 'Required' }] : []
    return spec.optional || toAnswer(spec, value) !== undefined
      ? []
      : [{ field: name, message: spec.kind === 'date' ? 'Invalid date' : 'Required' }]
  })
}
