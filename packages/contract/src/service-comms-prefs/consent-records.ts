/** A lender's legal texts, and what someone agreed to: as the person, the page, and an operator read them. */
import { z } from 'zod'
import { automaticPayments, instant } from '../wire-fields.ts'

export const LEGAL_TEXTS = ['terms', 'privacy', 'communications'] as const

const words = z.array(z.object({ text: z.string(), strong: z.literal(true).optional(), href: z.string().optional() }))

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), words }),
  z.object({ kind: z.literal('list'), items: z.array(words) }),
  z.object({ kind: z.literal('table'), head: z.array(words), rows: z.array(z.array(words)) }),
])

const textVersion = z.object({
  version: z.string(),
  /** The lender's day on which it came into force; null where it has none. */
  effectiveOn: z.iso.date().nullable(),
})

const textBody = textVersion.extend({
  title: z.string(),
  /** SHA-256 of the text, hexadecimal. */
  digest: z.string(),
  summary: words,
  parts: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })),
})

export const legalTextBody = textBody.extend({
  name: z.enum(LEGAL_TEXTS),
  inForce: z.boolean(),
  /** Every version that has come into force, the newest first. */
  versions: z.array(textVersion),
})

export const consentRecords = z.object({
  /** The newest first. */
  consents: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      answer: z.enum(['ACCEPTED', 'DECLINED', 'OPT_IN', 'OPT_OUT']),
      version: z.string(),
      at: instant,
      /** Where it was given, and from which network address. */
      source: z.string(),
      address: z.string().nullable(),
      /** Digests of the texts below: the words beside the box first. Empty for a consent from before texts were kept. */
      texts: z.array(z.string()),
      /** Of the authorization of automatic payments that holds for an application: the account that it names. */
      account: automaticPayments.optional(),
    }),
  ),
  texts: z.array(textBody.extend({ name: z.enum([...LEGAL_TEXTS, 'consent']) })),
})
