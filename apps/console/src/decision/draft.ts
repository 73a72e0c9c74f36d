/** What an operator has typed and not sent, per open item: looking at another application, or signing in again, does not lose it. */
import type { Values } from '@hearthline/schema-form'
import { useSyncExternalStore } from 'react'

export type Outcome = 'ACCEPTED' | 'REFUSED'

export interface Draft {
  readonly outcome: Outcome | undefined
  readonly reason: string
  readonly typed: Values
  /** Regulation B's reasons, of a refusal. */
  readonly codes: readonly string[]
}

const EMPTY: Draft = { outcome: undefined, reason: '', typed: {}, codes: [] }
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function clearDrafts(): void {
  drafts.clear()
  tell()
}

export function clearDraft(key: string): void {
  drafts.delete(key)
  tell()
}

/** Whether anything is typed and not sent; what a form fills in by itself counts. */
export const isDrafted = (key: string): boolean => drafts.has(key)

export const readDraft = (key: string): Draft => drafts.get(key) ?? EMPTY

export function changeDraft(key: string, change: Partial<Draft>): void {
  drafts.set(key, { ...readDraft(key), ...change })
  tell()
}

/** `key` names the application and its open item. */
export function useDraft(key: string): Draft {
  const read = () => readDraft(key)
  return useSyncExternalStore(subscribe, read, read)
}
