/**
 * The Federal Reserve district of a routing number by its first two digits, by the numbering of the American Bankers Association: 01 to 12 are
 * banks, 21 to 32 thrifts, 61 to 72 electronic transactions of the same districts. 00 is the government's, 80 traveler's checks.
 */
const DISTRICTS = [
  'Boston',
  'New York',
  'Philadelphia',
  'Cleveland',
  'Richmond',
  'Atlanta',
  'Chicago',
  'St. Louis',
  'Minneapolis',
  'Kansas City',
  'Dallas',
  'San Francisco',
] as const

const FIRST_OF_RANGE = [1, 21, 61]

export function districtOf(routingNumber: string): string | undefined {
  if (!/^\d{9}$/.test(routingNumber)) return undefined
  const prefix = Number(routingNumber.slice(0, 2))
  const first = FIRST_OF_RANGE.find((least) => prefix >= least && prefix < least + DISTRICTS.length)
  return first === undefined ? undefined : DISTRICTS[prefix - first]
}
