import { formatExactCents, isImplausibleQuote, type LabelTree } from '@hearthline/domain'
import { type FieldSpec, fieldsOf, type JsonSchema, operatorForm, SchemaFields, type Values, valuesOf } from '@hearthline/schema-form'
import { useEffect } from 'react'
import type { ApplicationFile } from '../application/use-application.ts'
import { changeDraft, readDraft, useDraft } from '../decision/draft.ts'
import { FieldsForm, type OwnWhole, PREFIX } from '../decision/fields-form.tsx'
import type { DecisionProps } from '../decision/review-form.tsx'
import { ReceivedField } from '../received/received-field.tsx'
import { formatCode } from '../words/format-code.ts'
import { centsOf } from './cents-of.ts'
import { LetterView } from './letter-view.tsx'
import './closing.css'

interface QuotedDebt {
  readonly debt: string
  readonly creditor: string
  readonly last4?: string
  readonly agreedCents: number
  readonly quotedCents?: number
  readonly isPaid?: true
  readonly isToEnterAgain?: true
}

interface Quoted {
  readonly debts: readonly QuotedDebt[]
  readonly shortCents: number
}

const NONE: Quoted = { debts: [], shortCents: 0 }
const style = operatorForm(formatCode)

const ASKS: ReadonlySet<string> = new Set(['payoff-quotes', 'payoff-shortfall', 'payoff-requote'])
export const asksForQuotes = (item: string): boolean => ASKS.has(item)

const named = ({ creditor, last4 }: Pick<QuotedDebt, 'creditor' | 'last4'>): string =>
  last4 ? `${creditor}, ending in ${last4}` : creditor

