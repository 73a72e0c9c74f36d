import { formatExactCents, type LabelTree } from '@hearthline/domain'
import { fieldsOf, type JsonSchema, operatorForm, valuesOf } from '@hearthline/schema-form'
import { useEffect } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { changeDraft, readDraft } from '../decision/draft.ts'
import { FieldsForm } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { formatCode } from '../words/format-code.ts'
import './closing.css'

interface Quoted {
  readonly debts: readonly {
    readonly debt: string
    readonly creditor: string
    readonly last4?: string
    readonly agreedCents: number
    readonly quotedCents?: number
  }[]
  readonly shortCents: number
}

const NONE: Quoted = { debts: [], shortCents: 0 }
const style = operatorForm(formatCode)

export const asksForQuotes = (item: string): boolean => item === 'payoff-quotes' || item === 'payoff-shortfall'

/** Each debt with what the signed terms set aside for it, and what its creditor has asked for. */
export function DebtsToPayOff({ file }: { file: ApplicationFile }) {
  const { debts, shortCents } = (file.openItem?.about as Quoted | undefined) ?? NONE
  return (
    <section aria-labelledby="debts-to-pay-off-title">
      <h3 id="debts-to-pay-off-title">Debts to pay off</h3>
      <dl className="facts">
        {debts.map(({ debt, creditor, last4, agreedCents, quotedCents }) => (
          <div key={debt}>
            <dt>{debt}</dt>
            <dd>
              {last4 ? `${creditor}, ending in ${last4}` : creditor}: {formatExactCents(agreedCents)} set aside
              {quotedCents !== undefined && `, ${formatExactCents(quotedCents)} asked for`}
            </dd>
          </div>
        ))}
      </dl>
      {shortCents > 0 && (
        <p>
          <strong>The draw is {formatExactCents(shortCents)} too small.</strong> No debt is paid in part. Ask the borrower to pay the
          difference to a creditor, then enter the new quotes.
        </p>
      )}
      <p className="hint">
        Enter what each creditor’s letter says. What a creditor asks for more is taken from the money to the borrower, who is told.
      </p>
    </section>
  )
}

/** The quotes, one for each debt: the accounts are there, and the letters say the rest. */
export function PayoffQuotesForm(props: DecisionProps) {
  const { item, draftKey } = props
  useEffect(() => {
    const { typed } = readDraft(draftKey)
    if (typed.quotes) return
    const { debts } = (item.about as Quoted | undefined) ?? NONE
    const fields = fieldsOf(item.schema as JsonSchema, item.labels as LabelTree, style)
    const quotes = debts.map(({ debt, creditor }) => ({ debt, payee: creditor }))
    changeDraft(draftKey, { typed: { ...typed, ...valuesOf(fields, { quotes }) } })
  }, [item, draftKey])
  return <FieldsForm {...props} />
}
