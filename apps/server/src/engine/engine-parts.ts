/** What the engine is made of; container.ts puts it together. */
import type { Logger } from 'pino'
import type { Blobs } from '../blobs/sealed-blobs.ts'
import type { Macs } from '../secrets/macs.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { Db } from '../store/db.ts'
import type { WorkServices } from '../work/work-context.ts'
import type { Clock } from './clock.ts'
import type { Queue } from './queue.ts'
import type { RecentFiles } from './recent-files.ts'
import type { RecentStatuses } from './recent-statuses.ts'

export interface EngineParts {
  readonly db: Db
  readonly queue: Queue
  readonly clock: Clock
  readonly sealing: Sealing
  readonly blobs: Blobs
  readonly macs: Macs
  readonly services: WorkServices
  /** The codes of all that this node serves at this moment. */
  organizations(): readonly string[]
  /** Whatever a lender publishes in the meantime, `run` sees its brand as it is now. */
  holdBrands<T>(run: () => T): T
  /** Of an application that another node took a moment ago, this one may not have read the version yet. */
  awaitBrandVersion(version: number | null): Promise<void>
  readonly speed: 'instant' | 'real'
  /** One that serves production, or rehearses it. */
  readonly production: boolean
  readonly log: Logger
  readonly recent: RecentFiles
  readonly statuses: RecentStatuses
  /** Looks at the queue at once: something was committed that made work due. */
  wake(): void
  /** Sends one outbox row and marks it sent, or keeps it where it cannot be read. */
  sendOutbox(id: number): Promise<void>
  /** Sends one text message, if it still holds; gives how long to wait where it is to be tried again. */
  sendText(id: number): Promise<number | undefined>
  /** Mails one entry of the waitlist, if it still waits. */
  confirmWaitlist(id: number): Promise<void>
  sendWaitlistMail(id: number): Promise<void>
}
