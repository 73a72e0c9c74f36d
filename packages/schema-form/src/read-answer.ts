/** From the values of the fields to the answer that is sent, with what is wrong with them. Amounts never pass through binary fractions. */
import { centsToDecimal, isLocalDate, toCents } from '@hearthline/domain'
import { assembleDate, type DateParts } from '@hearthline/ui/date-field'
import type { FieldSpec } from './field-spec.ts'
import { amountText, partOf, type Values, valuesOf } from './field-values.ts'

export interface FieldFault {
  /** Path in the answer, as the server would name it: 'coOwners.0.firstName'. */
  readonly field: string
  readonly message: string
}

class Fault extends Error {}

export interface ReadAnswer {
  /** To be sent only when there are no faults. A field left empty that may be is left out. */
  readonly answer: Values
  readonly faults: readonly FieldFault[]
}

export function readAnswer(fields: readonly FieldSpec[], values: Values): ReadAnswer {
  const faults: FieldFault[] = []
  return { answer: readGroup(fields, values, '', faults), faults }
}

function readGroup(fields: readonly FieldSpec[], values: Values, within: string, faults: FieldFault[]): Values {
  const answer: Record<string, unknown> = {}
  for (const spec of fields) {
    const part = partOf(spec.name)
    const path = within === '' ? part : `${within}.${part}`
    const one = readPart(spec, values[part], path, faults)
    if (one !== undefined) answer[part] = one
  }
  return answer
}

function readPart(spec: FieldSpec, value: unknown, path: string, faults: FieldFault[]): unknown {
  if (spec.kind === 'group') return isLeftOut(spec, value) ? undefined : readGroup(spec.fields, (value ?? {}) as Values, path, faults)
  if (spec.kind === 'list')
    return ((value ?? []) as readonly Values[]).map((one, index) => readGroup(spec.fields, one, `${path}.${index}`, faults))
  try {
    const one = readValue(spec, value)
    const gap = one === undefined || (spec.kind === 'choices' && (one as readonly string[]).length === 0)
    if (gap && !spec.optional) throw new Fault(spec.missing)
    return one
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    faults.push({ field: path, message: fault.message })
    return undefined
  }
}

/** A part that need not be given, and of which nothing was. */
function isLeftOut({ optional, fields }: Extract<FieldSpec, { kind: 'group' }>, value: unknown): boolean {
  const empty = valuesOf(fields, undefined)
  return optional && JSON.stringify({ ...empty, ...(value as Values | undefined) }) === JSON.stringify(empty)
}

/** Undefined for a field that was left empty. */
function readValue(spec: Exclude<FieldSpec, { kind: 'group' | 'list' }>, value: unknown): unknown {
  switch (spec.kind) {
    case 'choices':
      return value ?? []
    case 'money':
      return typeof value === 'number' ? value * 100 : undefined
    case 'date':
      return readDate(spec.missing, value as DateParts | undefined)
    case 'yes':
      if (spec.mustBeTrue && !spec.optional && value !== true) throw new Fault(spec.missing)
      return spec.optional && value !== true ? undefined : value === true
    case 'texts':
      // Typed as lines; a control of its own gives the list itself.
      return readLines(spec.optional, Array.isArray(value) ? value.join('\n') : textOf(value))
    default:
      return readText(spec, textOf(value))
  }
}

const textOf = (value: unknown): string => String(value ?? '').trim()

/** One that was begun and is none is not taken for one that was left out. */
function readDate(invalid: string, parts: DateParts | undefined): string | undefined {
  if (!parts || (parts.month === '' && parts.day === '' && parts.year === '')) return undefined
  const date = assembleDate(parts)
  if (date === null) throw new Fault(invalid)
  return date
}

function readLines(optional: boolean, text: string): readonly string[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return optional && lines.length === 0 ? undefined : lines
}

type Typed = Extract<FieldSpec, { kind: 'text' | 'choice' | 'number' | 'amount' | 'day' | 'yes-no' | 'json' }>

