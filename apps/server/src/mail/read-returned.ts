/** Reads a delivery status notification (RFC 3464): which mail of ours did not arrive, at which address, and why. Pure. */

export interface Returned {
  /** the row of the outbox, and its application, as the name of the mail has them */
  readonly outbox: number
  readonly applicationId: string
  readonly recipient: string
  /** RFC 3463 */
  readonly code: string
}

/** As `mailReference` names it. */
const NAME = /<outbox\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i

/** By whole lines: a pattern that looks for the end of what is between spaces takes a second for a line that anyone may send. */
const field = (text: string, name: string): string | undefined => new RegExp(`^${name}:(.+)$`, 'im').exec(text)?.[1]?.trim() || undefined

/** A notification is some kilobytes, and the mail that it returns comes after what is read here, but for its name. */
const MOST_READ = 200_000

/** Undefined for what says of no mail of ours that it failed for good: a delay, a receipt, an absence notice. */
export function readReturned(message: string): Returned | undefined {
  const unfolded = message
    .slice(0, MOST_READ)
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]/g, ' ')
  if (!/^Content-Type:[ \t]{0,20}message\/delivery-status/im.test(unfolded)) return undefined
  const code = field(unfolded, 'Status')?.match(/^[45]\.\d{1,3}\.\d{1,3}/)?.[0]
  const recipient = field(unfolded, '(?:Original|Final)-Recipient')?.split(';').at(-1)?.trim().replace(/^<|>$/g, '')
  // The part that is the mail of ours, with its own name: that of the notification comes before.
  const name = [...unfolded.matchAll(/^Message-ID:(.+)$/gim)].map(([, id]) => NAME.exec(id!)).find((found) => found !== null)
  if (field(unfolded, 'Action')?.toLowerCase() !== 'failed' || !code || !recipient || !name) return undefined
  return { outbox: Number(name[1]), applicationId: name[2]!.toLowerCase(), recipient, code }
}
