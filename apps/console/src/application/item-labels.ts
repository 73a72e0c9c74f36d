/** An item's own words for its fields and their values, as they come with it. */
import type { Choice, LabelTree } from '@hearthline/domain'

type Label = LabelTree[string] | undefined

const isChoice = (label: Label): label is Choice => typeof label === 'object' && typeof (label as Partial<Choice>).options === 'object'

/** The name of a field; undefined where the item gives none. */
export function labelText(label: Label): string | undefined {
  if (typeof label === 'string') return label
  return typeof label?.label === 'string' ? label.label : undefined
}

/** What a value is called among those that its field offers. */
export function optionText(label: Label, value: unknown): string | undefined {
  return isChoice(label) && typeof value === 'string' ? label.options[value] : undefined
}

/** The names within a field that has fields of its own, or of each of a list. */
export function labelsIn(label: Label): LabelTree | undefined {
  if (typeof label !== 'object' || isChoice(label)) return undefined
  return 'each' in label ? (label.each as LabelTree) : (label as LabelTree)
}
