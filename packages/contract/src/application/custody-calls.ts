/** The sealed originals of what was signed: their seal, their release for verification, and who holds them (UCC 9-105; 15 USC 7021). */
import { isInCalendar } from '@hearthline/domain/facts/scalars'
import { z } from 'zod'
import { call } from '../call.ts'
import { reasonText } from '../reason-text.ts'
import { instant } from '../wire-fields.ts'

const base = '/console/api/v1/applications/:uuid/originals/:document'
const original = z.object({ uuid: z.uuid(), document: z.uuid() })
const transfer = original.extend({ transfer: z.uuid() })

const reason = reasonText()
const holder = z.string().trim().min(3, 'Enter the legal name of the new holder').max(200)
const on = z.iso.date('Enter a date').refine(isInCalendar, 'Enter a date')

/** What the database writes of an original. A release is a copy in law: the original stays where it is. */
export const CUSTODY_EVENTS = ['SEALED', 'MOVED', 'RELEASED', 'TRANSFER_RECORDED', 'TRANSFER_CONFIRMED', 'PACKAGE_MADE'] as const
export type CustodyEvent = (typeof CUSTODY_EVENTS)[number]

/** WAITING: recorded by one, and it does not count yet. REPLACED: recorded anew before anyone confirmed it. */
const custodyTransfer = z.object({
  uuid: z.uuid(),
  state: z.enum(['WAITING', 'CONFIRMED', 'REPLACED']),
  holder: z.string(),
  on: z.iso.date(),
  agreement: z.string(),
  reason: z.string(),
  /** Another person confirms it. */
  byYou: z.boolean(),
  /** digest of the package that was made for the new holder; null while none was */
  packageSha256: z.nullable(z.string()),
})

export const sealedOriginal = z.object({
  uuid: z.uuid(),
  sha256: z.string(),
  /** null: the lender, who sealed it */
  holder: z.nullable(z.object({ name: z.string(), since: z.iso.date() })),
  /** Oldest first. */
  transfers: z.array(custodyTransfer),
  custody: z.array(
    z.object({
      at: instant,
      event: z.enum(CUSTODY_EVENTS),
      /** null: the product itself */
      actor: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})

/** What whoever has a copy is told of the original: its digest, which is on each page of the copy, and who holds it where that is not the lender. */
export const originalOfCopy = z.object({
  sha256: z.string(),
  holder: z.object({ name: z.string(), since: z.iso.date() }).optional(),
})
export type OriginalOfCopyBody = z.infer<typeof originalOfCopy>

const sealReport = z.object({
  /** BROKEN: a byte is not as it was sealed, or the file is not the one on record. */
  state: z.enum(['VALID', 'BROKEN']),
  /** of the original, as on record since it was sealed */
  sha256: z.string(),
  /** as the seal itself says; null where nothing of it can be read */
  signedAt: z.nullable(instant),
  certificate: z.nullable(
    z.object({
      commonName: z.string(),
      issuer: z.string(),
      serialNumber: z.string(),
      sha256: z.string(),
      validFrom: instant,
      validTo: instant,
      /** Nobody vouches for it: it shows that nothing was changed, and not who sealed. */
      isSelfMade: z.boolean(),
    }),
  ),
  /** of an authority; null where none was asked */
  timestamp: z.nullable(z.object({ at: instant, authority: z.string() })),
})

export const custodyCalls = {
  checkSeal: call({
    method: 'GET',
    path: `${base}/seal`,
    access: 'operator',
    throttle: 'download',
    summary: 'Whether the seal of a signed set is whole, by which certificate, and when it was signed',
    params: original,
    replies: { 200: sealReport },
  }),
  release: call({
    method: 'POST',
    path: `${base}/release`,
    access: 'operator',
    roles: ['administrator', 'auditor'],
    throttle: 'download',
    summary:
      'The bytes of a sealed original, for verification: what is given out is not the authoritative copy, and custody keeps who asked and why',
    params: original,
    body: z.object({ reason }),
    replies: { 200: z.any() },
  }),
  recordTransfer: call({
    method: 'POST',
    path: `${base}/transfers`,
    access: 'operator',
    roles: ['administrator'],
    summary: 'Records that another holder takes control of an original; it counts when another administrator has confirmed it',
    params: original,
    body: z.object({
      holder,
      on,
      agreement: z.string().trim().min(3, 'Name the agreement, with its date').max(300),
      reason,
    }),
    replies: { 201: z.object({ transfer: z.uuid() }) },
  }),
  confirmTransfer: call({
    method: 'POST',
    path: `${base}/transfers/:transfer/confirm`,
    access: 'operator',
    roles: ['administrator'],
    stepUp: 'always',
    summary: 'Confirms a transfer that another person recorded; it cannot be undone, only followed by another one',
    params: transfer,
    /** what the person confirms, so that a page that is no longer current confirms nothing else */
    body: z.object({ holder, on }),
    replies: { 200: z.object({ holder: z.string(), on: z.iso.date() }) },
  }),
  makePackage: call({
    method: 'POST',
    path: `${base}/transfers/:transfer/package`,
    access: 'operator',
    roles: ['administrator'],
    throttle: 'download',
    summary:
      'Makes the package for the new holder, once: the sealed original, the evidence of signing and the custody, as JSON; custody keeps its digest',
    params: transfer,
    replies: { 200: z.any() },
  }),
}

export type SealReportBody = z.infer<typeof sealReport>
export type SealedOriginalBody = z.infer<typeof sealedOriginal>
