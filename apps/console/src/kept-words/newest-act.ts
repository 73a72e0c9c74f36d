/** Who did something to an application last, and what, in words: why a form that someone had open is gone, by their own act beside it too. Pure. */
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

/** @param since the number of the entry that was the newest when the form was opened */
export function newestActWords(
  audit: readonly Entry[],
  { me, people, titles }: Reader,
  since = 0,
): { readonly words: string; readonly at: string } | undefined {
  const changes = [...audit].sort((one, other) => other.sequence - one.sequence).filter(({ action }) => !READS.has(action))
  const isMine = ({ actor }: Entry): boolean => me !== undefined && actor.split(':')[1] === me
  const after = changes.filter(({ sequence }) => sequence > since)
  const others = changes.filter((entry) => !isMine(entry))
  const entry = after.find(isByPerson) ?? after[0] ?? others.find(isByPerson) ?? others[0]
  if (!entry) return undefined
  const about = auditSubject(entry.detail, titles)
  const by = isMine(entry) ? 'you' : formatActor(entry.actor, people)
  return { words: `${auditActionName(entry.action)}${about && `: ${about}`}, by ${by}`, at: entry.at }
}
