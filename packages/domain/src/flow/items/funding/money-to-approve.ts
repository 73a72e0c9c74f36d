/** What an approval of the money is based on, as whoever approves reads it: what is sent to whom, how many approve, and what the county recorded. */
import type { Known } from '../../item.ts'
import { basisPart, type ShownBasis } from '../../shown-basis.ts'
import { accountBasis } from '../banking/account-basis.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { fundingLimit, needsTwoToFund } from './funding-limit.ts'
import { hasUnusualQuote, payoffsToApprove } from './payoff-payees.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { type RecordedDeed, recordedOf, recordingTrueUpCents } from './recording.ts'
import { rescissionDelivery } from './rescission-delivery.ts'
import { rescissionNotice } from './rescission-notice.ts'

const SENT_LABELS = {
  lineCents: 'Line of credit',
  originationFeeCents: 'Origination fee',
  drawCents: 'First draw',
  costsCents: 'Costs paid from the draw',
  creditorsCents: 'To creditors',
  cashCents: 'To the borrower',
  sentCents: 'Sent in all',
}

/** Until the county has said what it charged. */
const BEFORE_RECORDING = { ...SENT_LABELS, costsCents: 'Costs paid from the draw, at most' }

const sumOf = (amounts: readonly { readonly amountCents: number }[]): number =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** By the quotes, which the creditors are paid by, or by the terms where the approval is older than quotes are. undefined where no terms are stated. */
export function moneyToSend(known: Known) {
  const terms = known(closingTerms)
  if (!terms) return undefined
  const agreedCents = sumOf(terms.payOffs)
  const creditorsCents = known(payoffQuotes) ? sumOf(payoffsToApprove(known)) : agreedCents
  const countyChargedLessCents = recordingTrueUpCents(known)
  const cashCents = Math.max(0, terms.cashToBorrowerCents + agreedCents - creditorsCents + countyChargedLessCents)
  return {
    lineCents: terms.lineCents,
    originationFeeCents: terms.originationFeeCents,
    drawCents: terms.drawCents,
    costsCents: sumOf(terms.costs.filter(({ paid }) => paid === 'FROM_DRAW')) + terms.recordingTax.mostCents - countyChargedLessCents,
    creditorsCents,
    cashCents,
    sentCents: creditorsCents + cashCents,
  }
}

const isCharged = (recorded: RecordedDeed | undefined): boolean => recorded?.feeCents !== undefined && recorded.taxCents !== undefined

/** Why one person is enough, or not. */
function approvalsNeeded(known: Known): string {
  if (needsTwoToFund(known)) return 'Two: the line is above the limit'
  return hasUnusualQuote(known) ? 'Two: a creditor asks for more than the credit report explains' : 'One'
}

/** What one of the team recorded since the deed was signed, and the end of the right to cancel rests on. */
function ownersWhoDied(known: Known): readonly ShownBasis[] {
  const persons = known(rescissionNotice)?.persons ?? []
  return (known(rescissionDelivery)?.delivered ?? []).flatMap(({ party, on, document, representative }) =>
    representative === undefined
      ? []
      : [
          basisPart(
            'Right to cancel of an owner who died',
            {
              owner: 'Owner who died',
              representative: 'Personal representative, who received the notice in their place',
              letters: 'Document of the court that names the representative',
              on: 'Received on',
              receipt: 'Receipt',
            },
            {
              owner: persons.find((person) => person.party === party)?.name ?? '',
              representative: representative.name,
              letters: representative.document,
              on,
              ...(document !== undefined && { receipt: document }),
            },
          ),
        ],
  )
}

export function moneyToApprove(known: Known): readonly ShownBasis[] {
  const sent = moneyToSend(known)
  const account = known(disbursementAccount)
  const limit = known(fundingLimit)
  const recorded = recordedOf(known)
  return [
    ...(sent ? [basisPart('Money to be sent', isCharged(recorded) ? SENT_LABELS : BEFORE_RECORDING, sent)] : []),
    ...(account ? [accountBasis('Account for the borrower’s money', account)] : []),
    basisPart(
      'Approvals',
      { needed: 'Approvals this needs', limitCents: 'One is enough up to a line of' },
      { needed: approvalsNeeded(known), ...(limit && { limitCents: limit.approvedByOneUpToCents }) },
    ),
    ...ownersWhoDied(known),
    ...(recorded
      ? [
          basisPart(
            'Recorded deed',
            { recordingNumber: 'Recording number', recordedOn: 'Recorded on', feeCents: 'Recording fee', taxCents: 'Recording tax' },
            {
              recordingNumber: recorded.recordingNumber,
              recordedOn: recorded.recordedOn,
              ...(recorded.feeCents !== undefined && { feeCents: recorded.feeCents }),
              ...(recorded.taxCents !== undefined && { taxCents: recorded.taxCents }),
            },
          ),
        ]
      : []),
  ]
}
