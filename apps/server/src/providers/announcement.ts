/** What a provider says by itself, and how it is believed: by its signature over the bytes that came, and by nothing in them. */
import { z } from 'zod'
import type { ProviderCall } from './provider-call.ts'

export interface Announcement {
  /** The header that signs it. */
  readonly signature: string | undefined
  /** As it came, byte for byte. */
  readonly body: string
}

/** Whose report or account it speaks of. */
export interface Announced {
  /** Our own names of sessions. */
  readonly links: readonly string[]
  /** The provider's names of people and connections. */
  readonly references: readonly string[]
}

export interface Announcing {
  /**
   * Undefined of what is not the provider's. Left out of a port by a provider that announces nothing.
   * @throws ProviderUnavailable where that cannot be told just now: it is to be sent again
   */
  readonly announced?: (announcement: Announcement, call: Pick<ProviderCall, 'signal' | 'now'>) => Promise<Announced | undefined>
}

export const NOTHING_ANNOUNCED: Announced = { links: [], references: [] }

/** A provider's own name of something, as we look it up: of one that the database could not hold nothing is known. */
export const announcedName = z
  .string()
  .min(1)
  .max(500)
  .refine((name) => !name.includes('\0') && name.isWellFormed())

/** The body as JSON; undefined of what is none. */
export function announcedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
