import { zoneOfHome, zoneOfRight } from '../../../policy/home-zone.ts'
import type { Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { chosenProperty } from './property-choice.ts'

/** The IANA zone by which someone is told a time at the home. */
export const homeClock = (known: Known): string => zoneOfHome(known(propertyAddress)?.state ?? '', chosenProperty(known)?.county)

/** The IANA zone in which the days of a right at the home are counted, and whose midnight ends it. */
export const rightZone = (known: Known): string => zoneOfRight(known(propertyAddress)?.state ?? '', chosenProperty(known)?.county)
