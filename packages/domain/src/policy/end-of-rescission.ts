import type { Instant } from '../values/local-date.ts'
import { addDays } from '../values/local-date.ts'
import { localDateIn } from '../values/local-date-display.ts'
import { rescissionEnd } from './rescission.ts'
import { startOfDay, zoneOfState } from './state-zone.ts'

/**
 * The moment at which the right to rescind has ended: the midnight that closes its last day, where the home stands
 * (12 CFR 1026.15(a)(3)). Notice and disclosures are delivered together here, at signing.
 */
export function endOfRescission(delivered: Instant, state: string): Instant {
  const zone = zoneOfState(state)
  const day = localDateIn(delivered, zone)
  return startOfDay(addDays(rescissionEnd({ opened: day, noticeDelivered: day, disclosuresDelivered: day }), 1), zone)
}
