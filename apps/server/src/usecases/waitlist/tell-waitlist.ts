/** Tells whoever waits that they can apply now: their state or zip is served, or the lender offers the line for owners of digital assets. Once, by mail. */
import { type Brand, takesApplications } from '@hearthline/brands'
import { CRYPTO_UTM_SOURCE, waitlistReason } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { waitlistMail } from '../../mail/waitlist-mail.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import { claimToTell, untell, waitingEntries } from '../../store/repositories/waitlist.ts'
import { evaluateFlags } from '../flags/evaluate-flags.ts'
import { withUnservedZips } from '../reference/unserved-zips.ts'
import { leaveToken } from './leave-waitlist.ts'
import { type WaitlistEntry, waitlistEntryOf } from './waitlist-entry.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'mail' | 'log' | 'config' | 'macs' | 'brands' | 'flags'>

const AT_ONCE = 200

export async function tellWaitlist(parts: Parts): Promise<void> {
  for (const brand of parts.brands.values()) if (takesApplications(brand)) await tellOf(parts, await withUnservedZips(parts.db, brand))
}

const SOON_MS = 60_000
const HOUR_MS = 3_600_000

/** Looks soon after the start, and then once an hour. */
export function tellWaitlistHourly(parts: Parts): void {
  const look = () =>
    tellWaitlist(parts).catch((problem: unknown) => parts.log.error({ problem: String(problem) }, 'telling the waitlist failed'))
  setTimeout(look, SOON_MS).unref()
  setInterval(look, HOUR_MS).unref()
}

async function tellOf(parts: Parts, brand: Brand): Promise<void> {
  const { db } = parts
  let [after, crypto]: [number, boolean | undefined] = [0, undefined]
  for (;;) {
    const rows = await waitingEntries(db, brand.orgCode, after, AT_ONCE)
    if (rows.length === 0) return
    // Asked only where someone waits.
    crypto ??= (await evaluateFlags(parts, brand, ['crypto-heloc']))[0]?.enabled === true
    for (const { id, entry } of rows) {
      const read = waitlistEntryOf(entry)
      if (read?.consent && isServed(brand, read, crypto)) await tellOne(parts, brand, id, read)
    }
    after = rows.at(-1)!.id
  }
}

const isServed = ({ lending }: Brand, { state, zip, reason }: WaitlistEntry, cryptoEnabled: boolean): boolean =>
  waitlistReason({
    ...{ state, zip, servedStates: lending.servedStates, unservedZipPrefixes: lending.unservedZipPrefixes, cryptoEnabled },
    utmSource: reason === 'CRYPTO' ? CRYPTO_UTM_SOURCE : undefined,
  }) === undefined

async function tellOne({ db, clock, mail, log, config, macs }: Parts, brand: Brand, id: number, entry: WaitlistEntry): Promise<void> {
  if (!(await claimToTell(db, id, clock.now()))) return
  const campaign = entry.reason === 'CRYPTO' ? { utm_source: CRYPTO_UTM_SOURCE } : { utm_source: 'waitlist' }
  const letter = waitlistMail({
    ...{ brand, firstName: entry.firstName, reason: entry.reason },
    apply: linkTo(config, brand, '/account/heloc/register', campaign),
    leave: linkTo(config, brand, '/account/heloc/waitlist', { leave: leaveToken(macs, id) }),
  })
  try {
    await mail.send({ organizationCode: brand.orgCode, recipient: entry.email, reference: `waitlist.${id}`, ...letter })
  } catch (problem) {
    // An address that takes no mail is told nothing again; a server that is away is asked in an hour.
    if (problem instanceof MailRefused) return
    await untell(db, id)
    log.warn({ waitlist: id, problem: String(problem) }, 'someone on the waitlist was not told yet')
  }
}
