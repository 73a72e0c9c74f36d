/** Values of a brand by path, as they are typed: wrong ones too, which the server names. Pure. */
import { isSame } from '@hearthline/brands/desk'
import { formatCents } from '@hearthline/domain'
import type { BrandField } from './brand-field.ts'
import { BRAND_SECTIONS } from './brand-sections.ts'

export type Content = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Content => typeof value === 'object' && value !== null

export const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, part) => (isPart(one) ? one[part] : undefined), content)

/** Another content with the value at the path; undefined takes it out. */
export function withValue<Whole>(content: Whole, path: string, value: unknown): Whole {
  const [part = '', ...rest] = path.split('.')
  const from: Content = isPart(content) ? content : {}
  const next = rest.length === 0 ? value : withValue(from[part] ?? {}, rest.join('.'), value)
  if (next === undefined) return Object.fromEntries(Object.entries(from).filter(([key]) => key !== part)) as Whole
  return { ...from, [part]: next } as Whole
}

/** A whole number where it is one, and the text otherwise: nothing typed is lost. */
export const readWhole = (typed: string): unknown => (/^-?\d{1,12}$/.test(typed.trim()) ? Number(typed.trim()) : typed)

/** One below zero is read too: it is told as what it is, and not as no number. */
export function readDollars(typed: string): unknown {
  const [, minus, whole, part = ''] = typed.replace(/[$,\s]/g, '').match(/^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/) ?? []
  if (whole === undefined) return typed
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return minus && cents > 0 ? -cents : cents
}

export function writeDollars(value: unknown): string {
  if (typeof value !== 'number') return String(value ?? '')
  const cents = Math.abs(value)
  return `${value < 0 ? '-' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** In one line, for whoever compares. */
export function wordsOf(field: BrandField, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field.kind === 'cents' && typeof value === 'number') return formatCents(value)
  if (Array.isArray(value)) return value.map((one) => labelOf(field, one)).join(', ') || 'none'
  return labelOf(field, value)
}

const labelOf = (field: BrandField, value: unknown): string =>
  ('options' in field ? field.options.find(([one]) => one === value)?.[1] : undefined) ?? String(value)

export interface ChangeInWords {
  readonly section: string
  readonly words: string
}

/** Every change between two contents, in words: what someone reads before they ask for it or publish it. */
export const changesInWords = (before: unknown, after: unknown): readonly ChangeInWords[] =>
  BRAND_SECTIONS.flatMap(({ label: section, fields }) =>
    fields.flatMap((field) => fieldChanges(field, before, after)).map((words) => ({ section, words })),
  )

export function fieldChanges(field: BrandField, before: unknown, after: unknown, of = ''): readonly string[] {
  const [one, other] = [valueAt(before, field.path), valueAt(after, field.path)]
  if (isSame(one, other)) return []
  const name = `${of}${field.label}`
  if (field.kind === 'group') return partChanges(name, field.fields, one, other)
  if (field.kind === 'items') {
    const [were, are] = [listOf(one), listOf(other)]
    return Array.from({ length: Math.max(were.length, are.length) }, (_, at) =>
      partChanges(`${name}, ${field.one} ${at + 1}`, field.fields, were[at], are[at]),
    ).flat()
  }
  if (field.kind === 'record' || field.kind === 'switches')
    return field.options.flatMap(([key, label]) => {
      const [was, is] = [valueAt(one, String(key)), valueAt(other, String(key))]
      if (isSame(was, is)) return []
      const part = `${name}, ${label}`
      return field.kind === 'record' && field.fields ? partChanges(part, field.fields, was, is) : [`${part}: ${told(field, was, is)}`]
    })
  if (field.kind === 'drawing') return [`${name}: another drawing`]
  if (field.kind === 'long') return [`${name}: changed`]
  if (field.kind === 'several' || field.kind === 'lines') return [`${name}: ${listChange(field, listOf(one), listOf(other))}`]
  return [`${name}: ${told(field, one, other)}`]
}

function partChanges(name: string, fields: readonly BrandField[], one: unknown, other: unknown): readonly string[] {
  if (isSame(one, other)) return []
  if (one === undefined) return [`${name}: added`, ...fields.flatMap((field) => fieldChanges(field, {}, other, `${name}, `))]
  if (other === undefined) return [`${name}: taken out`]
  return fields.flatMap((field) => fieldChanges(field, one, other, `${name}, `))
}

const told = (field: BrandField, was: unknown, is: unknown): string => `${wordsOf(field, was)} becomes ${wordsOf(field, is)}`

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function listChange(field: BrandField, were: readonly unknown[], are: readonly unknown[]): string {
  const added = are.filter((one) => !were.includes(one)).map((one) => labelOf(field, one))
  const gone = were.filter((one) => !are.includes(one)).map((one) => labelOf(field, one))
  const words = [added.length > 0 && `added ${added.join(', ')}`, gone.length > 0 && `took out ${gone.join(', ')}`].filter(Boolean)
  return words.join('; ') || 'in another order'
}

/** Values are named without their first part, as brand.json has them. */
export const wholePath = (path: string): string => (/^(svg|ownTexts|content)(\.|$)/.test(path) ? path : `values.${path}`)

export const sectionOf = (path: string) =>
  BRAND_SECTIONS.find(({ fields }) =>
    fields.some((field) => wholePath(path) === field.path || wholePath(path).startsWith(`${field.path}.`)),
  )

/** What the form calls the value at a path, or the one that it is within. */
export function labelOfPath(path: string): string {
  const whole = wholePath(path)
  const fields = BRAND_SECTIONS.flatMap((section) => section.fields)
  return fields.find((field) => whole === field.path || whole.startsWith(`${field.path}.`))?.label ?? path
}
