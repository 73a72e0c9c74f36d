/**
 * When a text may come. No call is to be made before 8 am or after 9 pm where the person is (47 CFR 64.1200(c)(1)); several states end at 8 pm (Fla. Stat.
 * 501.616(6)(a), 15 Okla. Stat. 775C.4, RCW 80.36.390) or begin at 9 am (Conn. Gen. Stat. 42-288a). Those rules are of solicitations, which these texts are
 * not; one window that keeps all of them is kept for every text that nobody asked for a moment ago.
 */
import type { Instant } from '../values/local-date.ts'
import { zonesOfNumber } from './area-code-zones.ts'

const FIRST_HOUR = 9
const LAST_HOUR = 20

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

/** Every zone of a state: which of them a home is in its address alone does not say. */
const STATE_ZONES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'].map((state) => [state, [CENTRAL]])),
  ...Object.fromEntries(['FL', 'IN', 'KY', 'MI', 'TN', 'AL'].map((state) => [state, [EASTERN, CENTRAL]])),
  ...Object.fromEntries(['KS', 'NE', 'ND', 'SD', 'TX'].map((state) => [state, [CENTRAL, MOUNTAIN]])),
  ...Object.fromEntries(['CO', 'MT', 'NM', 'UT', 'WY'].map((state) => [state, [MOUNTAIN]])),
  ...Object.fromEntries(['CA', 'WA'].map((state) => [state, [PACIFIC]])),
  ...Object.fromEntries(['ID', 'NV', 'OR'].map((state) => [state, [MOUNTAIN, PACIFIC]])),
  AZ: ['America/Phoenix', MOUNTAIN],
  AK: ['America/Anchorage', 'America/Adak'],
  HI: ['Pacific/Honolulu'],
  PR: ['America/Puerto_Rico'],
  VI: ['America/Puerto_Rico'],
  GU: ['Pacific/Guam'],
}

export interface Texted {
  /** ten digits */
  readonly phone: string
  /** where they live, and of the home that it is about: as far as they are known */
  readonly states: readonly (string | undefined)[]
}

/** Wherever the person may be: by their number, and by where they live. */
export const zonesOfPerson = ({ phone, states }: Texted): readonly string[] => [
  ...new Set([...zonesOfNumber(phone), ...states.flatMap((state) => (state === undefined ? [] : (STATE_ZONES[state] ?? [EASTERN])))]),
]

const formats = new Map<string, Intl.DateTimeFormat>()
function hourIn(zone: string, at: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', hour: 'numeric' })
  formats.set(zone, format)
  return Number(format.formatToParts(at).find(({ type }) => type === 'hour')?.value)
}

const isGoodHour = (zones: readonly string[], at: number): boolean =>
  zones.every((zone) => {
    const hour = hourIn(zone, at)
    return hour >= FIRST_HOUR && hour < LAST_HOUR
  })

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

/**
 * The moment itself where it is a good hour in every zone, else the next one. From Guam to New York none is good everywhere: then where the person lives
 * counts last named, and the first zone of all is left out.
 */
export function nextTextTime(now: Instant, zones: readonly string[]): Instant {
  const from = Date.parse(now)
  if (isGoodHour(zones, from)) return new Date(from).toISOString()
  // Every zone is a whole number of quarters of an hour from UTC.
  for (let at = Math.ceil(from / QUARTER) * QUARTER; at <= from + DAY + QUARTER; at += QUARTER)
    if (isGoodHour(zones, at)) return new Date(at).toISOString()
  return nextTextTime(now, zones.slice(1))
}
