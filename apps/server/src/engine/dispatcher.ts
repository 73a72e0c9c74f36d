/** Claims due jobs and performs them side by side; woken at once by this node's own commits, and by a slow poll for the rest. */

import { createConcurrencyLimit } from '../files/concurrency-limit.ts'
import { storeUnreadableJob } from '../store/repositories/unreadable.ts'
import { asSystem } from '../store/scope.ts'
import { askToStop } from './ask-to-stop.ts'
import { balanceRescission } from './balance-rescission.ts'
import { cancelNotary } from './cancel-notary.ts'
import { createCommitter } from './commit-outcomes.ts'
import type { EngineParts } from './engine-parts.ts'
import { type Job, type JobKind, kindOfJob, parseJob } from './job-kinds.ts'
import { makeNoticeDocumentLater } from './notice-document.ts'
import { performRun } from './perform-run.ts'
import type { ClaimedJob } from './queue.ts'
import { tellPartner } from './tell-partner.ts'

/** Jobs in progress at once on this node: they mostly wait for providers. */
const MOST_AT_ONCE = 64
/** Mails in progress at once, beside everything else: a mail server that takes connections and says nothing holds up nobody's application. */
const MOST_MAILS_AT_ONCE = 16
/** Jobs that are a mail or a text. */
const MESSAGES: ReadonlySet<string> = new Set<JobKind>(['outbox', 'text-message', 'waitlist-joined', 'waitlist-mail'])
/** With those that wait here for their turn. More than these are taken for other work, and wait in the queue. */
const MOST_MAILS = 512
/** What other nodes left, or what became due again: where there is one process, it wakes itself for nearly all of it. */
const POLL_MS = { shared: 1000, alone: 5000 }
const TOUCH_MS = 5000
/** Retries later than this are found by the poll. */
const LONGEST_ALARM_MS = 15_000

export interface Dispatcher {
  wake(): void
  /** Stops claiming and waits for what is in progress. */
  stop(): Promise<void>
  readonly underWay: number
}

/** Of a command beside the nodes: it does no work. */
export const IDLE: Pick<Dispatcher, 'wake' | 'stop'> = { wake: () => undefined, stop: async () => undefined }

