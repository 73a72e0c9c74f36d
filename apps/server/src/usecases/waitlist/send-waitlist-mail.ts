/** The mail to whoever waited, to whom the lender is open now. It may come twice under one name, where a node ends between sending and marking. */
import { type Brand, takesApplications } from '@hearthline/brands'
import { CRYPTO_UTM_SOURCE } from '@hearthline/domain/registration'
import type { Config } from '../../config.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { waitlistMail } from '../../mail/waitlist-mail.ts'
import { type Mail, MailRefused } from '../../providers/mail/port.ts'
import type { Macs } from '../../secrets/macs.ts'
import type { Session } from '../../store/db.ts'
import { stoppedKinds } from '../../store/repositories/mail-stops.ts'
import { untell, waitlistRow } from '../../store/repositories/waitlist.ts'
import { emailMacOf, STOP_PATH, stopToken } from '../mail-stops/mail-stop.ts'
import { leaveToken, waitlistEntryOf } from './waitlist-entry.ts'

interface Parts {
  readonly db: Session
  readonly mail: Mail
  readonly config: Pick<Config, 'production' | 'baseUrl'>
  readonly macs: Macs
  brandOf(organizationCode: string): Brand
}

/** @throws whatever keeps it from being taken now: it is sent again */
export async function sendWaitlistMail({ db, mail, config, macs, brandOf }: Parts, id: number): Promise<void> {
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
  const letter = waitlistMail({
    ...{ brand, firstName: entry.firstName, reason: entry.reason },
    apply: linkTo(config, brand, '/account/heloc/register', campaign),
    leave: linkTo(config, brand, '/account/heloc/waitlist', { leave: leaveToken(macs, id) }),
  })
  try {
    await mail.send({ organizationCode: brand.orgCode, recipient: entry.email, reference: `waitlist.${id}`, stop, ...letter })
  } catch (problem) {
    // An address that takes no mail is told nothing again.
    if (!(problem instanceof MailRefused)) throw problem
  }
}
