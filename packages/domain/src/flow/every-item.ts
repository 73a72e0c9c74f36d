/** Every item there is: the application's, and those of additional signers. */
import { FLOW, type FlowItem } from './flow.ts'
import type { Item } from './item.ts'
import { SIGNER_ITEMS, type SignerItem } from './signer-flow.ts'

export const EVERY_ITEM: readonly Item[] = [...FLOW, ...SIGNER_ITEMS] as readonly Item[]

export type AnyItem = FlowItem | SignerItem
export type AnyItemId = AnyItem['id']

const BY_ID: ReadonlyMap<string, Item> = new Map(EVERY_ITEM.map((item) => [item.id, item]))

/** The item of a name, or undefined. */
export const itemNamed = (id: string): Item | undefined => BY_ID.get(id)

/** What the server does, for the application or for one of its signers. */
export type WorkId = Extract<AnyItem, { kind: 'work' }>['id']
