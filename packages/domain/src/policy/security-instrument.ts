/** What a lien on a home is made by, state by state: the forms that lenders record, after the uniform instruments of the secondary market. */

export const SECURITY_INSTRUMENTS = ['MORTGAGE', 'DEED_OF_TRUST', 'SECURITY_DEED'] as const
export type SecurityInstrument = (typeof SECURITY_INSTRUMENTS)[number]

/** A trustee holds the title for the lender. */
const DEED_OF_TRUST_STATES: ReadonlySet<string> = new Set('AK AZ CA CO DC ID MD MO MS MT NC NE NV OR TN TX UT VA WA WV'.split(' '))

/** O.C.G.A. 44-14-60: a deed to secure debt. */
const SECURITY_DEED_STATES: ReadonlySet<string> = new Set(['GA'])

export function securityInstrumentOf(state: string): SecurityInstrument {
  if (SECURITY_DEED_STATES.has(state)) return 'SECURITY_DEED'
  return DEED_OF_TRUST_STATES.has(state) ? 'DEED_OF_TRUST' : 'MORTGAGE'
}

export const SECURITY_INSTRUMENT_NAMES: Readonly<Record<SecurityInstrument, string>> = {
  MORTGAGE: 'mortgage',
  DEED_OF_TRUST: 'deed of trust',
  SECURITY_DEED: 'security deed',
}
