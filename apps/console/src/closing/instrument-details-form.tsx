import type { LabelTree } from '@hearthline/domain'
import { type FieldSpec, fieldsOf, type JsonSchema, operatorForm, valuesOf } from '@hearthline/schema-form'
import { Alert } from '@hearthline/ui/alert'
import { useEffect } from 'react'
import { changeDraft, isDrafted } from '../decision/draft.ts'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { formatCode } from '../words/format-code.ts'

const style = operatorForm(formatCode)

interface About {
  readonly missing?: readonly string[]
  readonly also?: readonly string[]
  readonly before?: Readonly<Record<string, string>>
  readonly vestingBefore?: string
}

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
  const { item, draftKey } = props
  const { missing = [], also = [], before = {}, vestingBefore } = (item.about ?? {}) as About
  // Whoever confirms it again would lose, without a word, whom they did not type again.
  useEffect(() => {
    const decided = ((item.about ?? {}) as About).before ?? {}
    if (isDrafted(draftKey) || Object.keys(decided).length === 0) return
    changeDraft(draftKey, { typed: valuesOf(fieldsOf(item.schema as JsonSchema, item.labels as LabelTree, style), decided) })
  }, [item, draftKey])
  return (
    <>
      {Object.keys(before).length > 0 && (
        <Alert kind="info">
          What was decided before is filled in below. Check it against the documents, change what is no longer right, and say why.
        </Alert>
      )}
      {vestingBefore && (
        <Alert kind="warning">
          How title is held was recorded before as <q>{vestingBefore}</q>. It names someone who no longer signs, so it is not filled in.
        </Alert>
      )}
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
      <FieldsForm {...props} fieldsFor={(fields, { spouseSigns }) => detailFields(fields, missing, spouseSigns === 'NO' ? [] : also)} />
    </>
  )
}
