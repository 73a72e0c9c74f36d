/** What a mailed letter promises firmly is not taken back, nor made worse, before its last day: whoever got it may still accept (15 U.S.C. 1681a(l)). */
import { boundUntil, type StoredEntry, worseThanMailed } from '@hearthline/contract'
import { formatLocalDate, letterDay } from '@hearthline/domain'
import type { EntryVersion } from '../../store/repositories/register-entries.ts'
import { invalid, Problem } from '../problem.ts'
import type { RegisterParts } from './register-place.ts'
import { waitsForSecond } from './show-entry.ts'

type OfferCode = StoredEntry<'offer-code'>

/**
 * @param versions of the entry, the newest first
 * @param after what it is to be; null where it is to end
 * @throws Problem conflict where it would end, validation_failed with each field that would promise less
 */
export function refuseLess({ clock }: Pick<RegisterParts, 'clock'>, versions: readonly EntryVersion[], after: OfferCode | null): void {
  const counts = versions.find((row) => !waitsForSecond(row))
  if (!counts || counts.ended) return
  const before = counts.data as OfferCode
  const until = boundUntil(before, letterDay(clock.now(), before.state))
  if (until === undefined) return
  const day = formatLocalDate(until)
  if (after === null)
    throw new Problem('conflict', `The letter is out, and its firm offer stands through ${day}. You can end it after that day.`)
  const message = `The letter is out, and its firm offer stands through ${day}: until then this can only become better for whoever got it`
  const faults = worseThanMailed(before, after).map((field) => ({ path: `data.${field}`, message }))
  if (faults.length > 0) throw invalid(faults)
}
