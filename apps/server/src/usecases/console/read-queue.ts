/** The operators' queue: applications that need a person, oldest first; or all, newest first. */

import type { Item } from '@hearthline/domain'
import { FLOW, titleCaseWords } from '@hearthline/domain'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import type { queueRow } from '../../store/repositories/console.ts'
import { countWaiting, queuePage } from '../../store/repositories/console.ts'
import { invalid } from '../problem.ts'
import type { StaffCaller } from './staff-caller.ts'

export interface QueueRequest {
  readonly show: 'needs-person' | 'all'
  readonly search: string | undefined
  readonly after: string | undefined
  readonly limit: number
}

const TITLES = new Map((FLOW as readonly Item[]).map((item) => [item.id, item.title]))

export async function readQueue(container: Container, staff: StaffCaller, { show, search, after, limit }: QueueRequest) {
  const needsPerson = show === 'needs-person'
  const [found, waiting] = await Promise.all([
    queuePage(container.db, staff, {
      needsPerson,
      search: search || undefined,
      after: after ? parseCursor(after) : undefined,
      limit: limit + 1,
    }),
    countWaiting(container.db, staff),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next =
    found.length > limit && last ? `${new Date(needsPerson ? last.row.stepSince : last.row.createdAt).toISOString()}~${last.row.id}` : null
  return { rows: rows.map(summaryOf), waiting, next }
}

function parseCursor(text: string): { at: string; id: string } {
  const [at, id, ...more] = text.split('~')
  const cursor = CURSOR.safeParse({ at, id })
  if (!cursor.success || more.length > 0) throw invalid([{ path: 'after', message: 'Use the value of `next` from the page before' }])
  return cursor.data
}

/** Checked as the database will read it: a moment that no calendar has, or an id that is none, would be its error and not an answer. */
const CURSOR = z.object({ at: z.iso.datetime({ precision: 3 }).refine((at) => !at.startsWith('0000')), id: z.uuid() })

type Found = NonNullable<Awaited<ReturnType<typeof queueRow>>>

export function summaryOf({ row, name, address }: Found) {
  return {
    uuid: row.id,
    loanNumber: `HL-${row.loanNumber}`,
    borrower: [name?.firstName, name?.lastName].filter(Boolean).join(' '),
    place: address ? `${titleCaseWords(address.city ?? '')} ${address.state ?? ''}` : '',
    organizationCode: row.organizationCode,
    step: row.step,
    openItem: row.openItem,
    openTitle: row.openItem ? (TITLES.get(row.openItem) ?? row.openItem) : row.step,
    decision: row.decision,
    needsOperator: row.needsOperator,
    since: new Date(row.stepSince).toISOString(),
    created: new Date(row.createdAt).toISOString(),
  }
}
