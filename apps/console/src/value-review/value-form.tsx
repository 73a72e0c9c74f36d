import { formatCents } from '@hearthline/domain'
import type { FieldSpec, Values } from '@hearthline/schema-form'
import { Alert } from '@hearthline/ui/alert'
import { Kbd } from '@hearthline/ui/kbd'
import { changeDraft, readDraft } from '../decision/draft.ts'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { useShortcut } from '../frame/use-shortcut.ts'
import { documentsOfReview } from '../home-review/reviewed-home.ts'
import { ReceivedField } from '../received/received-field.tsx'
import { readFoundValues } from './found-values.ts'

/** The corrected value is asked for exactly where the value is corrected. */
export function valueReviewFields(fields: readonly FieldSpec[], typed: Values): readonly FieldSpec[] {
  return fields.flatMap((field) => {
    if (field.name === 'report') return [{ ...field, missing: 'Upload the appraiser’s report' }]
    if (!fields.some(({ name }) => name === 'outcome')) return [field]
    if (field.name !== 'valueCents') return [field]
    return typed.outcome === 'CORRECTED' ? [{ ...field, optional: false }] : []
  })
}

const focusField = (name: string): void => {
  requestAnimationFrame(() => document.getElementById(`answer-${name}`)?.focus())
}

/** A value that a person gives: a correction, a reconsidered value, or an appraiser's. */
export function ValueForm(props: DecisionProps) {
  const { file, item, draftKey } = props
  const standing = readFoundValues(file).find(({ stands }) => stands)
  const documents = documentsOfReview(item.id, file.documents)
  const isReview = item.id === 'value-review'
  const choose = (outcome: string, field: string) => {
    changeDraft(draftKey, { typed: { ...readDraft(draftKey).typed, outcome } })
    focusField(field)
  }
  useShortcut('a', () => (isReview ? choose('CORRECTED', 'valueCents') : focusField('valueCents')))
  useShortcut('r', () => (isReview ? choose('UNCHANGED', 'answer') : focusField('condition')))
  return (
    <>
      <p className="hint">
        {standing && `The value that stands is ${formatCents(standing.valueCents, 0)}. `}
        {isReview ? (
          <>
            Correct the value <Kbd>a</Kbd> or let it stand <Kbd>r</Kbd>. Each later decision and offer counts a corrected value.
          </>
        ) : (
          <>
            Upload the report, read the value in it, and enter the same <Kbd>a</Kbd>. Each later decision and offer counts it, and the
            borrower reads both.
          </>
        )}
      </p>
      <FieldsForm
        {...props}
        fieldsFor={valueReviewFields}
        isInFoot
        own={{
          report: (control) => (
            <ReceivedField
              key="report"
              file={file}
              kind="VALUATION_REPORT"
              noun="report"
              about="The borrower has a copy as soon as you record the value (12 CFR 1002.14(a))."
              {...control}
            />
          ),
        }}
        note={isReview && documents.length === 0 && <NoReport />}
      />
    </>
  )
}

function NoReport() {
  return (
    <Alert kind="warning">
      This file has no report and no evidence. Record only a value that you have in writing, and say in the reason from whom.
    </Alert>
  )
}
