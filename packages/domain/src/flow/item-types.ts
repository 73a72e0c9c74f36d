/** What can be said of an item by its name alone: the types that screens, contract and server share. */
import type { AnyItem, AnyItemId } from './every-item.ts'
import type { AskId } from './flow.ts'
import type { Item, Kind } from './item.ts'
import type { SignerAskId } from './signer-flow.ts'

export type ItemOf<Id extends AnyItemId> = Extract<AnyItem, { readonly id: Id }>

/** What is kept as its result: of an ask, the answer. */
export type DataOf<Id extends AnyItemId> = Id extends AnyItemId
  ? ItemOf<Id> extends Item<string, Kind, infer D, infer _A>
    ? D
    : never
  : never

export type AnswerOf<Id extends AskId | SignerAskId> = DataOf<Id>

/** What its screen shows beside the question; undefined where there is nothing. */
export type AboutOf<Id extends AnyItemId> = Id extends AnyItemId
  ? ItemOf<Id> extends Item<string, Kind, infer _D, infer A>
    ? A
    : never
  : never
