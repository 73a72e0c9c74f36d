/** What is asked of a marriage in the record of what was signed: the status, and which of those in the application the spouse is. */
import type { FieldSpec } from '@hearthline/schema-form'

interface Person {
  readonly party: string
  readonly name: string
}

const last = ({ name }: FieldSpec): string => name.split('.').at(-1) ?? name

/** @param people left out where only the status is asked */
export function marriageField(field: FieldSpec, people: readonly Person[]): FieldSpec {
  if (field.kind !== 'group') return field
  return {
    ...field,
    optional: false,
    fields: field.fields.flatMap((part): readonly FieldSpec[] => {
      if (last(part) !== 'to') return [part]
      if (people.length === 0) return []
      const { name, label, optional, missing } = part
      return [
        {
          name,
          label,
          optional,
          missing,
          kind: 'choice',
          as: 'list',
          options: people.map((one) => ({ value: one.party, label: one.name })),
        },
      ]
    }),
  }
}
