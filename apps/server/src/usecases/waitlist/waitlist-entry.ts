/** What is kept of an entry, read tolerantly: entries of earlier releases have no reason. */
import { WAITLIST_REASONS } from '@hearthline/domain/registration'
import { z } from 'zod'
import type { Macs } from '../../secrets/macs.ts'

const entry = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  city: z.string().optional(),
  state: z.string(),
  zip: z.string(),
  consent: z.boolean(),
  reason: z.enum(WAITLIST_REASONS).optional(),
})
export type WaitlistEntry = z.output<typeof entry>

/** Undefined for whoever left the list: nothing of them is kept. */
export const waitlistEntryOf = (kept: unknown): WaitlistEntry | undefined => entry.safeParse(kept).data

/** Derived, so that it is stored nowhere and no one leaves the list for another. */
export const leaveToken = (macs: Macs, id: number): string => `${id}-${macs.mac('waitlist', String(id))}`
