import type { FieldSpec } from '@hearthline/schema-form'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'

/** Each of them is optional in what is stored, as most homes lack none: what is asked for is what this one lacks, and needed. */
export const detailFields = (fields: readonly FieldSpec[], missing: readonly string[]): readonly FieldSpec[] =>
  fields.filter(({ name }) => missing.includes(name)).map((field) => ({ ...field, optional: false }))

/** What the deed or mortgage needs and no record gave. */
export function InstrumentDetailsForm(props: DecisionProps) {
  const { missing = [] } = (props.item.about ?? {}) as { readonly missing?: readonly string[] }
  return (
    <>
      {missing.includes('vesting') && (
        <p className="hint">
          Read the last recorded deed. Whoever is listed as an owner and does not own the home must not sign: the borrower corrects who owns
          it.
        </p>
      )}
      <FieldsForm {...props} fieldsFor={(fields) => detailFields(fields, missing)} />
    </>
  )
}
