/** One item of an application on the wire: typed by its name, so that a screen that names its item has everything of it by type. */
import {
  type AboutOf,
  type AnswerOf,
  type AskId,
  type DataOf,
  FLOW,
  type Item,
  type ItemId,
  type ItemOf,
  type LabelTree,
  STEPS,
} from '@hearthline/domain'
import { z } from 'zod'

export interface ItemBodyOf<Id extends ItemId> {
  readonly item: Id
  readonly kind: ItemOf<Id>['kind']
  readonly title: string
  readonly state: 'settled' | 'skipped' | 'open' | 'stale' | 'ahead'
  readonly step: (typeof STEPS)[number]
  /** The answer that was given, secret fields left out; null before, and for what people do not answer. */
  readonly data: Id extends AskId ? Partial<DataOf<Id>> | null : null
  readonly example: DataOf<Id>
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  /** The name of each field and of each of its values. */
  readonly labels: LabelTree
  /** What the screen shows beside the question: liens found, matches, limits. */
  readonly about: AboutOf<Id> extends undefined ? Readonly<Record<never, never>> : AboutOf<Id>
}

/** Any of them, told apart by `item`. */
export type ItemBody = { [Id in ItemId]: ItemBodyOf<Id> }[ItemId]

const ITEMS = FLOW as readonly Item[]

const bodyOf = ({ id, kind, about }: Item) =>
  z.object({
    item: z.literal(id),
    kind: z.literal(kind),
    title: z.string(),
    state: z.enum(['settled', 'skipped', 'open', 'stale', 'ahead']),
    step: z.enum(STEPS),
    data: z.unknown().nullable(),
    example: z.unknown(),
    schema: z.record(z.string(), z.unknown()),
    labels: z.record(z.string(), z.unknown()),
    about: about?.data ?? z.object({}),
  })

const bodies = ITEMS.map(bodyOf) as [ReturnType<typeof bodyOf>, ...ReturnType<typeof bodyOf>[]]

export const itemBody = z.discriminatedUnion('item', bodies) as unknown as z.ZodType<ItemBody>

/** The answer of any ask; which one it has to be is said by the path, and judged by that item's schema. */
export const answerBody = z.unknown().meta({
  description: "The answer in the shape of the item's own schema",
  oneOf: ITEMS.filter(({ kind }) => kind === 'ask').map(({ id, data }) => ({
    title: id,
    ...z.toJSONSchema(data, { unrepresentable: 'any', io: 'input' }),
  })),
}) as z.ZodType<AnswerOf<AskId>>
