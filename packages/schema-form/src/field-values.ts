/** What the fields show for an answer as the server has it: dollars for cents, boxes for a date. Pure. */
import { formatCents } from '@hearthline/domain'
import { emptyDate, splitDate } from '@hearthline/ui/date-field'
import type { FieldSpec } from './field-spec.ts'

export type Values = Readonly<Record<string, unknown>>

/** 13840000 -> '138,400.00', as it may be typed. */
export const amountText = (cents: number): string => formatCents(cents).replace('$', '')

/** The part of a field's path that names it among its siblings. */
export const partOf = (name: string): string => name.split('.').at(-1) ?? name
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a field shows for a part of an answer; its empty state where there is none. */
function shownOf(spec: FieldSpec, answer: unknown): unknown {
  switch (spec.kind) {
    case 'group':
      return valuesOf(spec.fields, answer)
    case 'list':
      return Array.isArray(answer) ? answer.map((one) => valuesOf(spec.fields, one)) : []
    case 'choices':
      return Array.isArray(answer) ? answer : []
    case 'texts':
      return Array.isArray(answer) ? answer.join('\n') : ''
    case 'money':
      return typeof answer === 'number' ? Math.trunc(answer / 100) : null
    case 'amount':
      return typeof answer === 'number' ? amountText(answer) : ''
    case 'number':
      return typeof answer === 'number' ? String(answer) : ''
    case 'date':
      return (typeof answer === 'string' && splitDate(answer)) || emptyDate
    case 'yes':
      return answer === true
    case 'yes-no':
      return typeof answer === 'boolean' ? String(answer) : ''
    case 'json':
      return answer === undefined ? '' : JSON.stringify(answer, null, 2)
    default:
      return typeof answer === 'string' ? answer : ''
  }
}

/** The values of all fields, those of an empty form where there is no answer. */
export const valuesOf = (fields: readonly FieldSpec[], answer: unknown): Values =>
  Object.fromEntries(fields.map((spec) => [partOf(spec.name), shownOf(spec, isObject(answer) ? answer[partOf(spec.name)] : undefined)]))
