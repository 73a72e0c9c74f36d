/** What an item says among the borrower's dates: its line, the day, the rule behind it, and what could still move it. */
import type { LocalDate } from '../values/local-date.ts'

/** A line among the borrower's dates. `K`: how it reads other items. */
export interface Chapter<D, K> {
  /** While it is ahead or in progress. */
  readonly open: string | ((known: K) => string)
  /** While it is asked again of someone who did it before: what changed is done again, and not all of it. */
  readonly again?: string
  readonly done: string | ((data: D, known: K) => string)
  /**
   * always: every application goes through it. when-open: not on everyone's path, and known only once it is there. when-applies: on the paths
   * of some, and `applies` can tell from the beginning. once-signed: as that, from the signed agreement on.
   */
  readonly shown?: 'always' | 'when-open' | 'when-applies' | 'once-signed'
  /** What has happened once has happened, also where the result is made anew: an account stays open. */
  readonly isOnce?: true
  /** once-signed: whether it is to come, where `applies` tells it only when its time has come. */
  readonly isAhead?: (known: K) => boolean
  /** The day on which it happened, where the result names it: it may be told later. undefined: it has not come about, as a deed sent back. `settled`: the day on which it was given. */
  readonly on?: (data: D, settled: LocalDate) => LocalDate | undefined
  /** What stands behind the day, in words. */
  readonly note?: (data: D) => string | undefined
  /** In the place of the day while it is open or ahead, where there is more to say than that it is worked on. */
  readonly meanwhile?: (known: K) => string | undefined
  /** Each thing that happened by itself, in the place of one line for all of them; no line where there are none. undefined: they are one after all. */
  readonly each?: (known: K, data: D | undefined) => readonly ChapterEvent[] | undefined
  /** The rule behind the day, for whoever asks why it is this one: the law by its name, and no citation. */
  readonly rule?: string
  /** What could still move the day while it is ahead. */
  readonly moves?: string | ((known: K) => string | undefined)
}

/** `on` is absent while it has not happened; `meanwhile` then says what it waits for. */
export interface ChapterEvent {
  readonly label: string
  readonly on?: LocalDate | undefined
  readonly meanwhile?: string
}
