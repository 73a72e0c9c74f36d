import type { AskId, DataOf, Schema } from '@hearthline/domain'
import type { ReactNode } from 'react'
import type { ReadItem } from '../application/item/item-query.ts'
import { AskForm } from './ask-form.tsx'

export interface Heading {
  readonly heading: string
  readonly why?: string
}

/** One item that a plain screen asks, its types closed over. */
export interface PlainAsk {
  readonly item: AskId
  /** Whether the page is for it: a check of what was answered then stands under its own title, and not under the question. */
  readonly isOwn: boolean
  readonly said: (item: ReadItem) => Heading
  readonly form: (item: ReadItem) => ReactNode
}

/**
 * Names an ask, the schema of its answer, and what the screen says above it: its title, where the screen is another's first of all. Where only
 * some of its fields are needed here, `needed` names them: they are shown, and required.
 */
export function plainAsk<const Id extends AskId>(
  id: Id,
  answer: Schema<DataOf<Id>>,
  said?: Heading | ((item: ReadItem<Id>) => Heading),
  needed?: (item: ReadItem<Id>) => readonly (keyof DataOf<Id> & string)[],
): PlainAsk {
  // Called with the item of that name only (plain-screen.tsx).
  const own = (item: ReadItem) => item as ReadItem<Id>
  return {
    item: id,
    isOwn: said !== undefined,
    said: (item) => (typeof said === 'function' ? said(own(item)) : (said ?? { heading: item.title })),
    form: (item) => <AskForm key={id} item={own(item)} answer={answer} needed={needed?.(own(item))} />,
  }
}
