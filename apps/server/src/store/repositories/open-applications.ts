/** Applications that have not ended, a page of them in the order of their ids. */
import { ENDED_STEPS } from '@hearthline/domain'
import { and, asc, gt, notInArray } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications } from '../schema.ts'
import { type QueueOf, visibleTo } from './console.ts'

export interface OpenPage {
  /** Staff see those of their organizations, but their own; a command sees all. */
  readonly of: QueueOf | 'command'
  /** the last one seen */
  readonly after: string | undefined
  readonly limit: number
}

export async function openApplications(session: Session, { of, after, limit }: OpenPage): Promise<readonly string[]> {
  const found = await session.orm
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        notInArray(applications.step, [...ENDED_STEPS]),
        of === 'command' ? undefined : visibleTo(of),
        after === undefined ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit)
  return found.map(({ id }) => id)
}
