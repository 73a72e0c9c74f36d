import type { AskId } from '@hearthline/domain'
import type { ReactNode } from 'react'
import type { ReadItem } from '../application/item/item-query.ts'

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
