/** What an operator has typed and not sent, per open item: looking at another application, or signing in again, does not lose it. */
import { useState } from 'react'
import type { Typed } from './read-fields.ts'

export type Outcome = 'ACCEPTED' | 'REFUSED'

export interface Draft {
  readonly outcome: Outcome | undefined
  readonly reason: string
  readonly typed: Typed
}

const EMPTY: Draft = { outcome: undefined, reason: '', typed: {} }
const drafts = new Map<string, Draft>()

export const forgetDrafts = (): void => drafts.clear()
export const forgetDraft = (key: string): void => {
  drafts.delete(key)
}

/** `key` must stay the same as long as the component is mounted: give it to React as the key, too. */
export function useDraft(key: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(drafts.get(key) ?? EMPTY)
  return [
    draft,
    (change) => {
      const next = { ...(drafts.get(key) ?? EMPTY), ...change }
      drafts.set(key, next)
      setDraft(next)
    },
  ]
}
