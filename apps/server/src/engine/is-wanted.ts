/** Whether a run is still wanted: its work is due on the very basis that it was started for, and the application is alive. */
import type { Standing } from '@hearthline/domain'

const ENDED = new Set(['DECLINED', 'CANCELLED', 'COMPLETE'])

export const isWanted = (stands: Standing, run: { readonly item: string; readonly basis: string }): boolean =>
  !ENDED.has(stands.step) && stands.walk.ready.some((work) => work.id === run.item && work.basis === run.basis)
