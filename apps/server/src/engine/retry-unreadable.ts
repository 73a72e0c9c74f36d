/** At the start: what an earlier version could not read is sent again where this one can, and what is still unreadable is reported. */
import { lockUnreadableJobs, lockUnreadableOutbox, removeUnreadableJob, setOutboxProblem } from '../store/repositories/unreadable.ts'
import type { EngineParts } from './engine-parts.ts'
import { parseJob } from './job-kinds.ts'
import { parseOutbox } from './outbox-kinds.ts'

export async function retryUnreadable({ db, queue, log }: Pick<EngineParts, 'db' | 'queue' | 'log'>): Promise<void> {
  await db.transaction(async (session) => {
    for (const { id, data } of await lockUnreadableJobs(session)) {
      const read = parseJob(data)
      if ('problem' in read) {
        log.error({ job: id, problem: read.problem }, 'a job cannot be read; it is kept')
        continue
      }
      await queue.send(session, [read.job])
      await removeUnreadableJob(session, id)
    }
    for (const { id, kind, payload } of await lockUnreadableOutbox(session)) {
      const read = parseOutbox(kind, payload)
      if ('problem' in read) {
        log.error({ outbox: id, problem: read.problem }, 'an outbox row cannot be read; it is kept')
        continue
      }
      await setOutboxProblem(session, id, null)
      await queue.send(session, [{ kind: 'outbox', outbox: id }])
    }
  })
}
