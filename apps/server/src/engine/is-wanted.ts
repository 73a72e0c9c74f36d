/** Whether a run is still wanted: its work is due on the very basis that it was started for, and the application is alive. */
import { factName, isEnded, isMoreSent, type Standing, signerIdentityCheck, type WorkId } from '@hearthline/domain'

interface Run {
  readonly item: string
  readonly basis: string
}

/** Finished also where the refusal came first: what the applicant agreed to stays on file with what was done on it, and disclosures are owed all the same. */
const KEPT_WHEN_REFUSED: ReadonlySet<string> = new Set<WorkId>(['pre-soft-credit-disclosure', 'application-disclosures'])

/** Money that leaves. What a node remembers may be older than a notice of rescission: such work begins on what the database says. */
export const SENDS_MONEY: ReadonlySet<string> = new Set<WorkId>(['payoffs', 'disbursement'])

/** Done in the world by now, whatever was decided while it was under way: a deed that is recorded has to be released, a fee returned, money given back. */
const DONE_OUTSIDE: ReadonlySet<string> = new Set<string>(['recording', 'valuation-fee-collection', ...SENDS_MONEY])

/** What has left stands in the ledger, and what the bank sends back is watched for, though the line is canceled. */
const KEPT_WHEN_CANCELED: ReadonlySet<string> = new Set<WorkId>(['line-opening'])

const isDue = ({ walk }: Standing, run: Run): boolean => walk.ready.some((work) => work.id === run.item && work.basis === run.basis)

/** Not given yet, on what it rests on now, whatever holds the beginning of it by now. */
const isOutstanding = ({ walk }: Standing, run: Run): boolean => walk.bases[run.item] === run.basis && walk.states[run.item] !== 'settled'

/**
 * Of a result: kept also where the borrower canceled, or the payment was held, while the call was under way; and money that left is on record
 * whatever became of the approval that it rested on. No such call is begun any more.
 * @param stored the data that the item has by now
 */
export const isKept = (stands: Standing, run: Run, data: unknown, stored: unknown): boolean =>
  isWanted(stands, run) ||
  (stands.step === 'CANCELLED' && DONE_OUTSIDE.has(run.item) && isDue(stands, run)) ||
  ((stands.step === 'CANCELLED' || !isEnded(stands.step)) &&
    SENDS_MONEY.has(run.item) &&
    (isOutstanding(stands, run) || (stands.walk.states[run.item] !== 'settled' && isMoreSent(data, stored))))

/** Whether work is begun where an application stands: after its end only what keeps the books of what was done before, and the check of an ID that opens documents. */
export const mayBegin = ({ step, showsIdAfterEnd }: Pick<Standing, 'step' | 'showsIdAfterEnd'>, item: string): boolean =>
  !isEnded(step) ||
  (step === 'CANCELLED' && KEPT_WHEN_CANCELED.has(item)) ||
  showsIdAfterEnd.some((party) => item === factName(signerIdentityCheck.id, party))

export const isWanted = (stands: Standing, run: Run): boolean =>
  (mayBegin(stands, run.item) || (stands.step === 'DECLINED' && KEPT_WHEN_REFUSED.has(run.item))) && isDue(stands, run)
