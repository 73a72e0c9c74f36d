/** The 87 counties of Minnesota: two of them add a rate of their own, so that only a name that is one of the others is at the state's. */
import type { CountyList } from './recording-taxes.ts'

export const minnesotaCounties: CountyList = {
  state: 'MN',
  counties: [
    'aitkin, anoka, becker, beltrami, benton, big stone, blue earth, brown, carlton, carver, cass, chippewa, chisago, clay, clearwater, cook',
    'cottonwood, crow wing, dakota, dodge, douglas, faribault, fillmore, freeborn, goodhue, grant, hennepin, houston, hubbard, isanti, itasca',
    'jackson, kanabec, kandiyohi, kittson, koochiching, lac qui parle, lake, lake of the woods, le sueur, lincoln, lyon, mahnomen, marshall',
    'martin, mcleod, meeker, mille lacs, morrison, mower, murray, nicollet, nobles, norman, olmsted, otter tail, pennington, pine, pipestone',
    'polk, pope, ramsey, red lake, redwood, renville, rice, rock, roseau, st. louis, scott, sherburne, sibley, stearns, steele, stevens, swift',
    'todd, traverse, wabasha, wadena, waseca, washington, watonwan, wilkin, winona, wright, yellow medicine',
  ].flatMap((line) => line.split(', ')),
  citation: "INCITS 31:2009, Minnesota's county identification codes (mn.gov/mnit, read 2026-11)",
}
