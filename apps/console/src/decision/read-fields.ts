/** From what was typed to what is sent, and from an example to what would be typed. Amounts never pass through binary fractions. */
import { centsToDecimal, isLocalDate, toCents } from '@hearthline/domain'
import type { SchemaField } from './schema-fields.ts'

export type Typed = Readonly<Record<string, string>>

export interface FieldFault {
  readonly field: string
  readonly message: string
}

class Fault extends Error {}

/** `data` is to be sent only when `faults` is empty. A field left empty that may be is left out. */
export function readFields(fields: readonly SchemaField[], typed: Typed): { data: Record<string, unknown>; faults: FieldFault[] } {
  const data: Record<string, unknown> = {}
  const faults: FieldFault[] = []
  for (const field of fields) {
    const text = (typed[field.name] ?? '').trim()
    try {
      if (text !== '') data[field.name] = readOne(field, text)
      else if (field.kind === 'lines' && field.required) data[field.name] = []
      else if (field.required)
        throw new Fault(field.kind === 'choice' || field.kind === 'yes-no' ? 'Choose one' : `Fill in “${field.label}”`)
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
      faults.push({ field: field.name, message: fault.message })
    }
  }
  return { data, faults }
}

function readOne(field: SchemaField, text: string): unknown {
  if (field.kind === 'money') return inBounds(field, readCents(text))
  if (field.kind === 'whole') return inBounds(field, readNumber(text, /^-?\d{1,15}$/, 'Enter a whole number'))
  if (field.kind === 'number') return inBounds(field, readNumber(text, /^-?\d{1,15}(\.\d{1,15})?$/, 'Enter a number'))
  if (field.kind === 'yes-no') return text === 'true'
  if (field.kind === 'json') return readJson(text)
  if (field.kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (field.kind === 'date' && !isLocalDate(text)) throw new Fault('Enter a day that is on the calendar')
  if (field.kind === 'choice' && !field.options.includes(text)) throw new Fault('Choose one')
  return ofLength(field, text)
}

/** '610,000' or '$610,000.50' to whole cents; a third decimal is refused and not rounded. */
function readCents(text: string): number {
  const plain = text.replace(/^\$\s?/, '')
  if (!/^(\d{1,3}(,\d{3})+|\d{1,13})(\.\d{1,2})?$/.test(plain)) throw new Fault('Enter an amount in dollars, such as 610,000.00')
  return toCents(plain.replaceAll(',', ''))
}

function readNumber(text: string, shape: RegExp, otherwise: string): number {
  const plain = text.replaceAll(',', '')
  if (!shape.test(plain)) throw new Fault(otherwise)
  return Number(plain)
}

function inBounds({ kind, minimum, maximum }: SchemaField, value: number): number {
  const show = (limit: number) => (kind === 'money' ? `$${centsToDecimal(limit)}` : String(limit))
  if (minimum !== undefined && value < minimum) throw new Fault(`Enter at least ${show(minimum)}`)
  if (maximum !== undefined && value > maximum) throw new Fault(`Enter at most ${show(maximum)}`)
  return value
}

function ofLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: SchemaField, text: string): string {
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

/** What somebody would have typed to send this example. */
export function typedFrom(fields: readonly SchemaField[], example: unknown): Typed {
  const given = typeof example === 'object' && example !== null ? (example as Record<string, unknown>) : {}
  return Object.fromEntries(
    fields.filter(({ name }) => given[name] !== undefined).map((field) => [field.name, typedOne(field, given[field.name])]),
  )
}

function typedOne({ kind }: SchemaField, value: unknown): string {
  if (kind === 'money' && typeof value === 'number') return centsToDecimal(value)
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n')
  if (kind === 'json') return JSON.stringify(value, null, 2)
  return String(value)
}
