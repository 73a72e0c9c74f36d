/** Forms that closed under whoever typed in them, because someone else recorded first: what stood in their fields is not lost. */
import { useSyncExternalStore } from 'react'
import { isDrafted } from '../decision/draft.ts'

export interface LeftForm {
  /** The application's, and the form's: as its draft. */
  readonly draftKey: string
  /** What it would have recorded. */
  readonly name: string
  readonly words: readonly TypedWords[]
  /** The number of the newest entry of the audit log when it was opened: what closed it came after. */
  readonly since?: number
  /** Whether the cursor was in it. */
  readonly hadFocus: boolean
}
export interface TypedWords {
  readonly label: string
  readonly words: string
}

let left: readonly LeftForm[] = []
/** The application on the page: whoever goes to another one closes its forms themselves. */
let shown: string | undefined
const closing = new Set<string>()
/** Those in which someone typed, since they were recorded last: what a form fills in by itself is nobody's words. */
const typed = new Set<string>()
let newestEntry = 0
const openedAt = new Map<string, number>()
const listeners = new Set<() => void>()

function change(next: readonly LeftForm[]): void {
  left = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function showApplication(uuid: string): () => void {
  shown = uuid
  return () => {
    shown = undefined
  }
}

/** The newest entry of the audit log that is on the page. */
export const noteEntry = (sequence: number): void => {
  newestEntry = sequence
}

/** Whoever typed in the form closes it: it is there to be opened again, with its draft. */
export const closeForm = (draftKey: string): void => void closing.add(draftKey)

/** The form is on the page. */
export const openForm = (draftKey: string): void => {
  closing.delete(draftKey)
  openedAt.set(draftKey, newestEntry)
  if (left.some((one) => one.draftKey === draftKey)) change(left.filter((one) => one.draftKey !== draftKey))
}

export const typeIn = (draftKey: string): void => void typed.add(draftKey)

/** What is in it from now on was typed by no one. */
export const emptyForm = (draftKey: string): void => void typed.delete(draftKey)

/** The form is no longer on the page, for whatever reason. */
export function leaveForm(form: LeftForm): void {
  const wasClosed = closing.delete(form.draftKey)
  // What was recorded has no draft any more.
  const isWorth = typed.has(form.draftKey) && isDrafted(form.draftKey) && form.words.length > 0
  if (wasClosed || !isWorth || shown === undefined || !form.draftKey.startsWith(shown)) return
  change([...left.filter(({ draftKey }) => draftKey !== form.draftKey), { since: openedAt.get(form.draftKey) ?? 0, ...form }])
}

export const forgetForm = (draftKey: string): void => change(left.filter((one) => one.draftKey !== draftKey))

/** Of one application, the oldest first. */
export const useLeftForms = (uuid: string): readonly LeftForm[] =>
  useSyncExternalStore(
    subscribe,
    () => left,
    () => left,
  ).filter(({ draftKey }) => draftKey.startsWith(uuid) && isDrafted(draftKey))
