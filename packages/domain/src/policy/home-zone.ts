/**
 * The clock at a home. Most states have one; in those with two, the counties of the smaller part are named (49 CFR 71.4 to 71.9). A county that is cut by
 * the line has the clock of most of the people in it. `zoneOfState` is another question: which clock ends a day latest.
 */
import { zoneOfState } from './state-zone.ts'

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

interface Split {
  readonly most: string
  readonly other: string
  /** as the county is called, without the word */
  readonly counties: readonly string[]
}

const list = (names: string): readonly string[] => names.split(', ')

const SPLIT: Readonly<Record<string, Split>> = {
  // 49 CFR 71.5(f)
  FL: {
    ...{ most: EASTERN, other: CENTRAL },
    counties: list('Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington'),
  },
  // 49 CFR 71.9(a)
  ID: {
    ...{ most: MOUNTAIN, other: PACIFIC },
    counties: list('Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone'),
  },
  // 49 CFR 71.5(b)
  IN: {
    ...{ most: EASTERN, other: CENTRAL },
    counties: list('Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick'),
  },
  // 49 CFR 71.7(f)
  KS: { most: CENTRAL, other: MOUNTAIN, counties: list('Greeley, Hamilton, Sherman, Wallace') },
  // 49 CFR 71.5(c)
  KY: {
    ...{ most: EASTERN, other: CENTRAL },
    counties: list(
      'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
    ),
  },
  // 49 CFR 71.5(a)
  MI: { most: EASTERN, other: CENTRAL, counties: list('Dickinson, Gogebic, Iron, Menominee') },
  // 49 CFR 71.7(b)
  ND: {
    ...{ most: CENTRAL, other: MOUNTAIN },
    counties: list('Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark'),
  },
  // 49 CFR 71.7(e)
  NE: {
    ...{ most: CENTRAL, other: MOUNTAIN },
    counties: list(
      'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
    ),
  },
  // 49 CFR 71.9(b)
  OR: { most: PACIFIC, other: MOUNTAIN, counties: ['Malheur'] },
  // 49 CFR 71.7(c)
  SD: {
    ...{ most: CENTRAL, other: MOUNTAIN },
    counties: list(
      'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota, Pennington, Perkins, Ziebach',
    ),
  },
  // 49 CFR 71.5(d)
  TN: {
    ...{ most: CENTRAL, other: EASTERN },
    counties: list(
      'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
    ),
  },
  // 49 CFR 71.8(a): El Paso and Hudspeth
  TX: { most: CENTRAL, other: MOUNTAIN, counties: list('El Paso, Hudspeth') },
}

/** Where the clock that ends a day latest is not that of most homes. */
const MOST: Readonly<Record<string, string>> = { AK: 'America/Anchorage' }

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bcounty$/, '')
    .replace(/[^a-z]/g, '')

/** The IANA zone of the clock at a home. @param county as the property record has it; that of most of the state where it is not known */
export function zoneOfHome(state: string, county?: string): string {
  const split = SPLIT[state]
  if (!split) return MOST[state] ?? zoneOfState(state)
  const named = county === undefined ? undefined : plain(county)
  return split.counties.some((one) => plain(one) === named) ? split.other : split.most
}

/** Counties that the line between two clocks cuts (49 CFR 71.5 to 71.9): in a part of each a day ends later than by the clock of most of it. */
const CUT: Readonly<Record<string, readonly string[]>> = {
  FL: ['Gulf'],
  ID: ['Idaho'],
  ND: ['Dunn', 'McKenzie', 'Sioux'],
  NE: ['Cherry'],
  OR: ['Malheur'],
  SD: ['Stanley'],
}

/**
 * The IANA zone whose midnight ends a right at a home, and in which its days are counted: that of the county. Where the county is cut or not known it is the
 * one that ends a day latest, so that no right is cut short.
 */
export function zoneOfRight(state: string, county?: string): string {
  if (!SPLIT[state] || county === undefined || CUT[state]?.some((one) => plain(one) === plain(county))) return zoneOfState(state)
  return zoneOfHome(state, county)
}
