import { zoneOfHome, zoneOfRight } from '../../../policy/home-zone.ts'
import { LENDER_ZONE, lenderDay } from '../../../policy/lender-day.ts'
import { startOfDay } from '../../../policy/state-zone.ts'
import { type Instant, type LocalDate, latestOf } from '../../../values/local-date.ts'
import { localDateIn } from '../../../values/local-date-display.ts'
import type { Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { chosenProperty } from './property-choice.ts'

/** The IANA zone by which someone is told a time at the home. */
export const homeClock = (known: Known): string => zoneOfHome(known(propertyAddress)?.state ?? '', chosenProperty(known)?.county)

/** The IANA zone in which the days of a right at the home are counted, and whose midnight ends it. */
export const rightZone = (known: Known): string => zoneOfRight(known(propertyAddress)?.state ?? '', chosenProperty(known)?.county)

/**
 * The later of the lender's day and the home's at a moment. Days that the law gives to whoever received something begin with it: after midnight in Texas
 * the lender's day is still the one before.
 */
export const laterDay = (known: Known, at: Instant): LocalDate => latestOf(lenderDay(at), localDateIn(at, homeClock(known)))

/** The earlier of the two: on neither calendar was it sooner. */
export const earlierDay = (known: Known, at: Instant): LocalDate => [lenderDay(at), localDateIn(at, homeClock(known))].toSorted()[0]!

/** When a day has begun at both: whoever reads that a day is theirs has the whole of it, in Hawaii too. */
export const laterStart = (known: Known, day: LocalDate): Instant =>
  [startOfDay(day, LENDER_ZONE), startOfDay(day, homeClock(known))].toSorted().at(-1)!
