/** One item of an application on the wire: typed by its name, so that a screen that names its item has everything of it by type. */
import {
  type AboutOf,
  type AnswerOf,
  type AnyItemId,
  type AskId,
  type DataOf,
  FLOW,
  type Item,
  type ItemId,
  type ItemOf,
  type LabelTree,
  SIGNER_ITEMS,
  type SignerAskId,
  type SignerItemId,
  STEPS,
} from '@hearthline/domain'
import { z } from 'zod'

export interface ItemBodyOf<Id extends AnyItemId> {
  readonly item: Id
  readonly kind: ItemOf<Id>['kind']
  readonly title: string
  readonly state: 'settled' | 'skipped' | 'open' | 'stale' | 'ahead'
  readonly step: (typeof STEPS)[number]
  /** Whether it may be answered now: the open question, or one that may be answered beside it. */
  readonly answerable: boolean
  /** The answer that was given, secret fields left out; null before, and for what people do not answer. */
  readonly data: Id extends AskId | SignerAskId ? Partial<DataOf<Id>> | null : null
  readonly example: DataOf<Id>
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  /** The name of each field and of each of its values. */
  readonly labels: LabelTree
  /** What the screen shows beside the question: liens found, matches, limits. */
  readonly about: AboutOf<Id> extends undefined ? Readonly<Record<never, never>> : AboutOf<Id>
}

/** Any of them, distinguished by `item`. */
export type ItemBody = { [Id in ItemId]: ItemBodyOf<Id> }[ItemId]

const ITEMS = FLOW as readonly Item[]

const bodyOf = ({ id, kind, about }: Item) =>
  z.object({
    item: z.literal(id),
    kind: z.literal(kind),
    title: z.string(),
    state: z.enum(['settled', 'skipped', 'open', 'stale', 'ahead']),
    step: z.enum(STEPS),
    answerable: z.boolean(),
    data: z.unknown().nullable(),
    example: z.unknown(),
    schema: z.record(z.string(), z.unknown()),
    labels: z.record(z.string(), z.unknown()),
    about: about?.data ?? z.object({}),
  })

const bodies = ITEMS.map(bodyOf) as [ReturnType<typeof bodyOf>, ...ReturnType<typeof bodyOf>[]]

export const itemBody = z.discriminatedUnion('item', bodies) as unknown as z.ZodType<ItemBody>

/** The same of those who sign beside the borrower. */
export type SignerItemBody = { [Id in SignerItemId]: ItemBodyOf<Id> }[SignerItemId]

const SIGNER = SIGNER_ITEMS as readonly Item[]
const signerBodies = SIGNER.map(bodyOf) as [ReturnType<typeof bodyOf>, ...ReturnType<typeof bodyOf>[]]

export const signerItemBody = z.discriminatedUnion('item', signerBodies) as unknown as z.ZodType<SignerItemBody>

/** The answer of any ask; which one it has to be is said by the path, and judged by that item's schema. */
export const answerBody = answersOf(ITEMS) as z.ZodType<AnswerOf<AskId>>
export const signerAnswerBody = answersOf(SIGNER) as z.ZodType<AnswerOf<SignerAskId>>

function answersOf(items: readonly Item[]): z.ZodType {
  return z.unknown().meta({
    description: "The answer in the shape of the item's own schema",
    oneOf: items
      .filter(({ kind }) => kind === 'ask')
      .map(({ id, data }) => ({ title: id, ...z.toJSONSchema(data, { unrepresentable: 'any', io: 'input' }) })),
  })
}
