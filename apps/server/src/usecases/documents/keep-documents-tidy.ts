/** What is done for documents beside the requests: soon after the start, and then every hour, never twice at a time on a node. */

import type { Logger } from 'pino'
import { z } from 'zod'
import type { Blobs } from '../../blobs/sealed-blobs.ts'
import type { NoticeStores } from '../../engine/notice-document.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Db } from '../../store/db.ts'
import { lockSetting, writeSetting } from '../../store/repositories/settings.ts'
import { asSystem } from '../../store/scope.ts'
import { makeNoticeDocuments, moveToBlobs } from './move-to-blobs.ts'
import { sweepBlobs } from './sweep-blobs.ts'

/** The setting with the moment at which some node last swept. */
const SWEPT = 'documents-swept'
const SWEEP_EVERY_MS = 86_400_000
const moment = z.iso.datetime()

interface Parts {
  readonly db: Db
  readonly sealing: Sealing
  readonly blobs: Blobs
  readonly log: Logger
  readonly services: NoticeStores['services']
}

export interface DocumentTidying {
  /** Begins, unless it is in progress; what fails is logged and tried again the next time. */
  begin(): void
  /** Leaves the rest for the next start, and waits for the one in progress. */
  stop(): Promise<void>
}

export function createDocumentTidying(parts: Parts): DocumentTidying {
  const { db, log } = parts
  let underWay: Promise<void> | undefined
  let over = false
  const moving = {
    ...parts,
    isOver: () => over,
    failed: (what: string, id: string, problem: unknown) => log.error({ [what]: id, problem: String(problem) }, 'moving a document failed'),
  }
  const tidy = async (): Promise<void> => {
    const moved = { documents: await moveToBlobs(moving), notices: await makeNoticeDocuments(moving) }
    if (moved.documents + moved.notices > 0) log.info(moved, 'documents were moved to the document store')
    if (!over && (await isTimeToSweep(db))) {
      const removed = await sweepBlobs(parts, new Date())
      if (removed > 0) log.info({ removed }, 'bytes that no document names were removed')
    }
  }
  return {
    begin() {
      if (over) return
      underWay ??= asSystem(tidy)
        .catch((problem: unknown) => {
          if (!over) log.error({ problem: String(problem) }, 'tidying documents failed')
        })
        .finally(() => {
          underWay = undefined
        })
    },
    async stop() {
      over = true
      await underWay
    },
  }
}

/** Once a day on one node: in a large store it takes long to list everything. */
const isTimeToSweep = (db: Parts['db']): Promise<boolean> =>
  db.transaction(async (session) => {
    const last = moment.safeParse(await lockSetting(session, SWEPT, ''))
    const now = new Date()
    if (last.success && now.getTime() - Date.parse(last.data) < SWEEP_EVERY_MS) return false
    await writeSetting(session, SWEPT, now.toISOString())
    return true
  })