export function startDispatcher(parts: EngineParts): Dispatcher {
  const committer = createCommitter(parts)
  const underWay = new Map<string, Promise<void>>()
  const mailing = createConcurrencyLimit({ most: MOST_MAILS_AT_ONCE, mostWaiting: Number.POSITIVE_INFINITY })
  let mails = 0
  let stopped = false
  let claiming: Promise<void> | undefined
  let again = false

  const performers: { readonly [Kind in JobKind]: (id: string, job: Job<Kind>) => Promise<void> } = {
    async run(id, data) {
      const waitMs = await committer.commit(await performRun(parts, { id, data }))
      // A margin over the database's own clock, so that the look finds the job due.
      if (waitMs !== undefined && waitMs < LONGEST_ALARM_MS && !stopped) setTimeout(wake, waitMs + 2).unref()
    },
    async outbox(id, { outbox }) {
      await mailing.take(async () => {
        // It stays claimed, and is another node's, or the next start's.
        if (stopped) return
        await parts.sendOutbox(outbox)
        await parts.queue.complete([id])
      })
    },
    async 'waitlist-joined'(id, { entry }) {
      await mailing.take(async () => {
        if (stopped) return
        await parts.confirmWaitlist(entry)
        await parts.queue.complete([id])
      })
    },
    async 'waitlist-mail'(id, { entry }) {
      await mailing.take(async () => {
        if (stopped) return
        await parts.sendWaitlistMail(entry)
        await parts.queue.complete([id])
      })
    },
    async 'text-message'(id, job) {
      await mailing.take(async () => {
        if (stopped) return
        const waitMs = await parts.sendText(job.text)
        await parts.db.transaction(async (session) => {
          await parts.queue.complete([id], session)
          if (waitMs !== undefined) await parts.queue.send(session, [{ kind: 'text-message', ...job }], waitMs)
        })
        if (waitMs !== undefined && waitMs < LONGEST_ALARM_MS) setTimeout(wake, waitMs + 2).unref()
      })
    },
    async 'notice-document'(id, { notice }) {
      await makeNoticeDocumentLater(parts, notice, (session) => parts.queue.complete([id], session))
    },
    async 'stop-payment'(id, asked) {
      const waitMs = await askToStop(parts, id, asked)
      if (waitMs !== undefined && waitMs < LONGEST_ALARM_MS && !stopped) setTimeout(wake, waitMs + 2).unref()
    },
    async 'cancel-notary'(id, canceled) {
      const waitMs = await cancelNotary(parts, id, canceled)
      if (waitMs !== undefined && waitMs < LONGEST_ALARM_MS && !stopped) setTimeout(wake, waitMs + 2).unref()
    },
    async 'partner-news'(id, news) {
      const waitMs = await tellPartner(parts, id, news)
      if (waitMs !== undefined && waitMs < LONGEST_ALARM_MS && !stopped) setTimeout(wake, waitMs + 2).unref()
    },
    async rescission(id, { application }) {
      await balanceRescission(parts, application)
      await parts.queue.complete([id])
    },
  }

  const perform = async ({ id, data }: ClaimedJob): Promise<void> => {
    try {
      const read = parseJob(data)
      if ('problem' in read) return await keepUnreadable(parts, { id, data, problem: read.problem })
      const { kind, ...job } = read.job
      // The job pairs kind and data; the table alone cannot say so.
      await (performers[kind] as (id: string, job: unknown) => Promise<void>)(id, job)
    } catch (problem) {
      // The job stays claimed and comes back when its heartbeat ends: nothing is lost by an error here.
      if (!stopped) parts.log.error({ job: id, problem: String(problem) }, 'job failed')
    }
  }

  const roomLeft = () => MOST_AT_ONCE - (underWay.size - Math.min(mails, MOST_MAILS))

  const begin = (job: ClaimedJob): void => {
    // The queue gave it out again while it waits here for its turn, longer than the queue has patience: it is done once.
    if (underWay.has(job.id)) return
    const isMail = MESSAGES.has(kindOfJob(job.data) ?? '')
    if (isMail) mails += 1
    const done = parts
      .holdBrands(() => perform(job))
      .finally(() => {
        const wasFull = roomLeft() <= 0
        underWay.delete(job.id)
        if (isMail) mails -= 1
        if (wasFull && roomLeft() > 0) wake()
      })
    underWay.set(job.id, done)
  }

  const claim = async (): Promise<void> => {
    do {
      again = false
      const room = roomLeft()
      if (room <= 0 || stopped) return
      const jobs = await parts.queue.claim(room)
      for (const job of jobs) begin(job)
      if (jobs.length === room) again = true
    } while (again && !stopped)
  }

  function wake(): void {
    if (stopped) return
    again = true
    // Whoever's request made the work due, it is not done in their scope.
    claiming ??= asSystem(claim)
      .catch((problem: unknown) => {
        if (!stopped) parts.log.error({ problem: String(problem) }, 'claiming jobs failed')
      })
      .finally(() => {
        claiming = undefined
        if (again && roomLeft() > 0) wake()
      })
  }

  const poll = setInterval(wake, parts.db.shared ? POLL_MS.shared : POLL_MS.alone)
  const touch = setInterval(() => {
    if (underWay.size > 0) parts.queue.touch([...underWay.keys()]).catch(() => undefined)
  }, TOUCH_MS)
  wake()
  return {
    wake,
    get underWay() {
      return underWay.size
    },
    async stop() {
      stopped = true
      clearInterval(poll)
      clearInterval(touch)
      await claiming
      await Promise.allSettled(underWay.values())
    },
  }
}

/** Off the queue, where it would come back for ever, and into a table that the next version looks at. */
async function keepUnreadable({ db, queue, clock, log }: EngineParts, job: { id: string; data: unknown; problem: string }): Promise<void> {
  log.error({ job: job.id, problem: job.problem }, 'a job cannot be read; it is kept')
  await db.transaction(async (session) => {
    await storeUnreadableJob(session, { ...job, at: clock.now() })
    await queue.complete([job.id], session)
  })
}
