/** Whether a run is still wanted: its work is due on the very basis that it was started for, and the application is alive. */
import { isEnded, type Standing } from '@hearthline/domain'

export const isWanted = (stands: Standing, run: { readonly item: string; readonly basis: string }): boolean =>
  !isEnded(stands.step) && stands.walk.ready.some((work) => work.id === run.item && work.basis === run.basis)
