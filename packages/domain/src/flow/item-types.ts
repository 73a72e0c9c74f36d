/** What can be said of an item by its name alone: the types that screens, contract and server share. */
import type { AskId, FlowItem, ItemId } from './flow.ts'
import type { Item, Kind } from './item.ts'

export type ItemOf<Id extends ItemId> = Extract<FlowItem, { readonly id: Id }>

/** What is kept as its result: of an ask, the answer. */
export type DataOf<Id extends ItemId> = Id extends ItemId ? (ItemOf<Id> extends Item<string, Kind, infer D, infer _A> ? D : never) : never

export type AnswerOf<Id extends AskId> = DataOf<Id>

/** What its screen shows beside the question; undefined where there is nothing. */
export type AboutOf<Id extends ItemId> = Id extends ItemId ? (ItemOf<Id> extends Item<string, Kind, infer _D, infer A> ? A : never) : never
