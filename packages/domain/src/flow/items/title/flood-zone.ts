/** Whether the home lies where federal law asks for flood insurance, and for a notice of it. */
import type { Known } from '../../item.ts'
import { floodDetermination } from './flood-determination.ts'

/** The zone of the determination where federal law asks for flood insurance (42 USC 4012a(b)): those that begin with A or V. */
export function floodZoneToInsure(known: Known): string | undefined {
  const determined = known(floodDetermination)
  return determined?.inSpecialFloodHazardArea === true ? determined.zone : undefined
}
