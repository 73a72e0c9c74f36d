import type { FieldSpec } from '@hearthline/schema-form'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'

/** Each of them is optional in what is stored, as most homes lack none: what is asked for is what this one lacks, and needed. @param also needed by what is chosen beside it */
export const detailFields = (
  fields: readonly FieldSpec[],
  missing: readonly string[],
  also: readonly string[] = [],
): readonly FieldSpec[] =>
  fields
    .filter(({ name }) => missing.includes(name) || also.includes(name))
    .map((field) => ({ ...field, optional: !missing.includes(field.name) }))

/** What the deed or mortgage needs and no record gave. */
export function InstrumentDetailsForm(props: DecisionProps) {
  const { missing = [], also = [] } = (props.item.about ?? {}) as {
    readonly missing?: readonly string[]
    readonly also?: readonly string[]
  }
  return (
    <>
      {missing.includes('vesting') && (
        <p className="hint">
          Read the last recorded deed. Whoever is listed as an owner and does not own the home must not sign: the borrower corrects who owns
          it.
        </p>
      )}
      {missing.includes('spouseSigns') && (
        <p className="hint">
          Find out whether the law of the state has an owner’s spouse sign this deed or mortgage who does not own the home: ask an attorney
          or the title company, and read the title search. Do not ask a spouse to sign where the law does not need it. Enter the name of the
          borrower’s spouse only if they have to sign. The spouses of other owners are asked for on those owners’ own pages.
        </p>
      )}
      <FieldsForm {...props} fieldsFor={(fields) => detailFields(fields, missing, also)} />
    </>
  )
}
