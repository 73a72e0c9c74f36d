/** Who fills a form in: what a field is asked with, and what is said of one that was left empty. */

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
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** Of a field that was left empty and must not be. */
export type Gap = 'text' | 'choice' | 'date' | 'file'

export interface FormStyle {
  /** guided: a few large controls, one thing at a time. dense: what someone types who does this all day, to the cent, by keyboard. */
  readonly controls: 'guided' | 'dense'
  /** The label of a field, or of a value to choose, which the item does not name. */
  readonly words: (code: string) => string
  readonly missing: (gap: Gap, label: string) => string
  /** Bounds and lengths are checked here; otherwise the item's own schema checks them, with its own messages. */
  readonly tellsBounds: boolean
}

/** A borrower: every label is the item's own, and so is every message but that something is missing. */
export const borrowerForm: FormStyle = {
  controls: 'guided',
  words: (code) => code,
  missing: (gap) => (gap === 'date' ? 'Invalid date' : 'Required'),
  tellsBounds: false,
}

const MISSING = {
  text: 'Fill in',
  date: 'Fill in',
  choice: 'Choose one for',
  file: 'Upload a file for',
} as const satisfies Record<Gap, string>

/** An operator, who has the schema from the server and no labels: `words` makes them of the names. */
export const operatorForm = (words: FormStyle['words']): FormStyle => ({
  controls: 'dense',
  words,
  missing: (gap, label) => `${MISSING[gap]} “${label}”`,
  tellsBounds: true,
})
