/** What an item of the flow is: ask (the borrower answers), work (the server does it), wait (the world replies). */
import type { ZodType } from 'zod'
import type { Step } from '../routing/steps.ts'

export type Kind = 'ask' | 'work' | 'wait'

/** Reads the settled data of an earlier item; undefined while it is open, or when it does not apply. */
export type Known = <D>(item: Item<string, Kind, D>) => D | undefined

/** How far a run has come, for the items whose step name depends on it. */
export interface RunState {
  readonly gaveUp: boolean
}

export interface Item<Id extends string = string, K extends Kind = Kind, D = unknown> {
  readonly id: Id
  readonly kind: K
  /** What the borrower or operator reads: a few words, no jargon. */
  readonly title: string
  readonly data: ZodType<D>
  readonly example: D
  /** Every wire step name the item may show while it is open. */
  readonly steps: readonly [Step, ...Step[]]
  /** Which of them it shows now; the first where left out. */
  readonly step?: (known: Known, run: RunState) => Step
  /** Whether it is on this application's path at all; always where left out. */
  readonly applies?: (known: Known) => boolean
  /** What the result rests on. When the hash of this moves, the result is stale. */
  readonly reads?: (known: Known) => readonly unknown[]
  /** Paths of fields that are encrypted with their own key before they are stored (never seen by the domain). */
  readonly secret?: readonly string[]
  /** ask: stands as this until somebody answers; such an item never stops the walk. */
  readonly initially?: D
  /** ask: the answer goes into another, earlier item, whose change makes what rested on it stale. */
  readonly answers?: Answers<D>
  /** wait: settled by time alone, from this moment on. */
  readonly until?: (known: Known) => string | undefined
  /** wait: who is waited for. */
  readonly by?: 'operator' | 'notary' | 'time' | 'signer'
  /** The result lapses at this moment; `settledAt` gives another item's time of settling, whatever its basis. */
  readonly lapses?: (data: D, settledAt: (id: string) => string | undefined) => string | undefined
}

export interface Answers<D> {
  readonly item: Item
  fold(previous: unknown, answer: D): unknown
}

/** The schema alone says what D is; everything else is checked against it. */
type Spec<K extends Kind, D> = Omit<Item<string, K, NoInfer<D>>, 'id' | 'kind' | 'data'> & { readonly data: ZodType<D> }

/** Declares something the borrower (or signer) answers. */
export const ask = <const Id extends string, D>(id: Id, spec: Spec<'ask', D>): Item<Id, 'ask', D> => ({ id, kind: 'ask', ...spec })

/** Declares something the server does; its handler stands in the server's table under the same id. */
export const work = <const Id extends string, D>(id: Id, spec: Spec<'work', D>): Item<Id, 'work', D> => ({ id, kind: 'work', ...spec })

/** Declares something the world replies: an operator, a notary, another signer, time. */
export const wait = <const Id extends string, D>(id: Id, spec: Spec<'wait', D>): Item<Id, 'wait', D> => ({ id, kind: 'wait', ...spec })

/** Pairs an answer with the earlier item that it changes. */
export const into = <T, D>(item: Item<string, Kind, T>, fold: (previous: T | undefined, answer: D) => T): Answers<D> => ({
  item: item as Item,
  fold: (previous, answer) => fold(previous as T | undefined, answer),
})
