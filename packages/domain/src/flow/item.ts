/** What an item of the flow is: ask (a person answers), work (the server does it), wait (the world replies). Everything said of it is in it. */

import type * as z from 'zod/mini'
import type { ConsentName } from '../policy/consent-statements.ts'
import type { ProgressValue } from '../routing/progress.ts'
import type { Step } from '../routing/steps.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { Chapter } from './chapter.ts'
import type { DecisionPart } from './decision-part.ts'
import type { Result } from './facts.ts'
import type { Account, Apart, Misfit, RunState, SignerProgress, StepMail } from './item-parts.ts'
import type { Labels, LabelTree } from './labels.ts'
import type { NamedDocument } from './named-document.ts'
import type { SecretKind, TextPath } from './secrets.ts'
import type { ShownBasis } from './shown-basis.ts'

export type Kind = 'ask' | 'work' | 'wait'

/** What is sent is what is kept: a schema may tidy an answer, and may not turn it into something of another shape. */
export type Schema<D> = z.core.$ZodType<D, D>

/** An earlier shape, with one stored example of it, and the upgrade from it to the next. */
export interface EarlierShape {
  readonly data: Schema<unknown>
  readonly example: unknown
  readonly upgrade: (data: never) => unknown
}

/** Reads the settled data of an earlier item; undefined while it is open, or when it does not apply. */
export type Known = <D>(item: Item<string, Kind, D>) => D | undefined

/** What is stored of any item, a later one too, whatever it rested on: for what time decides, and never for a rule about a result. */
export type Given = (id: string) => unknown

/** Whether what is stored of a later item was given on what it would rest on now: what only comes up again is not past. */
export type IsCurrent = (id: string) => boolean

/** What a screen shows beside the question, in the borrower's terms: never raw provider data, never a secret. */
export interface About<A> {
  readonly data: Schema<A>
  /**
   * `on`: the lender's day on which it is read, where what is shown goes by the day. `given`: what is stored of the item, in its present shape,
   * where it was answered in part.
   */
  readonly of: (known: Known, on?: LocalDate, given?: unknown) => A
  /** Another item whose stored result is `given` instead: what a person has said stays in sight while more of it is asked. */
  readonly givenBy?: { readonly id: string }
}

export type Rests = 'APPROVED' | 'COUNTEROFFER'

