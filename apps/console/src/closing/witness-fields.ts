/** Who was there when someone signed in ink: the name is asked for once somebody was, and then needed. Pure. */
import type { FieldSpec, Values } from '@hearthline/schema-form'

const last = ({ name }: FieldSpec): string => name.split('.').at(-1) ?? name

export const witnessFields = (fields: readonly FieldSpec[], { before }: Values): readonly FieldSpec[] =>
  fields.flatMap((field): readonly FieldSpec[] => {
    if (last(field) !== 'witness') return [field]
    return before && before !== 'ALONE' ? [{ ...field, optional: false }] : []
  })
