/** Fields of an answer in words, by the labels of their item: what stands, and what it would become. */
import { type Choice, type Each, formatExactCents, formatPhone, isSealed, type LabelTree } from '@hearthline/domain'

type Label = LabelTree[string] | undefined

export const fieldLabel = (labels: LabelTree | undefined, field: string): string => {
  const label = labels?.[field]
  if (typeof label === 'string') return label
  // A part of several fields has a label for each of them, and none of its own.
  return typeof label?.label === 'string' ? label.label : `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

/** 'None' of what was left empty. A secret is never described. */
export function describeField(labels: LabelTree | undefined, field: string, value: unknown): string {
  const told = describe(labels?.[field], field, value)
  return told === '' ? 'None' : told
}

function describe(label: Label, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (isSealed(value)) return '•••'
  if (typeof value === 'boolean') return (label as Choice | undefined)?.options?.[String(value)] ?? (value ? 'Yes' : 'No')
  if (typeof value === 'number') return /Cents$/.test(field) ? formatExactCents(value) : String(value)
  if (typeof value === 'string')
    return /phone/i.test(field) ? formatPhone(value) : ((label as Choice | undefined)?.options?.[value] ?? value)
  if (Array.isArray(value)) return value.map((one) => describe(label, field, one)).join('; ')
  return describeGroup((label as Each<LabelTree> | undefined)?.each, value as Readonly<Record<string, unknown>>)
}

/** 'Sam Reyes, sam@example.test': the values of a thing, its names first and together. */
function describeGroup(labels: LabelTree | undefined, value: Readonly<Record<string, unknown>>): string {
  const { firstName, lastName, ...rest } = value
  const name = [firstName, lastName].filter((part) => typeof part === 'string').join(' ')
  const others = Object.entries(rest).map(([field, one]) => describe(labels?.[field], field, one))
  return [name, ...others].filter(Boolean).join(', ')
}
