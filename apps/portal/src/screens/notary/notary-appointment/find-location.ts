/** In which state a device is, by the browser's own location. A suggestion: the person confirms it. The coordinates never leave the page. */
type Box = readonly [south: number, west: number, north: number, east: number]

/** Around each state, in whole tenths of a degree. */
const BOXES: Readonly<Record<string, Box>> = {
  AL: [30.1, -88.5, 35.0, -84.9],
  AK: [51.2, -180, 71.4, -129.9],
  AZ: [31.3, -114.8, 37.0, -109.0],
  AR: [33.0, -94.6, 36.5, -89.6],
  CA: [32.5, -124.5, 42.0, -114.1],
  CO: [37.0, -109.1, 41.0, -102.0],
  CT: [40.9, -73.8, 42.1, -71.8],
  DE: [38.4, -75.8, 39.9, -75.0],
  DC: [38.8, -77.1, 39.0, -76.9],
  FL: [24.4, -87.7, 31.0, -80.0],
  GA: [30.3, -85.6, 35.0, -80.8],
  HI: [18.9, -160.3, 22.3, -154.8],
  ID: [42.0, -117.3, 49.0, -111.0],
  IL: [36.9, -91.5, 42.5, -87.0],
  IN: [37.8, -88.1, 41.8, -84.8],
  IA: [40.4, -96.6, 43.5, -90.1],
  KS: [37.0, -102.1, 40.0, -94.6],
  KY: [36.5, -89.6, 39.2, -81.9],
  LA: [28.9, -94.1, 33.0, -88.8],
  ME: [43.0, -71.1, 47.5, -66.9],
  MD: [37.9, -79.5, 39.7, -75.0],
  MA: [41.2, -73.5, 42.9, -69.9],
  MI: [41.7, -90.4, 48.3, -82.1],
  MN: [43.5, -97.3, 49.4, -89.5],
  MS: [30.1, -91.7, 35.0, -88.1],
  MO: [36.0, -95.8, 40.6, -89.1],
  MT: [44.4, -116.1, 49.0, -104.0],
  NE: [40.0, -104.1, 43.0, -95.3],
  NV: [35.0, -120.0, 42.0, -114.0],
  NH: [42.7, -72.6, 45.3, -70.6],
  NJ: [38.9, -75.6, 41.4, -73.9],
  NM: [31.3, -109.1, 37.0, -103.0],
  NY: [40.5, -79.8, 45.0, -71.8],
  NC: [33.8, -84.4, 36.6, -75.4],
  ND: [45.9, -104.1, 49.0, -96.5],
  OH: [38.4, -84.9, 42.0, -80.5],
  OK: [33.6, -103.0, 37.0, -94.4],
  OR: [42.0, -124.6, 46.3, -116.5],
  PA: [39.7, -80.6, 42.3, -74.7],
  RI: [41.1, -71.9, 42.0, -71.1],
  SC: [32.0, -83.4, 35.2, -78.5],
  SD: [42.5, -104.1, 45.9, -96.4],
  TN: [35.0, -90.4, 36.7, -81.6],
  TX: [25.8, -106.7, 36.5, -93.5],
  UT: [37.0, -114.1, 42.0, -109.0],
  VT: [42.7, -73.5, 45.0, -71.5],
  VA: [36.5, -83.7, 39.5, -75.2],
  WA: [45.5, -124.8, 49.0, -116.9],
  WV: [37.2, -82.7, 40.6, -77.7],
  WI: [42.5, -92.9, 47.1, -86.8],
  WY: [41.0, -111.1, 45.0, -104.0],
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** How far a point is from the middle of a box, in its half widths: borders are crooked, and the middle is not. */
function distance([south, west, north, east]: Box, { latitude, longitude }: Point): number {
  const up = (latitude - (south + north) / 2) / ((north - south) / 2)
  const across = (longitude - (west + east) / 2) / ((east - west) / 2)
  return Math.max(Math.abs(up), Math.abs(across))
}

export function stateAt(point: Point): string | undefined {
  const near = Object.entries(BOXES)
    .map(([state, box]) => ({ state, at: distance(box, point) }))
    .filter(({ at }) => at <= 1)
  return near.toSorted((a, b) => a.at - b.at)[0]?.state
}

export type Found = { readonly state: string } | { readonly problem: 'REFUSED' | 'UNKNOWN' | 'ABROAD' }

const PATIENCE_MS = 10_000

export const findLocation = (places: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation): Promise<Found> =>
  new Promise((resolve) => {
    if (!places) return resolve({ problem: 'UNKNOWN' })
    places.getCurrentPosition(
      ({ coords }) => {
        const state = stateAt(coords)
        resolve(state === undefined ? { problem: 'ABROAD' } : { state })
      },
      ({ code }) => resolve({ problem: code === 1 ? 'REFUSED' : 'UNKNOWN' }),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    )
  })
