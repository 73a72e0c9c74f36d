/** What still has to be done before money is sent, once the right to cancel no longer holds it up. Pure. */
import type { ApplicationFile } from '../application/use-application.ts'

type Walk = readonly Pick<ApplicationFile['walk'][number], 'id' | 'title' | 'state'>[]

/** Of every line; each is looked at after the one before it. */
const ALWAYS: ReadonlySet<string> = new Set(['hazard-insurance', 'hazard-insurance-review', 'recording', 'funding-decision'])
const SENDS = 'disbursement'

/** Whether it went already: then nothing of it is still to come. */
export const isMoneySent = ({ walk }: { readonly walk: Walk }): boolean =>
  walk.some(({ id, state }) => id === SENDS && (state === 'settled' || state === 'stale'))

/** The titles, in order: what is open now, and what every line still has ahead. */
export function openBeforeMoney({ walk }: { readonly walk: Walk }): readonly string[] {
  const until = walk.findIndex(({ id }) => id === SENDS)
  return walk
    .slice(0, until < 0 ? walk.length : until)
    .filter(({ id, state }) => state === 'open' || state === 'stale' || (state === 'ahead' && ALWAYS.has(id)))
    .map(({ title }) => title)
}

export const moneyWords = (open: readonly string[], { isHeld = false, isSent = false } = {}): string => {
  if (isSent) return ''
  if (isHeld) return `The payment is on hold.${open.length > 0 ? ` Also still open before it is sent: ${list(open)}.` : ''}`
  return open.length === 0 ? 'Money may be sent.' : `This no longer holds up the money. Still open before it is sent: ${list(open)}.`
}

const list = (titles: readonly string[]): string => new Intl.ListFormat('en-US').format(titles)
