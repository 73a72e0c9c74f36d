import type { ReadItem } from '../application/item/item-query.ts'
import type { Heading, PlainAsk } from '../plain-ask/plain-ask.tsx'
import { DemographicsForm } from './demographics-form.tsx'

/** The demographic questions among the asks of a screen; with the heading, where the page is for them. */
export const demographicsAsk = (said?: Heading): PlainAsk => ({
  item: 'hmda',
  isOwn: said !== undefined,
  said: (item) => said ?? { heading: item.title },
  // Called with the item of that name only (plain-screen.tsx).
  form: (item) => <DemographicsForm key="hmda" item={item as ReadItem<'hmda'>} />,
})
