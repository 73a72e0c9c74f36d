/**
 * The jobs of the queue: each kind with the schema of its data. Who sends one gives that; who performs it (dispatcher.ts) is given it as
 * parsed. A kind without a performer does not compile.
 */
import { z } from 'zod'

export const JOB_KINDS = {
  /** Work on an application: what it needs to start without reading its run, and how often it failed. `item` is the name of the fact that it is to give. */
  run: z.object({ run: z.uuid(), application: z.uuid(), item: z.string().min(1), basis: z.string(), tries: z.int().min(0) }),
  /** Sends a row of the outbox. */
  outbox: z.object({ outbox: z.int() }),
  /** Sends a text message. */
  'text-message': z.object({ text: z.int() }),
  /** Makes the document of a notice. */
  'notice-document': z.object({ notice: z.uuid() }),
  /** Posts in the ledger of a line what a rescission brings about. */
  rescission: z.object({ application: z.uuid() }),
  /** Asks a processor that did not answer once more to stop a payment; `tries`: how often it did not since. */
  'stop-payment': z.object({ application: z.uuid(), tries: z.int().min(0) }),
  /** Cancels a session with a notary online whose deed is made anew; `tries`: how often the notary's service did not answer. */
  'cancel-notary': z.object({ application: z.uuid(), booking: z.string().min(1), tries: z.int().min(0) }),
  /** Tells a partner's own system of an applicant whom it sent; `tries`: how often it did not take it. */
  'partner-news': z.object({ delivery: z.uuid(), tries: z.int().min(0) }),
  /** Mails whoever joined the waitlist that they are on it, and how to leave. */
  'waitlist-joined': z.object({ entry: z.int() }),
  /** Mails whoever waited that they can apply now. */
  'waitlist-mail': z.object({ entry: z.int() }),
} as const

export type JobKind = keyof typeof JOB_KINDS
export type Job<Kind extends JobKind> = Readonly<z.output<(typeof JOB_KINDS)[Kind]>>
export type RunJob = Job<'run'>
export type JobData = { [Kind in JobKind]: { readonly kind: Kind } & Job<Kind> }[JobKind]

/** What a job says, or why it cannot be read: another version may have sent it. */
export function parseJob(data: unknown): { readonly job: JobData } | { readonly problem: string } {
  const kind = kindOfJob(data)
  if (kind === undefined || !Object.hasOwn(JOB_KINDS, kind)) return { problem: `There is no kind ${kind ?? 'of job'}` }
  const read = JOB_KINDS[kind as JobKind].safeParse(data)
  if (!read.success)
    return { problem: `${kind}: ${read.error.issues.map(({ path, code }) => `${path.join('.') || 'data'} ${code}`).join(', ')}` }
  return { job: { kind, ...read.data } as JobData }
}

/** As the data say, whether or not there is such a kind. */
export function kindOfJob(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('kind' in data) return String(data.kind)
  // Sent before jobs named their kind.
  return 'outbox' in data ? 'outbox' : 'run' in data ? 'run' : undefined
}
