/** The two mails of the waitlist: that they are on it, and that the lender is open to them now. Each may come twice under one name, where a node ends between sending and marking. */
import { type Brand, takesApplications } from '@hearthline/brands'
import { CRYPTO_UTM_SOURCE } from '@hearthline/domain/registration'
import type { Config } from '../../config.ts'
import type { Letter } from '../../mail/compose-letter.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { waitlistJoinedMail, waitlistMail } from '../../mail/waitlist-mail.ts'
import { type Mail, MailRefused } from '../../providers/mail/port.ts'
import type { Macs } from '../../secrets/macs.ts'
import type { Session } from '../../store/db.ts'
import { stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { untell, waitlistRow } from '../../store/repositories/waitlist.ts'
import { emailMacOf, STOP_PATH, stopToken } from '../mail-stops/mail-stop.ts'
import { leaveToken, type WaitlistEntry, waitlistEntryOf } from './waitlist-entry.ts'

interface Parts {
  readonly db: Session
  readonly mail: Mail
  readonly config: Pick<Config, 'production' | 'baseUrl'>
  readonly macs: Macs
  brandOf(organizationCode: string): Brand
}

/** @throws whatever keeps it from being taken now: it is sent again */
export async function sendWaitlistMail(parts: Parts, id: number): Promise<void> {
  const { db, config, macs, brandOf } = parts
  const row = await waitlistRow(db, id)
  // Whoever has left since is sent nothing, and nothing of them is kept.
  const entry = waitlistEntryOf(row?.entry)
  if (!row || !entry) return
  const brand = brandOf(row.organizationCode)
  // Withdrawn since: they wait on.
  if (!takesApplications(brand)) return await untell(db, id)
  // Whoever gets no offers from this lender waits for none.
  const kind = 'OFFERS'
  const emailMac = emailMacOf({ macs }, brand.orgCode, entry.email)
  if ((await stoppedKinds(db, brand.orgCode, emailMac)).includes(kind)) return
  const stop = linkTo(config, brand, STOP_PATH, { token: stopToken({ macs }, brand.orgCode, entry.email, kind) })
  const campaign = entry.reason === 'CRYPTO' ? { utm_source: CRYPTO_UTM_SOURCE } : { utm_source: 'waitlist' }
  const apply = linkTo(config, brand, '/account/heloc/register', campaign)
  await send(parts, {
    brand,
    entry,
    reference: `waitlist.${id}`,
    stop,
    ...waitlistMail({ brand, entry, apply, leave: leaveLink(parts, brand, id) }),
  })
}

/**
 * That they are on the list. Whoever was told or has left in the meantime is not on it any more, and a lender that was withdrawn promises nothing.
 * @throws whatever keeps it from being taken now: it is sent again
 */
export async function confirmWaitlist(parts: Parts, id: number): Promise<void> {
  const row = await waitlistRow(parts.db, id)
  const entry = waitlistEntryOf(row?.entry)
  if (!row || !entry || row.toldAt !== null) return
  const brand = parts.brandOf(row.organizationCode)
  if (!takesApplications(brand)) return
  await send(parts, {
    brand,
    entry,
    reference: `waitlist.${id}.joined`,
    ...waitlistJoinedMail({ brand, entry, leave: leaveLink(parts, brand, id) }),
  })
}

const leaveLink = ({ config, macs }: Parts, brand: Brand, id: number): string =>
  linkTo(config, brand, '/account/heloc/waitlist', { leave: leaveToken(macs, id) })

interface Sending extends Letter {
  readonly brand: Brand
  readonly entry: WaitlistEntry
  readonly reference: string
  /** Of mail that they may switch off: the page where they do. */
  readonly stop?: string
}

async function send({ mail }: Parts, { brand, entry, ...letter }: Sending): Promise<void> {
  try {
    await mail.send({ organizationCode: brand.orgCode, recipient: entry.email, ...letter })
  } catch (problem) {
    // An address that takes no mail is told nothing again.
    if (!(problem instanceof MailRefused)) throw problem
  }
}
