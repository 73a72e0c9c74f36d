/**
 * Where a spouse who does not own the home has to sign the instrument that encumbers it. A spouse is asked for only there (12 CFR 1002.7(d)(4)), and
 * promises nothing by it. The legal register says which states no one has looked up.
 */
import type { Occupancy } from '../facts/scalars.ts'

const OF_A_HOMESTEAD: Readonly<Partial<Record<string, string>>> = {
  AK: 'Alaska Stat. 34.15.010(b)',
  AL: 'Ala. Code 6-10-3',
  FL: 'Fla. Const. X s.4(c)',
  TX: 'Tex. Const. XVI s.50(a)(6)(A), (b)',
}

/** The law that asks for the spouse; undefined where none that was looked up does. */
export const spousalJoinderLaw = (state: string, occupancy: Occupancy | undefined): string | undefined =>
  (occupancy ?? 'HOME') === 'HOME' ? OF_A_HOMESTEAD[state] : undefined
