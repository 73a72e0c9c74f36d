/** Where a value came from and how sure it is, in words. Pure. */
import { formatCents } from '@hearthline/domain'
import type { ReadItem } from '../../../application/item/item-query.ts'

export type AboutValue = ReadItem<'valuation-copies'>['about']
type Source = NonNullable<AboutValue['source']>

const SOURCE_WORDS: Readonly<Record<Source, { readonly title: string; readonly what: string }>> = {
  AVM: {
    title: 'Automated valuation (AVM)',
    what: 'A computer model compared your home with public records and recent sales. No one visited it.',
  },
  ESTIMATE: { title: 'Your own estimate', what: 'You told us this value. A professional confirms it before closing.' },
  BPO: { title: 'Broker’s price opinion', what: 'A local broker saw your home and compared it with recent sales nearby.' },
  APPRAISAL: { title: 'Appraisal', what: 'A licensed appraiser saw your home inside and out.' },
}

/** Whose value it is; empty where there is none. One that was corrected on request says what it was before, and from whom. */
export function describeSource({ source, outcome, foundCents }: Pick<AboutValue, 'source' | 'outcome' | 'foundCents'>): string {
  if (source === undefined) return ''
  const { title, what } = SOURCE_WORDS[source]
  return outcome === 'CORRECTED' && foundCents !== undefined
    ? `Reconsidered at your request. Before: ${title}, ${formatCents(foundCents, 0)}.`
    : `${title}. ${what}`
}

/** How likely another price is, where a model says so. */
export function describeConfidence({
  deviation,
  lowCents,
  highCents,
}: Pick<AboutValue, 'deviation' | 'lowCents' | 'highCents'>): string | undefined {
  const range =
    lowCents === undefined || highCents === undefined
      ? ''
      : ` The likely range is ${formatCents(lowCents, 0)} to ${formatCents(highCents, 0)}.`
  if (deviation === undefined) return range.trim() || undefined
  const sure = Number(deviation) <= 10 ? 'Very sure' : Number(deviation) <= 20 ? 'Fairly sure' : 'Not sure'
  return `${sure}: about two of three homes sell within ${Number(deviation)}% of such a value.${range}`
}