export interface Item<Id extends string = string, K extends Kind = Kind, D = unknown, A = unknown> {
  readonly id: Id
  readonly kind: K
  /** What the borrower reads: a few words, no jargon. */
  readonly title: string
  /** What staff reads where the title speaks to the borrower: the thing that is decided, as a noun. */
  readonly staffTitle?: string
  /** What it is about is told to no one outside the team: the borrower reads this item in its place, wherever an open item is named. */
  readonly readAs?: { readonly id: string }
  /** One or two sentences: why it is asked, or what happens while it is waited for. */
  readonly why?: string
  /** Other words than these two at one of its steps. */
  readonly wordsAt?: Readonly<Partial<Record<Step, { readonly title: string; readonly why?: string }>>>
  readonly data: Schema<D>
  /**
   * What may be answered, where that is narrower than what earlier releases stored and `data` still reads. The browser judges by it, as
   * the server does.
   */
  readonly accepts?: Schema<D>
  readonly example: D
  /**
   * What this very application would accept, where `example` is not: the form is filled with it for whoever tries the product. `on`: the lender's day on
   * which it is given; left out where no form is filled and the days are the caller's.
   */
  readonly exampleFor?: (known: Known, on?: LocalDate) => D
  /** Shapes in which the data was stored by earlier releases, oldest first; the present one has the next number. */
  readonly earlier?: readonly EarlierShape[]
  /** Every wire step name the item may show while it is open. */
  readonly steps: readonly [Step, ...Step[]]
  /** Which of them it shows now; the first where left out. */
  readonly step?: (known: Known, run: RunState) => Step
  /** Whether it is on this application's path at all; always where left out. `given`: of an item that `holds`, what stands on its basis. */
  readonly applies?: (known: Known, given?: D) => boolean
  /** Where this is so it is neither asked nor waited for: what was given, here or by a later item (`alsoSettles`), and still stands, counts. */
  readonly passes?: (known: Known) => boolean
  /** What the result rests on. When its hash changes, the result is stale. */
  readonly reads?: (known: Known) => readonly unknown[]
  /**
   * wait: what whoever decides is shown of what the decision is based on, named and in words; what it `reads` where left out. An id, a digest or a bare
   * figure is enough to tell that something changed, and says nothing to a person.
   */
  readonly shows?: (known: Known) => readonly ShownBasis[]
  /** What earlier releases let the result rest on: what was given on that basis is not stale for it. */
  readonly earlierReads?: (known: Known) => readonly unknown[]
  /**
   * Whether what was answered is still so. Where it is not, the item is open again, whatever it rested on. `stored`: of later items too, where what was
   * done since decides whether it may still be asked.
   */
  readonly holds?: (known: Known, given: D, stored: Given) => boolean
  /**
   * The later items with which its time is over: an application that had one of them before this one was in the flow goes without it.
   * Where what they say counts, or whether it is still so, whether their time has come.
   */
  readonly notAfter?: string | readonly string[] | ((given: Given, isCurrent: IsCurrent) => boolean)
  /** What an earlier release gave, told by its data, that stands whatever it rested on. */
  readonly stands?: (data: D) => boolean
  /**
   * work: the later item of which an application of before may be in possession already. Where it is, the walk is not held here: this is done
   * beside it, and whatever needs it waits. wait: so while it is not known whether it applies; once it does, it is waited for.
   */
  readonly overtakenBy?: string
  /** work: earlier items that have to be settled before it starts. Its result does not rest on them: their later change does not make it stale. */
  readonly after?: readonly { readonly id: string }[]
  /** work: nothing before it in the flow may be open when it begins, whatever it reads: a deed that goes to the county, money that leaves. */
  readonly afterAll?: true
  /**
   * work: the first moment, from now on, at which it is begun: an office, or the lender, does it on its business days alone. What was begun is not held by it.
   */
  readonly beginsAt?: (now: string, known: Known) => string
  /** Texts that are encrypted before they are stored (never seen by the domain), by path; `*` is each member of a list. */
  readonly secret?: Readonly<Record<string, SecretKind>>
  /** Fields by which a person agrees to a text, when they are true: what was agreed to is kept word for word. */
  readonly agrees?: Readonly<Record<string, ConsentName>>
  /** The name of each field, and of each value that a field offers. */
  readonly labels?: LabelTree
  /** ask: what is missing, in the words of the notice that asks for it (12 CFR 1002.9(c)(2)); the names of its fields where left out. */
  readonly needs?: (known: Known) => readonly string[]
  readonly about?: About<A>
  /**
   * What the schema cannot see: whether an answer fits this very application, on the lender's day on which it is given.
   * `account` is that of the borrower who answers; undefined where someone else does. `before`: what is stored of a wait that the team decides.
   */
  readonly fits?: (known: Known, answer: D, on: LocalDate, account?: Account, before?: D) => readonly Misfit[]
  /** The documents that an answer names: each has to be one that whoever answers has sent, or the team has received, and of this kind. */
  readonly documents?: (answer: D) => readonly NamedDocument[]
  /** What is kept of an answer. `before`: what is stored of the item already; `on`: the lender's day on which it is given; `atHome`: the home's, by which the days of its owners are counted. */
  readonly keeps?: (known: Known, answer: D, before?: D, on?: LocalDate, atHome?: LocalDate) => D
  /** wait: what a person decides one by one; `given` is what is stored of it. Settled by `holds`, when nothing is left open. */
  readonly parts?: (known: Known, given: D | undefined) => readonly DecisionPart[]
  /**
   * ask: may be answered again until the application is submitted, though it is not the open item. `untilSigned`: the fields that may be
   * corrected after that too, until the note is signed; those of a group are asked together. `named`: in a sentence, 'You corrected …'. `where`: a field that is not asked everywhere.
   */
  readonly correctable?:
    | true
    | {
        readonly untilSigned: readonly (readonly string[])[]
        readonly named?: string
        readonly where?: Readonly<Record<string, (known: Known) => boolean>>
      }
  /** Earlier asks that may be answered again while this one is open, because this one rests on them. */
  readonly corrects?: readonly { readonly id: string }[]
  readonly mail?: Readonly<Partial<Record<Step, StepMail>>>
  /** In the place of `mail`, where what is asked goes by the application; undefined where nothing is written. `before`: what was given, and counts no longer. */
  readonly mailFor?: (known: Known, before?: Result) => StepMail | undefined
  /** An item of a signer's flow: what this very signer reads and is written in place of `why` and `mail`, by who they are to the others. */
  readonly toSigner?: (
    known: Known,
    before?: Result,
  ) => { readonly title?: string; readonly why: string; readonly mail: StepMail } | undefined
  /**
   * What the borrower, or the signer whose item it is, is written when it is settled with this, once for each result. It may name the fee or the value of the home, which they
   * are owed in writing, and nothing of their credit. `before`: what it was settled with the last time.
   */
  readonly settledMail?: (data: D, known: Known, before?: D) => StepMail | undefined
  /** What the borrower is written of parts that were refused now and are theirs to replace. */
  readonly refusedMail?: (refused: readonly DecisionPart[]) => StepMail
  /** Of parts that were accepted now: each that they were asked about, whatever is still open and whatever comes next. */
  readonly acceptedMail?: (accepted: readonly DecisionPart[]) => StepMail | undefined
  readonly chapter?: Chapter<D, Known>
  /** Earlier items whose chapters are over only when this one is open or past. */
  readonly ends?: readonly { readonly id: string }[]
  /** Where it stands on the progress bar, when that is not where its step stands. */
  readonly progress?: ProgressValue
  /** ask: stands as this until someone answers; such an item never stops the walk. */
  readonly initially?: D
  /** The answer goes into an earlier item, whose change makes what rested on it stale; or into a later one, whose place it takes (see walk). */
  readonly answers?: Answers<D>
  /** Items that the same act settles: earlier ones, as the documents that were signed at the very meeting whose outcome is recorded. */
  readonly alsoSettles?: (known: Known, given: D) => readonly AlsoSettled[]
  /** wait: settled by time alone, from this moment on. */
  readonly until?: (known: Known) => string | undefined
  /** wait: what it is settled with when that moment has come. */
  readonly atEnd?: D
  /** wait: settled by those who sign beside the borrower, as soon as this gives what it is settled with. */
  readonly bySigners?: (signers: readonly SignerProgress[]) => D | undefined
  /** wait: how an answer that has no `outcome` of its own came out, in a code, for the log. */
  readonly decidedAs?: (answer: D) => string
  /** wait: who is waited for. What a provider tells no person decides. */
  readonly by?: 'operator' | 'notary' | 'time' | 'signer' | 'provider'
  /** wait: the team records it whenever it is learned, after the end too: it stops no walk, and stands as `initially` until then. UNTIL_ENDED: not of an application that is over. */
  readonly isRecordedAnyTime?: true | 'UNTIL_ENDED'
  /** Of a wait for the team: decided as soon as what it reads is known, or from then on where this says so, also while the application waits for something before it. */
  readonly isDecidedAhead?: true | ((known: Known) => boolean)
  /** wait: the items whose decider does not decide this one, each with what they are told. */
  readonly apartFrom?: Apart | ((known: Known, given?: D) => Apart)
  /** wait: whoever accepted it may take that back, by refusing it, until this later item is settled. */
  readonly takenBackUntil?: { readonly id: string }
  /** wait: whether the team may decide it again once it is decided, or was past; what it rested on is looked at anew. `on`: the lender's day. */
  readonly decidedAgain?: (known: Known, on: LocalDate) => boolean
  /** wait: an answer that was given and settles nothing, as a refusal that leaves something to be done. */
  readonly leavesOpen?: (data: D) => boolean
  /**
   * What an application that rests here has been told already, for the clocks of Regulation B (action-time.ts): it is approved and waits to be
   * accepted, or other terms than those asked for were offered. Left out: nothing yet.
   */
  readonly rests?: Rests | ((known: Known) => Rests)
  /** The result lapses at this moment; `settledAt` gives another item's time of settling, and `given` its data, whatever its basis. */
  readonly lapses?: (data: D, settledAt: (id: string) => string | undefined, given: Given) => string | undefined
}

