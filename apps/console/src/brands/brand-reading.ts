/** The whole of a version in words, for whoever reads it. Pure. */
import type { BrandField } from './brand-field.ts'
import { BRAND_SECTIONS } from './brand-sections.ts'
import { listOf, valueAt, wordsOf } from './brand-values.ts'

export interface ReadLine {
  readonly label: string
  readonly words: string
}

export interface ReadSection {
  readonly name: string
  readonly label: string
  readonly lines: readonly ReadLine[]
}

export const sectionsInWords = (content: unknown): readonly ReadSection[] =>
  BRAND_SECTIONS.map(({ name, label, fields }) => ({ name, label, lines: fields.flatMap((field) => linesOf(field, content)) }))

const partsOf = (name: string, fields: readonly BrandField[], of: unknown): readonly ReadLine[] =>
  fields.flatMap((field) => linesOf(field, of, `${name}, `))

/** A drawing is looked at in the preview, which stands beside. */
function linesOf(field: BrandField, content: unknown, of = ''): readonly ReadLine[] {
  const value = valueAt(content, field.path)
  const label = `${of}${field.label}`
  const none = [{ label, words: 'none' }]
  if (field.kind === 'drawing') return []
  if (field.kind === 'group') return value === undefined ? none : partsOf(label, field.fields, value)
  if (field.kind === 'items') {
    const entries = listOf(value)
    return entries.length === 0 ? none : entries.flatMap((one, at) => partsOf(`${label}, ${field.one} ${at + 1}`, field.fields, one))
  }
  if (field.kind === 'record' || field.kind === 'switches') {
    const lines = field.options.flatMap(([key, name]) => {
      const one = valueAt(value, String(key))
      if (one === undefined) return []
      const part = `${label}, ${name}`
      return field.kind === 'record' && field.fields ? partsOf(part, field.fields, one) : [{ label: part, words: wordsOf(field, one) }]
    })
    return lines.length === 0 ? none : lines
  }
  return [{ label, words: wordsOf(field, value) }]
}
