/**
 * What the county's recorder takes for the deed of trust or mortgage, in dollars: the house's estimate for a document of about twelve pages,
 * replaced by the recorder's own figure before closing. All within the 0 to 315 that the footer promises [offers/costs].
 * A state that is not named: ninety dollars.
 */
const estimates: Readonly<Record<string, number>> = {
  AZ: 30,
  CA: 125,
  CO: 43,
  CT: 120,
  DC: 32,
  FL: 104,
  GA: 25,
  IL: 110,
  MA: 205,
  MD: 60,
  MI: 35,
  MN: 46,
  NC: 64,
  NJ: 165,
  NV: 42,
  OR: 162,
  PA: 87,
  TX: 70,
  UT: 40,
  WA: 315,
  WI: 30,
}

/** The estimated recording fee in whole cents. */
export const recordingFeeCents = (state: string): number => (estimates[state] ?? 90) * 100
