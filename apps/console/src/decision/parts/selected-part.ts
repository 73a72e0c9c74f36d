/** Which of several things that are decided one by one is in front of the operator. */

import type { AboutOf } from '@hearthline/domain'
import { draftKeyOf } from '../../application/decidable.ts'
import type { ApplicationFile, OpenItem } from '../../application/use-application.ts'
import { changeDraft, useDraft } from '../draft.ts'

export type Part = OpenItem['parts'][number] & {
  /** It is accepted with a document alone, and none was sent. */
  readonly isUnproved?: boolean
}

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
  const part: Part | undefined = choosePart(checkParts(openItem?.parts ?? []), typed.part)
  const { unproved = [] } = (openItem?.about ?? {}) as Pick<AboutOf<'conditions'>, 'unproved'>
  return {
    part: part && unproved.some((one) => one === part.part) ? { ...part, isUnproved: true } : part,
    select: (part: string | undefined) => changeDraft(key, { typed: part === undefined ? {} : { part } }),
  }
}