function readText(spec: Typed, text: string): unknown {
  if (text === '') return undefined
  if (spec.kind === 'amount') return inBounds(spec, readCents(text, spec.unit), (limit) => `${spec.unit ?? ''}${centsToDecimal(limit)}`)
  if (spec.kind === 'number') return inBounds(spec, readNumber(spec.whole, text), String)
  if (spec.kind === 'yes-no') return text === 'true'
  if (spec.kind === 'json') return readJson(text)
  if (spec.kind === 'day' && !isLocalDate(text)) throw new Fault('Enter a day that is on the calendar')
  if (spec.kind === 'choice' && !spec.options.some(({ value }) => value === text)) throw new Fault(spec.missing)
  return spec.kind === 'text' ? ofLength(spec, text) : text
}

/** '610,000' or '$610,000.50' to whole cents; a third decimal is refused and not rounded. */
function readCents(text: string, unit: '$' | undefined = '$'): number {
  const plain = text.replace(/^\$\s?/, '')
  if (!/^(\d{1,3}(,\d{3})+|\d{1,13})(\.\d{1,2})?$/.test(plain))
    throw new Fault(unit ? 'Enter an amount in dollars, such as 610,000.00' : 'Enter a number, such as 80.00')
  return toCents(plain.replaceAll(',', ''))
}

/** An amount as it is shown once it is typed; what is no amount stays as it was typed. */
export function tidyAmount(text: string): string {
  try {
    return amountText(readCents(text.trim()))
  } catch {
    return text
  }
}

function readNumber(whole: boolean, text: string): number {
  const plain = text.replaceAll(',', '')
  const shape = whole ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,15})?$/
  if (!shape.test(plain)) throw new Fault(whole ? 'Enter a whole number' : 'Enter a number')
  return Number(plain)
}

interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

function inBounds({ minimum, maximum }: Bounds, value: number, show: (limit: number) => string): number {
  if (minimum !== undefined && value < minimum) throw new Fault(`Enter at least ${show(minimum)}`)
  if (maximum !== undefined && value > maximum) throw new Fault(`Enter at most ${show(maximum)}`)
  return value
}

interface Lengths {
  readonly minLength?: number
  readonly maxLength?: number
}

function ofLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Lengths, text: string): string {
  if (text.length < minLength) throw new Fault(`Enter at least ${minLength} characters`)
  if (text.length > maxLength) throw new Fault(`Enter at most ${maxLength} characters`)
  return text
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault('This is not readable as JSON')
  }
}

/** The field at which a fault of a path is shown: its own, or the one around it where it is asked as a whole (lines, JSON). */
export function fieldAt(fields: readonly FieldSpec[], path: string): string {
  const [part = '', ...rest] = path.split('.')
  const spec = fields.find(({ name }) => partOf(name) === part)
  if (!spec || rest.length === 0) return path
  if (spec.kind === 'group') return `${part}.${fieldAt(spec.fields, rest.join('.'))}`
  if (spec.kind === 'list' && rest.length > 1) return `${part}.${rest[0]}.${fieldAt(spec.fields, rest.slice(1).join('.'))}`
  return part
}

/** What the field of a path is called, with which of several it is: 'Signers 2, Scan'. Undefined where nothing is asked there. */
export function labelAt(fields: readonly FieldSpec[], path: string): string | undefined {
  const [part = '', ...rest] = path.split('.')
  const spec = fields.find(({ name }) => partOf(name) === part)
  if (!spec) return undefined
  if (spec.kind === 'group') return labelAt(spec.fields, rest.join('.')) ?? spec.label
  if (spec.kind !== 'list' || rest.length < 1) return spec.label
  return [`${spec.label} ${Number(rest[0]) + 1}`, labelAt(spec.fields, rest.slice(1).join('.'))].filter(Boolean).join(', ')
}

interface Told extends FieldFault {
  /** Whose field it is, as the list of errors has it. */
  readonly whose?: string | undefined
}

/** The list of errors: where several would read the same, each names its field. */
export function toldApart(fields: readonly FieldSpec[], faults: readonly Told[]): readonly FieldFault[] {
  const wordsOf = ({ message, whose }: Told) => (whose ? `${whose}: ${message}` : message)
  return faults.map((fault) => {
    const isAlone = faults.filter((other) => wordsOf(other) === wordsOf(fault)).length === 1
    const name = isAlone ? undefined : labelAt(fields, fault.field)
    return {
      field: fault.field,
      message: name ? wordsOf({ ...fault, whose: [fault.whose, name].filter(Boolean).join(', ') }) : wordsOf(fault),
    }
  })
}
