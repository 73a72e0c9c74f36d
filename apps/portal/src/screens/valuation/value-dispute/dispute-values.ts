/** What the form holds of a request to reconsider, and the answer that it makes. Pure. */
import type { AnswerOf } from '@hearthline/domain'
import { assembleDate, type DateParts, emptyDate, splitDate } from '@hearthline/ui/date-field'

export type Dispute = AnswerOf<'value-dispute'>
export type Reason = NonNullable<Dispute['reasons']>[number]

export const REASON_WORDS: Readonly<
  Record<Reason, { readonly label: string; readonly hint: string; readonly field: 'facts' | 'improvements' | 'bias' }>
> = {
  WRONG_FACTS: { label: 'Facts about the home are wrong', hint: 'Rooms, size, lot or features.', field: 'facts' },
  BETTER_SALES: { label: 'Other sales compare better', hint: 'Homes like yours that sold nearby in the last year.', field: 'facts' },
  MISSED_IMPROVEMENTS: { label: 'Improvements were missed', hint: 'A new roof, a remodeled kitchen, an addition.', field: 'improvements' },
  BIAS: {
    label: 'I was not treated fairly',
    hint: 'Race, color, religion, national origin, sex, family, disability or age played a part.',
    field: 'bias',
  },
}
export const REASONS = Object.keys(REASON_WORDS) as readonly Reason[]

export const MOST_SALES = 5

export interface SaleValues {
  readonly address: string
  readonly sold: DateParts
  readonly price: number | null
}
export const EMPTY_SALE: SaleValues = { address: '', sold: emptyDate, price: null }

export interface DisputeValues {
  readonly reasons: readonly Reason[]
  readonly facts: string
  readonly improvements: string
  readonly bias: string
  readonly sales: readonly SaleValues[]
}

export const disputeValues = (dispute: Dispute): DisputeValues => ({
  reasons: dispute.reasons ?? [],
  facts: dispute.facts ?? '',
  improvements: dispute.improvements ?? '',
  bias: dispute.bias ?? '',
  sales: dispute.sales?.map(({ address, soldOn, priceCents }) => ({
    address,
    sold: splitDate(soldOn) ?? emptyDate,
    price: Math.round(priceCents / 100),
  })) ?? [EMPTY_SALE],
})

const LEAST_WORDS = 10

export function disputeProblems(values: DisputeValues): { field: string; message: string }[] {
  const { reasons, sales } = values
  const told = (reason: Reason, field: 'facts' | 'improvements' | 'bias', message: string) =>
    reasons.includes(reason) && values[field].trim().length < LEAST_WORDS ? [{ field, message }] : []
  const ofSale = ({ address, sold, price }: SaleValues, index: number) => [
    ...(address.trim().length < 5 ? [{ field: `sale-${index}-address`, message: 'Enter the address' }] : []),
    ...(assembleDate(sold) ? [] : [{ field: `sale-${index}-sold`, message: 'Enter the date of the sale' }]),
    ...((price ?? 0) < 10_000 ? [{ field: `sale-${index}-price`, message: 'Enter the price' }] : []),
  ]
  return [
    ...(reasons.length === 0 ? [{ field: `reason-${REASONS[0]}`, message: 'Choose at least one reason' }] : []),
    ...told('WRONG_FACTS', 'facts', 'Tell us what is wrong, and what is right'),
    ...(reasons.includes('BETTER_SALES') ? sales.flatMap(ofSale) : []),
    ...told('MISSED_IMPROVEMENTS', 'improvements', 'Tell us what was improved, and when'),
    ...told('BIAS', 'bias', 'Tell us what happened'),
  ]
}

/** Only of values without problems, and only what a chosen reason is about. */
export function disputeOf({ reasons, facts, improvements, bias, sales }: DisputeValues): Dispute {
  return {
    reasons: [...reasons],
    ...(reasons.includes('WRONG_FACTS') && { facts: facts.trim() }),
    ...(reasons.includes('BETTER_SALES') && {
      sales: sales.map(({ address, sold, price }) => ({
        address: address.trim(),
        soldOn: assembleDate(sold) ?? '',
        priceCents: (price ?? 0) * 100,
      })),
    }),
    ...(reasons.includes('MISSED_IMPROVEMENTS') && { improvements: improvements.trim() }),
    ...(reasons.includes('BIAS') && { bias: bias.trim() }),
  }
}

/** The field of the form for a path of the answer. */
export const placeOfDispute = (path: string): string =>
  path === 'reasons'
    ? `reason-${REASONS[0]}`
    : path.replace(/^sales\.(\d+)\.(address|soldOn|priceCents)$/, (_all, index, part) => {
        const place = part === 'soldOn' ? 'sold' : part === 'priceCents' ? 'price' : 'address'
        return `sale-${index}-${place}`
      })
