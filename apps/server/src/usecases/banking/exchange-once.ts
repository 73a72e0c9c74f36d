/** A public token counts for the application that opened its window, and is exchanged once: whoever brings it again hears the same. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Container } from '../../container.ts'
import {
  bankLinkOfResult,
  claimBankLink,
  type LinkPurpose,
  openBankLinks,
  releaseBankLink,
  type StoredBankLink,
} from '../../store/repositories/bank-links.ts'
import { Problem } from '../problem.ts'

/** Windows of one application that may be open side by side: tabs, and tries that were left. */
const MOST_OPEN = 8
/** Longer than the calls of an exchange may take: whoever claimed it is gone. */
const STALE_MS = 60_000
const LOOK_EVERY_MS = 100
const MOST_LOOKS = 250

export interface Exchange {
  readonly uuid: string
  readonly purpose: LinkPurpose
  readonly publicToken: string
  /** Whether this token came out of the window with that token. */
  readonly isOf: (windowToken: string) => Promise<boolean>
  /** Exchanges and stores; `link` is finished in the same transaction. */
  readonly exchange: (link: StoredBankLink) => Promise<void>
}

const NOT_OURS = 'This link didn’t start here, or it’s over. Link your bank again, or enter your account yourself.'

const macOf = ({ macs }: Pick<Container, 'macs'>, publicToken: string): string => macs.mac('content', `bank-link/${publicToken}`)

/**
 * Whether what it gave is stored already, for this application.
 * @throws Problem conflict where it was linked for something else
 */
export async function isExchanged(
  container: Pick<Container, 'db' | 'macs'>,
  { uuid, purpose, publicToken }: Pick<Exchange, 'uuid' | 'purpose' | 'publicToken'>,
): Promise<boolean> {
  const link = await bankLinkOfResult(container.db, uuid, macOf(container, publicToken))
  if (!link?.finishedAt) return false
  if (link.purpose && link.purpose !== purpose) throw new Problem('conflict', NOT_OURS)
  return true
}

/** @throws Problem conflict for a token of no window of this application; whatever the exchange throws */
export async function exchangeOnce(container: Pick<Container, 'db' | 'clock' | 'macs' | 'sealing'>, given: Exchange): Promise<void> {
  const { db, clock } = container
  const resultMac = macOf(container, given.publicToken)
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const before = await bankLinkOfResult(db, given.uuid, resultMac)
    if (before?.finishedAt) return
    const link = before ?? (await windowOf(container, given))
    if (!link) throw new Problem('conflict', NOT_OURS)
    const now = clock.now()
    const staleBefore = new Date(Date.parse(now) - STALE_MS).toISOString()
    if (await claimBankLink(db, { id: link.id, resultMac, now, staleBefore })) {
      try {
        return await given.exchange(link)
      } catch (problem) {
        await releaseBankLink(db, link.id)
        throw problem
      }
    }
    // Another tab is at it.
    await sleep(LOOK_EVERY_MS)
  }
  throw new Problem('unavailable', 'Your bank is still being linked. Try again in a minute.', { isTold: true })
}

async function windowOf({ db, clock, sealing }: Pick<Container, 'db' | 'clock' | 'sealing'>, { uuid, purpose, isOf }: Exchange) {
  for (const link of await openBankLinks(db, { applicationId: uuid, purpose, now: clock.now() }, MOST_OPEN)) {
    if (await isOf(sealing.unseal('link', link.tokenSealed))) return link
  }
  return undefined
}
