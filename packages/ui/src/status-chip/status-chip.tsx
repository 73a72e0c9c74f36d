import type { ReactNode } from 'react'

export type ChipTone = 'neutral' | 'action' | 'positive' | 'caution' | 'critical'

/** A state in a word; the color only supports it. */
export function StatusChip({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={`ui-chip ui-chip-${tone}`}>{children}</span>
}
