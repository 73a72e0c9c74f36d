/** What whoever decides an item is shown of what the decision is based on. */
import { EVERY_ITEM } from './every-item.ts'
import { type Item, type Known, staffTitleOf } from './item.ts'
import type { ShownBasis } from './shown-basis.ts'

/** By what the item says of it, or by what it reads, as far as that has fields: an id, a digest or a figure without a name says nothing. */
export const decisionBasis = (item: Item, known: Known): readonly ShownBasis[] =>
  item.shows?.(known) ?? (item.reads?.(known) ?? []).filter(hasFields).map((read) => namedRead(read, known))

const hasFields = (read: unknown): boolean =>
  Array.isArray(read) ? read.length > 0 && read.every(hasFields) : typeof read === 'object' && read !== null

/** A result that is read whole is its item's; a part of one has no name of its own. */
function namedRead(read: unknown, known: Known): ShownBasis {
  const source = EVERY_ITEM.find((item) => known(item) === read)
  return { title: source ? staffTitleOf(source) : null, labels: source?.labels ?? {}, data: read }
}