export type { Account, Apart, Misfit, NamedDocument, RunState, SignerProgress, StepMail }

/** A result that comes with another one: whose it is, where it is not the borrower's. */
export interface AlsoSettled {
  readonly item: Item
  readonly party?: string
  readonly data: unknown
}

export interface Answers<D> {
  readonly item: Item
  fold(previous: unknown, answer: D): unknown
}

/** The schemas alone say what D and A are; everything else is checked against them. */
type Spec<K extends Kind, S extends Step, D, A> = Omit<
  Item<string, K, NoInfer<D>, NoInfer<A>>,
  'id' | 'kind' | 'data' | 'accepts' | 'about' | 'agrees' | 'secret' | 'labels' | 'steps' | 'step' | 'wordsAt' | 'mail' | 'correctable'
> & {
  readonly data: Schema<D>
  readonly accepts?: Schema<NoInfer<D>>
  readonly about?: {
    readonly data: Schema<A>
    readonly of: (known: Known, on?: LocalDate, given?: unknown) => NoInfer<A>
    readonly givenBy?: { readonly id: string }
  }
  readonly correctable?:
    | true
    | {
        readonly untilSigned: readonly (readonly (keyof NoInfer<D> & string)[])[]
        readonly named?: string
        readonly where?: { readonly [P in keyof NoInfer<D> & string]?: (known: Known) => boolean }
      }
  readonly secret?: { readonly [P in TextPath<NoInfer<D>>]?: SecretKind }
  readonly agrees?: { readonly [P in keyof NoInfer<D> & string]?: ConsentName }
  readonly steps: readonly [S, ...S[]]
  readonly step?: (known: Known, run: RunState) => NoInfer<S>
  readonly wordsAt?: { readonly [P in NoInfer<S>]?: { readonly title: string; readonly why?: string } }
  readonly mail?: { readonly [P in NoInfer<S>]?: StepMail }
}

