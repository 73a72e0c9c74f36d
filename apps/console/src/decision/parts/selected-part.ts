/** Which of several things that are decided one by one is in front of the operator. */

import { draftKeyOf } from '../../application/decidable.ts'
import type { ApplicationFile, OpenItem } from '../../application/use-application.ts'
import { changeDraft, useDraft } from '../draft.ts'

export type Part = OpenItem['parts'][number]

/** What was chosen; else the first that no one has decided, else the first that was refused. */
export function choosePart(parts: readonly Part[], chosen: unknown): Part | undefined {
  return (
    parts.find(({ part }) => part === chosen) ??
    parts.find(({ outcome }) => outcome === null) ??
    parts.find(({ outcome }) => outcome === 'REFUSED') ??
    parts[0]
  )
}

/** The draft of one part: each has its own reason. */
export const partDraftKey = (uuid: string, item: OpenItem, part: Part | undefined): string =>
  part ? `${draftKeyOf(uuid, item)}:${part.part}` : draftKeyOf(uuid, item)

/** What the team raised is decided in its own list, at any time. */
export const checkParts = (parts: readonly Part[]): readonly Part[] => parts.filter(({ part }) => /^[A-Z_]+$/.test(part))

export function useSelectedPart({ summary, openItem }: Pick<ApplicationFile, 'summary' | 'openItem'>) {
  const key = openItem ? draftKeyOf(summary.uuid, openItem) : ''
  const { typed } = useDraft(key)
  return {
    part: choosePart(checkParts(openItem?.parts ?? []), typed.part),
    select: (part: string | undefined) => changeDraft(key, { typed: part === undefined ? {} : { part } }),
  }
}
