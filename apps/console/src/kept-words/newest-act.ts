/** Who did something to an application last, and what, in words: why a form that someone had open is gone. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'
import { auditActionName } from '../words/audit-action-names.ts'
import { auditSubject } from '../words/audit-subject.ts'
import { formatActor, type People } from '../words/format-actor.ts'

type Entry = ApplicationFile['audit'][number]

/** Reading changes nothing. */
const READS: ReadonlySet<string> = new Set(['file-read', 'document-read', 'condition-read'])
/** What happens by itself, or by a provider, is named where no person did anything. */
const isByPerson = ({ actor }: Entry): boolean => /^(operator|platform|borrower|signer|account)\b/.test(actor)

interface Reader {
  /** The number of whoever reads it; undefined while it is not known. */
  readonly me: string | undefined
  readonly people: People
  readonly titles: ReadonlyMap<string, string>
}

export function newestActWords(
  audit: readonly Entry[],
  { me, people, titles }: Reader,
): { readonly words: string; readonly at: string } | undefined {
  const others = [...audit]
    .sort((one, other) => other.sequence - one.sequence)
    .filter(({ action, actor }) => !READS.has(action) && actor.split(':')[1] !== me)
  const entry = others.find(isByPerson) ?? others[0]
  if (!entry) return undefined
  const about = auditSubject(entry.detail, titles)
  return { words: `${auditActionName(entry.action)}${about && `: ${about}`}, by ${formatActor(entry.actor, people)}`, at: entry.at }
}
