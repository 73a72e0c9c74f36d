/** Whether an ask may be answered at a moment: it is the open one, or one that may be corrected beside it. */
import { contact, type Item, isPhoneAsked, itemNamed, type Walk } from '@hearthline/domain'

export const mayAnswer = (item: Item, { frontier, states, known }: Walk): boolean =>
  item.id === frontier?.item.id ||
  // At any other time a name or an address that changes would slip past what was checked about it.
  itemNamed(frontier?.item.id ?? '')?.corrects?.some(({ id }) => id === item.id) === true ||
  // The team asked for a number, wherever the application stands.
  (item.id === contact.id && isPhoneAsked(known)) ||
  (item.correctable !== undefined && states[item.id] !== 'ahead' && states[item.id] !== 'skipped' && states.submission !== 'settled')
