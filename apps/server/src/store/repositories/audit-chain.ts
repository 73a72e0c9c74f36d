/**
 * The rule of the audit chain (docs/decisions/0025). Each entry has a keyed digest; the end of the chain is made from the end before, the place
 * in the chain and that digest, so the database can chain without ever being given the key. A row keeps only the digest of the end it made, and
 * the end itself lies in the chain's head alone and is overwritten: whoever removes the newest rows cannot restore an older end.
 */
import { createHash } from 'node:crypto'
import { canonicalJson } from '@hearthline/domain'
import type { Macs } from '../../secrets/macs.ts'

export interface AuditEntry {
  readonly organizationCode: string
  /** Instant. */
  readonly at: string
  /** 'borrower:<uuid>', 'operator:<uuid>', 'platform:<uuid>', 'account:<uuid>', 'visitor', 'work:<item>', 'time', 'command'. */
  readonly actor: string
  readonly action: string
  readonly applicationId?: string | undefined
  readonly detail: Record<string, unknown>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const contentOf = (entry: AuditEntry): string =>
  canonicalJson([entry.organizationCode, entry.at, entry.actor, entry.action, entry.applicationId ?? null, entry.detail])

/** Here and in the statement that appends. @param mac of the entry's content */
export const endAfter = (end: string, sequence: number, mac: string): string => sha256(`${end}:${sequence}:${mac}`)

/** What a row keeps of the end that it made. */
export const markOf = (end: string): string => sha256(`row:${end}`)

/** What keyed entries are chained to where unkeyed ones stand before them: their last hash, under the key. */
export const anchorText = (organizationCode: string, sequence: number, hash: string): string =>
  `unkeyed until ${sequence} of ${organizationCode}: ${hash}`

/** The rule before there was a key (versions up to migration 0002): the row kept the end itself. */
export const unkeyed = {
  start: '0'.repeat(64),
  endAfter: (end: string, sequence: number, entry: AuditEntry): string => endAfter(end, sequence, sha256(contentOf(entry))),
}

/** What the first entry of an organization is chained to. */
export const firstEnd = (macs: Macs, organizationCode: string): string => macs.mac('audit', `start of ${organizationCode}`)
