/** Whether an ask may be answered at a moment: it is the open one, or one that may be corrected beside it. */
import { type Item, type ItemState, itemNamed } from '@hearthline/domain'

export const mayAnswer = (item: Item, open: string | undefined, states: Readonly<Record<string, ItemState>>): boolean =>
  item.id === open ||
  // At any other time a name or an address that changes would slip past what was checked about it.
  itemNamed(open ?? '')?.corrects?.some(({ id }) => id === item.id) === true ||
  (item.correctable !== undefined && states[item.id] !== 'ahead' && states[item.id] !== 'skipped' && states.submission !== 'settled')