/** Each debt with what the signed terms set aside for it, what its creditor has asked for, and the letter that asks it. */
export function DebtsToPayOff({ file }: { file: ApplicationFile }) {
  const { debts, shortCents } = (file.openItem?.about as Quoted | undefined) ?? NONE
  return (
    <section aria-labelledby="debts-to-pay-off-title">
      <h3 id="debts-to-pay-off-title">Debts to pay off</h3>
      {file.openItem?.id === 'payoff-requote' && (
        <p>
          <strong>Approved, and not paid.</strong> A quote ended, and the draw has less than the creditors ask for by now. Ask the creditors
          below for new amounts. The new amounts are approved again before they are paid.
        </p>
      )}
      <dl className="facts">
        {debts.map(({ debt, agreedCents, quotedCents, isPaid, isToEnterAgain, ...creditor }) => (
          <div key={debt}>
            <dt>{named(creditor)}</dt>
            <dd>
              {formatExactCents(agreedCents)} set aside
              {quotedCents !== undefined && `, ${formatExactCents(quotedCents)} ${isPaid ? 'paid already' : 'asked for'}`}
              {isToEnterAgain &&
                '. One person entered a very high quote. It counts once someone else enters the same figures, payee and address from the letter'}
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
        Send each creditor our request, which is among the documents below. Enter what its letter says and attach the letter. What a
        creditor asks for more is taken from the money to the borrower, who is told.
      </p>
    </section>
  )
}

/** Which account it is, and who was paid already, is known. */
const KNOWN: ReadonlySet<string> = new Set(['debt', 'letter', 'paidCents'])

const withLetter = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
  fields.map((field) =>
    field.kind === 'list'
      ? {
          ...field,
          fields: field.fields.map((part) => (part.name === 'letter' ? { ...part, missing: 'Upload the creditor’s letter' } : part)),
        }
      : field,
  )

const quotesIn = ({ quotes }: Values): readonly Values[] => (Array.isArray(quotes) ? quotes : [])
const letterOf = (quotes: readonly Values[], { debt }: Values) => quotes.find((quote) => quote.debt === debt)?.letter ?? ''
const creditorOf = (debts: readonly QuotedDebt[], { debt }: Values): string => {
  const of = debts.find((one) => one.debt === debt)
  return of ? named(of) : String(debt)
}

/** The quotes, one for each debt that is not paid: the accounts are there, and the letters say the rest. */
export function PayoffQuotesForm(props: DecisionProps) {
  const { file, item, draftKey } = props
  const { debts } = (item.about as Quoted | undefined) ?? NONE
  useEffect(() => {
    const { typed } = readDraft(draftKey)
    if (typed.quotes) return
    const asked = ((item.about as Quoted | undefined) ?? NONE).debts.filter(({ isPaid }) => !isPaid)
    const fields = fieldsOf(item.schema as JsonSchema, item.labels as LabelTree, style)
    const quotes = asked.map(({ debt, creditor }) => ({ debt, payee: creditor }))
    changeDraft(draftKey, { typed: { ...typed, ...valuesOf(fields, { quotes }) } })
  }, [item, draftKey])
  const { typed } = useDraft(draftKey)
  const typedQuotes = quotesIn(typed)
  return (
    <FieldsForm
      {...props}
      fieldsFor={withLetter}
      // Of letters there is no example.
      ownExample={(example) => ({ quotes: quotesIn(example).map((quote) => ({ ...quote, letter: letterOf(typedQuotes, quote) })) })}
      whose={(path) => {
        const quote = typedQuotes[Number(/^quotes\.(\d+)\./.exec(path)?.[1])]
        return quote && creditorOf(debts, quote)
      }}
      own={{ quotes: (control) => <Quotes key="quotes" file={file} debts={debts} {...control} /> }}
    />
  )
}

const isFarAbove = (debts: readonly QuotedDebt[], { debt, amountCents }: Values): boolean => {
  const reportedCents = debts.find((one) => one.debt === debt)?.agreedCents
  const cents = centsOf(String(amountCents ?? ''))
  return reportedCents !== undefined && cents !== undefined && isImplausibleQuote(cents, reportedCents)
}

/** Whoever confirmed a figure is asked for where it takes that, and then needed. */
const askedFor = (fields: readonly FieldSpec[], isDoubled: boolean): readonly FieldSpec[] =>
  fields
    .filter(({ name }) => !KNOWN.has(name) && (isDoubled || name !== 'confirmedBy'))
    .map((field) => (field.name === 'confirmedBy' ? { ...field, optional: false } : field))

/** Whom to ask, who approves it, and what it means for the borrower. */
function FarAbove() {
  return (
    <p className="hint">
      <strong>This is more than twice the credit report.</strong> Most often it is a slip, or another account. If the letter is right, call
      the creditor at a number that is not from the letter, and write above their first and last name, the phone number or email that you
      used, and why the debt grew. Then two others on the team approve it, who both read that. The borrower gets that much less and is
      emailed. If the draw is too small, nothing is paid until the borrower has paid the difference.
    </p>
  )
}

function Quotes({ file, debts, field, id, value, error, errors, onChange }: OwnWhole & { file: ApplicationFile; debts: Quoted['debts'] }) {
  const quotes = (Array.isArray(value) ? value : []) as readonly Values[]
  if (field.kind !== 'list') return null
  const change = (at: number, next: Values) => onChange(quotes.map((one, index) => (index === at ? next : one)))
  return (
    <div id={id} tabIndex={-1} className="payoff-quotes">
      {error && <p className="ui-field-error">{error}</p>}
      {quotes.map((quote, index) => {
        const within = `quotes.${index}`
        const creditor = creditorOf(debts, quote)
        const isDoubled = isFarAbove(debts, quote) || Boolean(quote.confirmedBy) || errors[`${within}.confirmedBy`] !== undefined
        return (
          <fieldset key={String(quote.debt)} className="deliveries">
            <legend>{creditor}</legend>
            {errors[`${within}.debt`] && <p className="ui-field-error">{errors[`${within}.debt`]}</p>}
            <ReceivedField
              file={file}
              kind="CREDITOR_LETTER"
              noun="creditor’s letter"
              about="The borrower has a copy as soon as you record the quotes."
              id={`${PREFIX}${within}.letter`}
              label="Creditor’s letter"
              value={quote.letter}
              error={errors[`${within}.letter`]}
              onChange={(letter) => change(index, { ...quote, letter })}
            />
            <LetterView file={file} letter={quote.letter as string | undefined} of={creditor} />
            <div className="decision-fields">
              <SchemaFields
                fields={askedFor(field.fields, isDoubled)}
                within={within}
                prefix={PREFIX}
                values={quote}
                errors={errors}
                onChange={(next) => change(index, next)}
              />
            </div>
            {isDoubled && <FarAbove />}
          </fieldset>
        )
      })}
    </div>
  )
}
