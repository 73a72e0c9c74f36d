/**
 * If-Match names the version of the application that a screen read. A write is refused only when what it rests on has changed since that
 * version; that background work has raised the version is no reason (docs/decisions/0021).
 */
import { canonicalJson, type Facts } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, readResultsAt } from '../../store/repositories/applications.ts'
import { Problem } from '../problem.ts'

/** What a write rests on, as these facts have it: whatever its screen shows and a person answers by. Compared by content. */
export type Ground = (facts: Facts) => unknown

/** What the reader is told, and what to do; the portal and the console say it in their own words on the screen. */
const CHANGED =
  'Information behind this question has changed since you opened it. Nothing was saved. Review the question and answer it again.'

/**
 * The newest version that the header names, undefined when it names none that the application has had. Several tags are allowed
 * (RFC 9110 section 13.1.1); the newest is the one whose ground is the closest to the present one.
 */
function versionRead(ifMatch: string, present: number): number | undefined {
  const named = [...ifMatch.matchAll(/(?:^|,)\s*(?:W\/)?"([1-9]\d{0,8})"\s*(?=,|$)/g)].map(([, version]) => Number(version))
  const had = named.filter((version) => version <= present)
  return had.length > 0 ? Math.max(...had) : undefined
}

/** Nobody moves money, or says that a line is canceled, on what they did not read (RFC 6585 section 3). */
const UNREAD = 'This does not say which version you read. Nothing was saved. Read the application again, and send its version as If-Match.'

/** @throws Problem precondition_required where none is named, or any version */
export function refuseUnread({ row }: Pick<ApplicationFile, 'row'>, ifMatch: string | undefined): void {
  if (namesNone(ifMatch)) throw new Problem('precondition_required', UNREAD, { step: row.step })
}

const namesNone = (ifMatch: string | undefined): ifMatch is undefined => !ifMatch || ifMatch.trim() === '*'

/** @throws Problem precondition_failed with the current step; without If-Match the last write wins, but for acts of money (`refuseUnread`) */
export async function refuseChangedGround(
  session: Session,
  { row, facts }: ApplicationFile,
  ifMatch: string | undefined,
  ground: Ground,
): Promise<void> {
  if (namesNone(ifMatch)) return
  const version = versionRead(ifMatch, row.version)
  if (version === row.version) return
  if (version !== undefined) {
    const then: Facts = { ...facts, results: await readResultsAt(session, row.id, version) }
    if (canonicalJson(ground(then)) === canonicalJson(ground(facts))) return
  }
  throw new Problem('precondition_failed', CHANGED, { step: row.step })
}
