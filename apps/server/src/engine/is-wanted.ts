/** Whether a run is still wanted: its work is due on the very basis that it was started for, and the application is alive. */
import { isEnded, type Standing, type WorkId } from '@hearthline/domain'

/** Finished also where the refusal came first: what the applicant agreed to stays on file with what was done on it, and disclosures are owed all the same. */
const KEPT_WHEN_REFUSED: ReadonlySet<string> = new Set<WorkId>(['pre-soft-credit-disclosure', 'application-disclosures'])

export const isWanted = (stands: Standing, run: { readonly item: string; readonly basis: string }): boolean =>
  (!isEnded(stands.step) || (stands.step === 'DECLINED' && KEPT_WHEN_REFUSED.has(run.item))) &&
  stands.walk.ready.some((work) => work.id === run.item && work.basis === run.basis)
