/** Paper copies that are owed to someone who signs, or signed (15 USC 7001(c)(1)(B), (e)), and what was sent. */
import { paperSending } from '@hearthline/domain'
import { z } from 'zod'

const at = z.iso.datetime()

export const paperCopy = z.object({
  party: z.string(),
  name: z.string(),
  askedAt: at,
  sent: paperSending.extend({ by: z.string(), at, to: z.string().optional() }).nullable(),
  /** Of someone who withdrew their consent to electronic documents: what was made for them since. */
  documents: z.array(z.object({ id: z.uuid(), kind: z.string() })),
  /** The address that they gave for paper, or the borrower's home; null where none is on file. */
  mailTo: z.string().nullable(),
  /** They asked for nothing: they were removed, and what they signed is theirs. */
  isOwed: z.boolean(),
})
