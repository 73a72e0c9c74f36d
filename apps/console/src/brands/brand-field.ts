/** What the form of the brand desk is made of: each value of a brand with its words and its kind. Pure. */
import { US_STATES } from '@hearthline/domain'

export type Option = readonly [value: string | number, label: string]

interface Named {
  /** Within the content of a brand; of a field in a list or a group, within that. */
  readonly path: string
  readonly label: string
  readonly help?: string
  /** Left empty, the value is not there. */
  readonly optional?: true
}

export type BrandField =
  | (Named & { readonly kind: 'text' | 'long' | 'whole' | 'switch' | 'fixed' | 'lines' | 'numbers' })
  | (Named & { readonly kind: 'color' })
  | (Named & { readonly kind: 'drawing' })
  /** Dollars of what is kept in cents; `none` where empty means that there is none. */
  | (Named & { readonly kind: 'cents'; readonly none?: true })
  | (Named & { readonly kind: 'choice'; readonly options: readonly Option[] })
  | (Named & { readonly kind: 'several'; readonly options: readonly Option[] })
  /** On, off, or as the installation has it. */
  | (Named & { readonly kind: 'switches'; readonly options: readonly Option[] })
  /** A text, or fields, for each key that is filled in. */
  | (Named & { readonly kind: 'record'; readonly options: readonly Option[]; readonly fields?: readonly BrandField[] })
  | (Named & { readonly kind: 'items'; readonly one: string; readonly fields: readonly BrandField[] })
  /** All of it, or nothing. */
  | (Named & { readonly kind: 'group'; readonly fields: readonly BrandField[] })

export interface BrandSection {
  readonly name: string
  readonly label: string
  readonly fields: readonly BrandField[]
}

type More = Partial<Pick<Named, 'help' | 'optional'>>

export const text = (path: string, label: string, more: More = {}): BrandField => ({ kind: 'text', path, label, ...more })
export const maybe = (path: string, label: string, help?: string): BrandField =>
  text(path, label, { optional: true, ...(help && { help }) })
export const flip = (path: string, label: string, help?: string): BrandField => ({ kind: 'switch', path, label, ...(help && { help }) })
export const dollars = (path: string, label: string, help?: string): BrandField => ({ kind: 'cents', path, label, ...(help && { help }) })
export const choice = (path: string, label: string, options: readonly Option[], more: More = {}): BrandField => ({
  ...{ kind: 'choice', path, label, options },
  ...more,
})

/** Values that say what they are. */
export const same = (...values: readonly (string | number)[]): readonly Option[] => values.map((value) => [value, String(value)])

const stateOptions: readonly Option[] = Object.entries(US_STATES)
export const states = (path: string, label: string, more: More = {}): BrandField => ({
  ...{ kind: 'several', path, label, options: stateOptions },
  ...more,
})
export const ofStates = (path: string, label: string, help: string): BrandField => ({
  ...{ kind: 'record', path, label, help, options: stateOptions },
})

/** Every value of a brand that a field holds, by path: a star stands for any entry of a list, or any key. */
export const leavesOf = (fields: readonly BrandField[], within = ''): readonly string[] =>
  fields.flatMap((field) => {
    const path = `${within}${field.path}`
    if (field.kind === 'group') return leavesOf(field.fields, `${path}.`)
    if (field.kind === 'items') return leavesOf(field.fields, `${path}.*.`)
    if (field.kind === 'switches') return [`${path}.*`]
    if (field.kind === 'record') return field.fields ? leavesOf(field.fields, `${path}.*.`) : [`${path}.*`]
    return [path]
  })
