import { formatExactCents, type LabelTree } from '@hearthline/domain'
import { type FieldSpec, fieldsOf, type JsonSchema, operatorForm, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { useEffect } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { changeDraft, readDraft } from '../decision/draft.ts'
import { FieldsForm, type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { formatCode } from '../words/format-code.ts'
import { LetterView } from './letter-view.tsx'
import './closing.css'

interface Refused {
  readonly refused: readonly {
    readonly debt: string
    readonly payee: string
    readonly payTo?: string
    readonly amountCents?: number
    readonly because?: string
    readonly letter?: string
  }[]
}

const NONE: Refused = { refused: [] }
const style = operatorForm(formatCode)

/** Whom the processor does not pay, why, and what is to be paid with which letter. */
export function RefusedPayoffs({ file }: { file: ApplicationFile }) {
  const { refused } = (file.openItem?.about as Refused | undefined) ?? NONE
  return (
    <section aria-labelledby="refused-payoffs-title">
      <h3 id="refused-payoffs-title">Payments that could not be sent</h3>
      <dl className="facts">
        {refused.map(({ debt, payee, payTo, amountCents, because, letter }) => (
          <div key={debt}>
            <dt>{payee}</dt>
            <dd>
              {amountCents !== undefined && formatExactCents(amountCents)}
              {payTo && `, ${payTo}`}
              {because && <span className="muted"> · {formatCode(because)}</span>} <LetterView file={file} letter={letter} of={payee} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">Send your own check or wire for exactly this amount, with the payoff letter, then record its number here.</p>
    </section>
  )
}

/** The payments are asked for where we made them. */
export const byHandFields = (fields: readonly FieldSpec[], typed: Values): readonly FieldSpec[] =>
  fields.filter(({ name }) => name !== 'payments' || typed.next === 'PAID_BY_US')

export function PayoffByHandForm(props: DecisionProps) {
  const { item, draftKey } = props
  const { refused } = (item.about as Refused | undefined) ?? NONE
  useEffect(() => {
    const { typed } = readDraft(draftKey)
    if (typed.payments) return
    const fields = fieldsOf(item.schema as JsonSchema, item.labels as LabelTree, style)
    const payments = ((item.about as Refused | undefined) ?? NONE).refused.map(({ debt }) => ({ debt }))
    changeDraft(draftKey, { typed: { ...typed, payments: valuesOf(fields, { payments }).payments } })
  }, [item, draftKey])
  return (
    <FieldsForm
      {...props}
      fieldsFor={byHandFields}
      own={{ payments: (control) => <Payments key="payments" refused={refused} {...control} /> }}
    />
  )
}

function Payments({ refused, field, id, value, error, errors, onChange }: OwnWhole & Refused) {
  const payments = (Array.isArray(value) ? value : []) as readonly Values[]
  if (field.kind !== 'list') return null
  return (
    <div id={id} tabIndex={-1} className="payoff-quotes">
      {error && <p className="ui-field-error">{error}</p>}
      {payments.map((payment, index) => (
        <fieldset key={String(payment.debt)} className="deliveries">
          <legend>{refused.find(({ debt }) => debt === payment.debt)?.payee ?? String(payment.debt)}</legend>
          <div className="decision-fields">
            <SchemaFields
              fields={field.fields.filter(({ name }) => name !== 'debt')}
              within={`payments.${index}`}
              prefix={PREFIX}
              values={payment}
              errors={errors}
              onChange={(next) => onChange(payments.map((one, at) => (at === index ? next : one)))}
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}
