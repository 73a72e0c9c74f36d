/** Finds whoever waits and can apply now: their state or zip is served, or the lender offers the line for owners of digital assets. Their mail is sent once. */
import { type Brand, takesApplications } from '@hearthline/brands'
import { CRYPTO_UTM_SOURCE, waitlistReason } from '@hearthline/domain/registration'
import type { Container } from '../../container.ts'
import { claimToTell, waitingEntries } from '../../store/repositories/waitlist.ts'
import { evaluateFlags } from '../flags/evaluate-flags.ts'
import { withUnservedZips } from '../reference/unserved-zips.ts'
import { type WaitlistEntry, waitlistEntryOf } from './waitlist-entry.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'log' | 'brands' | 'flags' | 'engine'>

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
      if (read?.consent && isServed(brand, read, crypto)) await tellOne(parts, id)
    }
    after = rows.at(-1)!.id
  }
}

const isServed = ({ lending }: Brand, { state, zip, reason }: WaitlistEntry, cryptoEnabled: boolean): boolean =>
  waitlistReason({
    ...{ state, zip, servedStates: lending.servedStates, unservedZipPrefixes: lending.unservedZipPrefixes, cryptoEnabled },
    utmSource: reason === 'CRYPTO' ? CRYPTO_UTM_SOURCE : undefined,
  }) === undefined

/** Told and on its way are one transaction: a node that ends here leaves the entry waiting, or the mail to the next one. */
async function tellOne({ db, clock, engine }: Parts, id: number): Promise<void> {
  await db.transaction(async (session) => {
    if (!(await claimToTell(session, id, clock.now()))) return
    await engine.parts.queue.send(session, [{ kind: 'waitlist-mail', entry: id }])
    session.afterCommit(() => engine.wake())
  })
}
