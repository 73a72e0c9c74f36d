/** The words for an answer's fields: complete by type, so that a field or a value without a name does not compile. */

/** A list of values to choose from, each with its words. */
export interface Choice<V extends string = string> {
  readonly label: string
  readonly options: Readonly<Record<V, string>>
}

/** A list of things that have fields of their own. */
export interface Each<E = unknown> {
  readonly label: string
  readonly each: E
}

type Named<V extends string> = string extends V ? string : Choice<V>

/** What is true or not is a box to tick; with options it is a question with two answers. */
type Label<V> = [V] extends [boolean]
  ? string | Choice<'true' | 'false'>
  : [V] extends [string]
    ? Named<V>
    : [V] extends [readonly (infer E)[]]
      ? [E] extends [string]
        ? Named<E>
        : Each<Labels<E>>
      : [V] extends [object]
        ? Labels<V>
        : string

/** One label for each field of D; a field of fixed values names each of them. */
export type Labels<D> = { readonly [K in keyof D & string]-?: Label<NonNullable<D[K]>> }

/** The same without its type, as a form reads it. */
export interface LabelTree {
  readonly [field: string]: string | Choice | Each<LabelTree> | LabelTree
}

/** The names of an answer's own fields, in their order; a group's are those of its members. */
export const fieldNames = (labels: LabelTree): string[] =>
  Object.values(labels).flatMap((label) => (typeof label === 'string' ? [label] : isNamed(label) ? [label.label] : fieldNames(label)))

const isNamed = (label: Choice | Each<LabelTree> | LabelTree): label is Choice | Each<LabelTree> => typeof label.label === 'string'
