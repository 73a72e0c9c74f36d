/** Whether a run is still wanted: its work is due on the very basis that it was started for, and the application is alive. */
import { isEnded, type Standing, type WorkId } from '@hearthline/domain'

interface Run {
  readonly item: string
  readonly basis: string
}

/** Finished also where the refusal came first: what the applicant agreed to stays on file with what was done on it, and disclosures are owed all the same. */
const KEPT_WHEN_REFUSED: ReadonlySet<string> = new Set<WorkId>(['pre-soft-credit-disclosure', 'application-disclosures'])

/** Done in the world by now, whatever was decided while it was under way: a deed that is recorded has to be released, a fee returned. */
const DONE_OUTSIDE: ReadonlySet<string> = new Set<WorkId>(['recording', 'valuation-fee-collection'])

const isDue = ({ walk }: Standing, run: Run): boolean => walk.ready.some((work) => work.id === run.item && work.basis === run.basis)

/** Of a result: kept also where the borrower canceled while the call was under way. No such call is begun any more. */
export const isKept = (stands: Standing, run: Run): boolean =>
  isWanted(stands, run) || (stands.step === 'CANCELLED' && DONE_OUTSIDE.has(run.item) && isDue(stands, run))

export const isWanted = (stands: Standing, run: Run): boolean =>
  (!isEnded(stands.step) || (stands.step === 'DECLINED' && KEPT_WHEN_REFUSED.has(run.item))) && isDue(stands, run)
