/** The queue is read page by page by keyset while it changes: what was seen on one page may come again on the next. */
import type { CallAt, ReplyOf } from '@hearthline/contract'

export type QueuePage = ReplyOf<CallAt<'GET', '/console/api/v1/queue'>>
export type QueueRow = QueuePage['rows'][number]

/** All rows in order, each application once: its state now, which is the later page's. */
export function rowsOf(pages: readonly QueuePage[]): QueueRow[] {
  const latest = new Map<string, QueueRow>()
  for (const row of pages.flatMap((page) => page.rows)) latest.set(row.uuid, row)
  return [...latest.values()]
}

/** What the next page is asked after; undefined at the end. */
export const nextCursor = (page: QueuePage): string | undefined => page.next ?? undefined

/** How many wait for a person, from the page read last. */
export const waitingOf = (pages: readonly QueuePage[]): number | undefined => pages.at(-1)?.waiting

/**
 * The list with the application whose file is shown, also once it has left it: at the place where it stood, so that what is marked is what is
 * shown. The list as it is while nothing is open.
 */
export function withOpenRow(rows: readonly QueueRow[], open: QueueRow | undefined, place: number): readonly QueueRow[] {
  if (!open || rows.some(({ uuid }) => uuid === open.uuid)) return rows
  return rows.toSpliced(place, 0, open)
}

/**
 * The row to go to from another by so many steps, held at both ends. From nowhere, or from a row that has left the list, forward goes to
 * the first and backward to the last. Undefined in an empty list.
 */
export function adjacentRow(rows: readonly { readonly uuid: string }[], from: string | undefined, by: 1 | -1): string | undefined {
  const at = rows.findIndex((row) => row.uuid === from)
  if (at < 0) return (by > 0 ? rows[0] : rows.at(-1))?.uuid
  return rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.uuid
}
