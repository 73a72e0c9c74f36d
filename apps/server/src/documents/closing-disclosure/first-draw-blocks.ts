/** Where the first draw goes, and what is paid beside it: every charge of opening the line (12 CFR 1026.6(a)(2)). */
import { costLabel, type LineTerms } from '@hearthline/domain'
import { money } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'

export const firstDrawBlocks = (terms: LineTerms): Block[] => [
  heading('Where the first draw goes'),
  { kind: 'facts', rows: drawRows(terms) },
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
