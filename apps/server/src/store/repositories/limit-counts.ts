/**
 * Counts that hold over all nodes and restarts. Each is one statement, so that of many at once exactly as many as may get through; time is
 * the database's, which all nodes share.
 */
import { sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { knownNetworks, limitCounts } from '../schema.ts'

interface Window {
  readonly most: number
  readonly seconds: number
}

export interface Counted {
  /** with this one; stays at one above the most, however many more come */
  readonly count: number
  readonly secondsLeft: number
}

/** Counts a call within a window that begins with its first. */
export async function countCall(session: Session, name: string, subject: string, { most, seconds }: Window): Promise<Counted> {
  const { rows } = await session.query(
    `insert into limit_counts as kept (name, subject, count, expires_at)
     values ($1, $2, 1, now() + $4 * interval '1 second')
     on conflict (name, subject, network) do update set
       count = case when kept.expires_at <= now() then 1 else least(kept.count + 1, $3 + 1) end,
       expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
     returning count, extract(epoch from expires_at - now())::float8 as seconds_left`,
    [name, subject, most, seconds],
  )
  return { count: Number(rows[0]!.count), secondsLeft: Number(rows[0]!.seconds_left) }
}

/** Seconds until none of these counts is full any more; undefined where none is. Nothing is counted. */
export async function secondsUntilFree(
  session: Session,
  counts: readonly { readonly name: string; readonly subject: string; readonly most: number }[],
): Promise<number | undefined> {
  const { rows } = await session.query(
    `select max(extract(epoch from kept.expires_at - now()))::float8 as seconds_left
     from limit_counts kept join json_to_recordset($1::json) as full_at(name text, subject text, most integer) using (name, subject)
     where kept.count >= full_at.most and kept.expires_at > now()`,
    [JSON.stringify(counts)],
  )
  const left = rows[0]?.seconds_left
  return left === null || left === undefined ? undefined : Number(left)
}

/** It succeeded, and what counts only failures forgets it. */
export async function uncountCall(session: Session, name: string, subject: string): Promise<void> {
  await session.query('update limit_counts set count = greatest(count - 1, 0) where name = $1 and subject = $2', [name, subject])
}

interface Guessing extends Window {
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** What is guessed at, and from where. */
interface Guessed {
  readonly name: string
  readonly subject: string
  readonly network: string
}

/**
 * Counts a guess before it is checked: from the last free one on, each closes the way for a time that doubles.
 * @returns undefined when it may be looked at, else the seconds to wait; a guess that may not is not counted
 */
export async function countGuess(session: Session, { name, subject, network }: Guessed, guessing: Guessing): Promise<number | undefined> {
  const { most, seconds, firstWaitSeconds, longestWaitSeconds } = guessing
  const { rows } = await session.query(
    `insert into limit_counts as kept (name, subject, network, count, expires_at)
     values ($1, $2, $3, 1, now() + $5 * interval '1 second')
     on conflict (name, subject, network) do update set
       count = case when kept.expires_at <= now() then 1 else least(kept.count + 1, 1000) end,
       blocked_until = case when kept.expires_at > now() and kept.count + 1 >= $4
         then now() + least($6 * power(2, least(kept.count + 1 - $4, 20)), $7) * interval '1 second' end,
       expires_at = excluded.expires_at
     where kept.blocked_until is null or kept.blocked_until <= now()
     returning count`,
    [name, subject, network, most, seconds, firstWaitSeconds, longestWaitSeconds],
  )
  if (rows.length > 0) return undefined
  const blocked = await session.query(
    `select extract(epoch from blocked_until - now())::float8 as seconds_left
     from limit_counts where name = $1 and subject = $2 and network = $3`,
    [name, subject, network],
  )
  // Between the two statements the wait may have ended, or a right guess have cleared it.
  return Math.max(1, Number(blocked.rows[0]?.seconds_left ?? 1))
}

/** From one network, or from all where none is named. */
export async function clearGuesses(
  session: Session,
  { name, subject, network }: Omit<Guessed, 'network'> & { network?: string },
): Promise<void> {
  await session.query('delete from limit_counts where name = $1 and subject = $2 and ($3::text is null or network = $3)', [
    name,
    subject,
    network ?? null,
  ])
}

export async function recordNetwork(session: Session, identityId: string, network: string): Promise<void> {
  await session.orm
    .insert(knownNetworks)
    .values({ identityId, network, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: [knownNetworks.identityId, knownNetworks.network], set: { seenAt: sql`now()` } })
}

/** Whether the account has signed in from there within so many days. */
export async function isKnownNetwork(
  session: Session,
  { email, network, days }: { email: string; network: string; days: number },
): Promise<boolean> {
  const { rows } = await session.query(
    `select 1 from known_networks join identities on identities.id = known_networks.identity_id
     where identities.email = $1 and known_networks.network = $2 and known_networks.seen_at > now() - $3 * interval '1 day'`,
    [email, network, days],
  )
  return rows.length > 0
}

/** What counts no more. */
export async function deleteExpiredCounts(session: Session, networkDays: number): Promise<void> {
  await session.orm.delete(limitCounts).where(sql`${limitCounts.expiresAt} < now()`)
  await session.orm.delete(knownNetworks).where(sql`${knownNetworks.seenAt} < now() - ${networkDays} * interval '1 day'`)
}
