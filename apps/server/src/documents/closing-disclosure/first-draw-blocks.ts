/** Where the first draw goes, and what is paid beside it: every charge of opening the line (12 CFR 1026.6(a)(2)). */
import { costLabel, type LineTerms } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'

/** A creditor's own figure is known after the signing: what is stated before it is the report's. */
export const PAYOFFS_MAY_DIFFER =
  'Each creditor tells us the exact amount after you sign. Where it is more than its reported balance, as much less goes to your account; where it is less, as much more.'

export const firstDrawBlocks = (terms: LineTerms): Block[] => [
  heading('Where the first draw goes'),
  { kind: 'facts', rows: drawRows(terms) },
  ...(terms.payOffs.length > 0 ? [paragraph(PAYOFFS_MAY_DIFFER)] : []),
  ...(terms.recordingTax.leastCents === terms.recordingTax.mostCents
    ? []
    : [paragraph('What the recording tax is less than the most, we add to what goes to your account.')]),
]

/** To the cent where everything is known; otherwise the least that comes to the borrower. */
function drawRows({ drawCents, costs, recordingTax, payOffs, cashToBorrowerCents }: LineTerms) {
  const isOpen = recordingTax.leastCents !== recordingTax.mostCents
  const before = costs.filter(({ paid }) => paid === 'BEFORE')
  return [
    ['First draw', money(drawCents)],
    ...payOffs.map(
      ({ creditor, last4, amountCents }) =>
        [`Paid to ${creditor}${last4 ? `, account ending in ${last4}` : ''}`, money(amountCents)] as const,
    ),
    ...costs.filter(({ paid }) => paid === 'FROM_DRAW').map(({ type, amountCents }) => [costLabel(type), money(amountCents)] as const),
    [
      'Recording tax',
      isOpen
        ? `${money(recordingTax.leastCents)} to ${money(recordingTax.mostCents)}, not known to the cent yet`
        : money(recordingTax.mostCents),
    ],
    [isOpen ? 'To your account, at least' : 'To your account', money(cashToBorrowerCents)],
    ...before.map(({ type, amountCents }) => [`${costLabel(type)}, not from the draw`, money(amountCents)] as const),
  ] as const
}
