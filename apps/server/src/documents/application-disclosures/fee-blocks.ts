/** What opening the line costs beside interest (12 CFR 1026.40(d)(7), (8), (h)); a fee that is not known yet says so, and is never zero. */
import { type DisclosedPlan, formatLocalDateWithYear, type LocalDate } from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import { money } from './figures.ts'

/** `keptFrom`: the first day on which the fee may be kept. */
export interface ValuationFeeTerms {
  readonly cents: number
  readonly terms: 'REFUNDABLE' | 'NONREFUNDABLE'
  readonly keptFrom: LocalDate
}

export function feeBlocks(plan: DisclosedPlan, valuationFee: ValuationFeeTerms): Block[] {
  return [
    heading('Fees that we charge'),
    ...originationFeeBlocks(plan),
    heading('Fees that others charge'),
    paragraph('You must pay certain fees to third parties to open the line. These are our good faith estimates:'),
    { kind: 'list', items: thirdPartyFees(plan) },
    ...valuationBlocks(valuationFee),
  ]
}

function originationFeeBlocks({ state, originationFees, originationFeeCapCents: cap }: DisclosedPlan): Block[] {
  if (originationFees.length === 0) return [paragraph(`None of our origination fees is allowed in ${state}.`)]
  return [
    paragraph(
      `An origination fee, in percent of your first draw. It is charged when the line is opened and is added to what you owe. Each choice lowers the rate of your first draw by the points beside it. Not every choice is offered for every draw.${cap === undefined ? '' : ` The fee is never more than ${money(cap)}.`}`,
    ),
    {
      kind: 'table',
      columns: ['Origination fee', 'Lowers the rate by'],
      rows: originationFees.map(({ feeBps, points }) => [
        feeBps === 0 ? 'No fee' : `${(feeBps / 100).toFixed(2)}%`,
        feeBps === 0 ? 'Not lowered' : `${points} percentage points`,
      ]),
    },
  ]
}

/** Each on its own: this itemization stands for the statement that one can be asked for (12 CFR 1026.40(d)(8)). */
export function thirdPartyFees({ state, thirdParty }: DisclosedPlan): string[] {
  const { recordingFeeCents, valuationCents } = thirdParty
  return [
    `Recording fee in ${state}: ${money(recordingFeeCents)}, paid from the draw.`,
    recordingTaxText(state, thirdParty.recordingTax),
    notaryText(state, thirdParty),
    valuationCents === 0
      ? 'Valuation of your home by a professional: paid by us, where one is needed.'
      : `Valuation of your home by a professional: ${money(valuationCents)}, only if no automated valuation is reliable enough. We charge it after the visit, and not within three business days after you receive this disclosure.`,
    'Property insurance, and flood insurance where the law requires it: not known yet. You choose the insurer.',
  ]
}

function notaryText(state: string, { notary, notaryCents }: DisclosedPlan['thirdParty']): string {
  if (notary === 'MANUAL') {
    return notaryCents === 0
      ? 'Notary who meets you in person: paid by us.'
      : `Notary who meets you in person: ${money(notaryCents)}, paid from the draw. It is due: for this home in ${state} an online notary cannot be used.`
  }
  return notaryCents === 0
    ? 'Notary, online or in person: no separate charge.'
    : `Notary: no separate charge for an online notary. A notary who meets you in person is ${money(notaryCents)}, paid from the draw, and due only where an online notary cannot be used.`
}

function recordingTaxText(state: string, { basis, onSmallest, onLargest }: DisclosedPlan['thirdParty']['recordingTax']): string {
  if (basis === 'NONE_KNOWN') return `Recording tax: not known yet. We know of none in ${state}, but have not confirmed that there is none.`
  if (basis === 'EXACT') {
    return onLargest.mostCents === 0
      ? `Recording tax: none is due in ${state}.`
      : `Recording tax in ${state}: ${money(onSmallest.mostCents)} on our smallest line to ${money(onLargest.mostCents)} on our largest, paid from the draw.`
  }
  const ends = `${money(onSmallest.leastCents)} on our smallest line to ${money(onLargest.mostCents)} on our largest`
  return `Recording tax in ${state}: not known yet. It depends on your county or city, and is about ${ends}, paid from the draw.`
}

/** Comment 40(h)-1: whoever may be charged before the three days have ended is told in writing that the fee is refundable. */
function valuationBlocks({ cents, terms, keptFrom }: ValuationFeeTerms): Block[] {
  if (cents === 0) return []
  const from = formatLocalDateWithYear(keptFrom)
  return [
    heading('Your right to a refund of the valuation fee'),
    paragraph(
      terms === 'REFUNDABLE'
        ? `If a valuation fee is charged before ${from}, it is refundable: if you decide before that day not to open the line, we refund it in full.`
        : `We do not charge the valuation fee before ${from}. Until then you can decide not to open the line and owe no fee.`,
    ),
  ]
}