type AskSpec<S extends Step, D, A> = Spec<'ask', S, D, A> & { readonly why: string; readonly labels: Labels<NoInfer<D>> }
type Timed<D> =
  | { readonly until: (known: Known) => string | undefined; readonly atEnd: NoInfer<D> }
  | { readonly until?: undefined; readonly atEnd?: undefined }
type OtherSpec<K extends Kind, S extends Step, D, A> = Spec<K, S, D, A> & { readonly labels?: Labels<NoInfer<D>> }

/* Without effects: a screen that takes an answer's schema from an item's file does not carry the item along. */

/** Declares something that a person answers. */
/* @__NO_SIDE_EFFECTS__ */
export function ask<const Id extends string, const S extends Step, D, A = undefined>(
  id: Id,
  spec: AskSpec<S, D, A>,
): Item<Id, 'ask', D, A> {
  return { id, kind: 'ask', ...spec } as Item<Id, 'ask', D, A>
}

/** Declares something the server does; its handler is in the server's table under the same id. */
/* @__NO_SIDE_EFFECTS__ */
export function work<const Id extends string, const S extends Step, D, A = undefined>(
  id: Id,
  spec: OtherSpec<'work', S, D, A>,
): Item<Id, 'work', D, A> {
  return { id, kind: 'work', ...spec } as Item<Id, 'work', D, A>
}

/** Declares something the world replies: an operator, a notary, another signer, time. */
/* @__NO_SIDE_EFFECTS__ */
export function wait<const Id extends string, const S extends Step, D, A = undefined>(
  id: Id,
  spec: OtherSpec<'wait', S, D, A> & Timed<D>,
): Item<Id, 'wait', D, A> {
  return { id, kind: 'wait', ...spec } as Item<Id, 'wait', D, A>
}

/** Pairs an answer with the item that it goes into. */
/* @__NO_SIDE_EFFECTS__ */
export function foldInto<T, D>(item: Item<string, Kind, T>, fold: (previous: T | undefined, answer: D) => T): Answers<D> {
  return { item: item as Item, fold: (previous, answer) => fold(previous as T | undefined, answer) }
}

/** What an application that rests at the item has been told already. */
export const restsAs = ({ rests }: Item, known: Known): Rests | undefined => (typeof rests === 'function' ? rests(known) : rests)

/** How an item is named to those who work on the application. */
export const staffTitleOf = ({ title, staffTitle }: Item): string => staffTitle ?? title
