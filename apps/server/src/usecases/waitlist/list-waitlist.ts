/** Who waits, for the team of the organization: newest first. Of whoever left nothing is kept but that they did. */
import type { Container } from '../../container.ts'
import { newestEntries } from '../../store/repositories/waitlist.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { waitlistEntryOf } from './waitlist-entry.ts'

const MOST = 500

const iso = (moment: string): string => new Date(moment).toISOString()

export async function listWaitlist({ db }: Pick<Container, 'db'>, { organizations }: StaffCaller) {
  const rows = await newestEntries(db, organizations, MOST)
  return {
    entries: rows.map(({ id, organizationCode, at, toldAt, leftAt, entry }) => {
      const read = waitlistEntryOf(entry)
      return {
        id,
        organizationCode,
        at: iso(at),
        toldAt: toldAt === null ? null : iso(toldAt),
        leftAt: leftAt === null ? null : iso(leftAt),
        person: read ? { name: `${read.firstName} ${read.lastName}`, email: read.email } : null,
        place: read ? [read.city, `${read.state} ${read.zip}`].filter(Boolean).join(', ') : null,
        reason: read?.reason ?? null,
      }
    }),
  }
}
