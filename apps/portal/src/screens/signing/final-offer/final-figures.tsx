import { costLabel, formatApr, type LineTerms } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { aprNote, exactMoney, exactRate, formatDebt, formatFee, RATE_KIND_LABELS } from '../../../offer/format-figures.ts'
import { applicationPath } from '../../../routing/application-path.ts'

interface FinalFiguresProps {
  readonly terms: LineTerms
  readonly dueDay: number
  /** Of the recording tax, as the offer showed it: where that was another amount. */
  readonly quotedTaxCents?: number | undefined
}

/** The terms as they are disclosed and signed: nothing here is calculated. */
export function FinalFigures({ terms, dueDay, quotedTaxCents }: FinalFiguresProps) {
  const { uuid, application } = useApplication()
  const disclosure = application.documents.findLast(({ type }) => type === 'CLOSING_DISCLOSURE')
  const { recordingTax } = terms
  const isTaxOpen = recordingTax.leastCents !== recordingTax.mostCents
  return (
    <Card as="section" title="Your line of credit">
      <FigureList label="Your final offer in figures">
        <FigureRow
          label="Monthly payment"
          note={`${terms.payments} payments, due on day ${dueDay} of each month`}
          value={exactMoney(terms.monthlyPaymentCents)}
          emphasis="strong"
        />
        <FigureRow label={`Rate (${RATE_KIND_LABELS[terms.type]})`} value={exactRate(terms.ratePercent)} emphasis="strong" />
        <FigureRow label="APR" note={aprNote(terms.ratePercent)} value={formatApr(terms.ratePercent)} emphasis="strong" />
        <FigureRow label="First draw" value={exactMoney(terms.drawCents)} />
        <FigureRow label="Origination fee" note={formatFee(terms.originationFeeBps)} value={exactMoney(terms.originationFeeCents)} />
        <FigureRow label="Your line, and what you owe on the first day" value={exactMoney(terms.lineCents)} emphasis="strong" />
        {terms.costs.map(({ type, amountCents, paid }) => (
          <FigureRow
            key={type}
            label={costLabel(type)}
            note={paid === 'BEFORE' ? 'not from the draw' : undefined}
            value={exactMoney(amountCents)}
          />
        ))}
        <FigureRow
          label="Recording tax"
          note={
            isTaxOpen
              ? 'not known to the cent yet'
              : quotedTaxCents === undefined
                ? undefined
                : `the offer estimated ${exactMoney(quotedTaxCents)}`
          }
          value={
            isTaxOpen
              ? `${exactMoney(recordingTax.leastCents)} to ${exactMoney(recordingTax.mostCents)}`
              : exactMoney(recordingTax.mostCents)
          }
        />
        {terms.payOffs.map(({ creditor, last4, amountCents }) => (
          <FigureRow
            key={`${creditor} ${last4 ?? ''} ${amountCents}`}
            label={`Paid off for you: ${formatDebt({ creditor, last4: last4 ?? '' })}`}
            value={`−${exactMoney(amountCents)}`}
            emphasis="positive"
          />
        ))}
        <FigureRow
          label={isTaxOpen ? 'Cash to you, at least' : 'Cash to you'}
          value={exactMoney(terms.cashToBorrowerCents)}
          emphasis="total"
        />
      </FigureList>
      {disclosure && (
        <p className="mt-5">
          <LinkButton
            as={Link}
            to={`${applicationPath(uuid, 'document/disclosures')}?document=${disclosure.uuid}`}
            variant="secondary"
            size="medium"
          >
            Read your closing disclosure
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
