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

const field = (text: string, name: string): string | undefined => new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'im').exec(text)?.[1]

/** Undefined for what says of no mail of ours that it failed for good: a delay, a receipt, an absence notice. */
export function readReturned(message: string): Returned | undefined {
  const unfolded = message.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ')
  if (!/^Content-Type:\s*message\/delivery-status/im.test(unfolded)) return undefined
  const code = field(unfolded, 'Status')?.match(/^[45]\.\d{1,3}\.\d{1,3}/)?.[0]
  const recipient = field(unfolded, '(?:Original|Final)-Recipient')?.split(';').at(-1)?.trim().replace(/^<|>$/g, '')
  // The part that is the mail of ours, with its own name: that of the notification comes before.
  const name = [...unfolded.matchAll(/^Message-ID:[ \t]*(.+)$/gim)].map(([, id]) => NAME.exec(id!)).find((found) => found !== null)
  if (field(unfolded, 'Action')?.toLowerCase() !== 'failed' || !code || !recipient || !name) return undefined
  return { outbox: Number(name[1]), applicationId: name[2]!.toLowerCase(), recipient, code }
}
