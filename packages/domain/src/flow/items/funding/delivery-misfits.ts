/** Whether what the team records of the notices of the right to cancel can be so, and what it leaves out. Pure. */
import { faultOfActingName } from '../../../fields/acting-name.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { signersProgress } from '../signing/signers-progress.ts'
import { deliveriesStored, hasSameReceiver, type StoredDelivery } from './deliveries-stored.ts'
import { firstDayOfNotice, noticesMadeOn, noticesToDeliver } from './notices-owed.ts'

export const REPRESENTATIVE_NAME = 'Enter the name of the personal representative'
export const REPRESENTATIVE_DOCUMENT = 'Upload the document of the court that names the representative'

const IS_THE_RECEIPT = 'This file is the receipt. Upload the document of the court that names the representative'
const IS_OF_THE_COURT = 'This file is the document of the court. Upload the receipt'
const OF_BORROWER = 'The death of a borrower is not recorded here. Ask a lawyer how to continue'

interface Recorded {
  readonly delivered: readonly StoredDelivery[]
  readonly notReceived?: readonly string[] | undefined
}

/** A choice that names no one is not left out: the notice would stand as given to whoever died. */
function misfitsOfWhom({ to, party, representative }: StoredDelivery, path: string): readonly Misfit[] {
  if (to === 'REPRESENTATIVE' && !representative)
    return [
      { path: `${path}.representative.name`, message: REPRESENTATIVE_NAME },
      { path: `${path}.representative.document`, message: REPRESENTATIVE_DOCUMENT },
    ]
  if (to === 'OWNER' && representative)
    return [{ path: `${path}.to`, message: 'You named a personal representative. Choose who had the notice' }]
  if (!representative) return []
  const fault = faultOfActingName(representative.name)
  return [
    ...(party === BORROWER ? [{ path: `${path}.representative`, message: OF_BORROWER }] : []),
    ...(fault === undefined ? [] : [{ path: `${path}.representative.name`, message: fault }]),
  ]
}

interface Receipt {
  readonly party: string
  readonly document: string
}
interface Receipts {
  readonly delivered: readonly StoredDelivery[]
  readonly formerReceipts?: readonly Receipt[] | undefined
}

/** The receipts that were recorded before, but for those of the records that stand now. */
export function formerReceipts(before: Receipts | undefined, now: readonly StoredDelivery[]): readonly Receipt[] {
  const replaced = (before?.delivered ?? []).flatMap(({ document, ...row }) =>
    document === undefined || now.some((one) => isReceiptOf(one, { document, ...row })) ? [] : [{ party: row.party, document }],
  )
  const all = [...(before?.formerReceipts ?? []), ...replaced]
  return all.filter((one, index) => all.findIndex(({ party, document }) => party === one.party && document === one.document) === index)
}

export const isReceiptOf = (one: StoredDelivery, other: StoredDelivery): boolean =>
  one.party === other.party && one.document === other.document && hasSameReceiver(one, other)

const RECORDED_BEFORE =
  'This receipt was recorded before. If it shows that the person named now had the notice, confirm that. If not, upload another'

const YET_TO_SIGN = 'This person still has to sign, with the email that was entered for them. Record it once they have'
/** Whose mailbox was another’s, and who signs again: their time to cancel does not end before they have. */
export const hasYetToSign = (known: Known, party: string): boolean =>
  (known(signersProgress) ?? []).some((one) => one.party === party && one.correctedAt !== undefined && !one.isDone)

/** Who is recorded later, and the others now: whoever still signs, and where it was said of someone that they have none after all. */
export function mayWait(known: Known, party: string): 'SIGNS' | 'LATER' | undefined {
  if (hasYetToSign(known, party)) return 'SIGNS'
  return (known(deliveriesStored)?.notReceived ?? []).length > 0 ? 'LATER' : undefined
}

const asRecorded = ({ way, on, document, representative }: StoredDelivery): string =>
  JSON.stringify([way, on, document, representative?.name, representative?.document])

interface Judged {
  /** what is recorded already, and counts */
  readonly stands: readonly StoredDelivery[]
  /** all that were recorded before */
  readonly receipts: readonly Receipt[]
  readonly today: LocalDate
}

export function deliveryMisfits(
  known: Known,
  { delivered, notReceived = [] }: Recorded,
  { stands, receipts, today }: Judged,
): readonly Misfit[] {
  const made = noticesMadeOn(known)
  const owing = noticesToDeliver(known)
  const named = [...delivered.map(({ party }) => party), ...notReceived]
  const before = (party: string) => stands.find((one) => one.party === party)
  const isCorrection = named.some((party) => before(party) !== undefined)
  const missing = isCorrection ? [] : owing.filter(({ party }) => !named.includes(party) && !before(party) && !mayWait(known, party))
  return [
    ...(missing.length > 0
      ? [{ path: 'delivered', message: `Enter the day for each person. Missing: ${missing.map(({ name }) => name).join(', ')}` }]
      : []),
    ...(missing.length === 0 && named.length === 0
      ? [{ path: 'delivered', message: 'Enter who received their notice, and on which day' }]
      : []),
    // Each is told what was corrected of theirs.
    ...(isCorrection && named.length > 1 ? [{ path: 'delivered', message: 'Correct what was recorded of one person at a time' }] : []),
    ...(named.length > new Set(named).size ? [{ path: 'delivered', message: 'Each person is named once' }] : []),
    ...notReceived.flatMap((party, index) =>
      before(party) ? [] : [{ path: `notReceived.${index}`, message: 'Nothing is recorded of this person' }],
    ),
    ...delivered.flatMap((one, index) => {
      const path = `delivered.${index}`
      const owner = owing.find(({ party }) => party === one.party)
      if (!owner) return [{ path: `${path}.party`, message: 'This person had their notice already, or gets none' }]
      // A receipt shows that someone had the notice, and not that they may act for an owner.
      const others = [...delivered, ...stands].filter(({ party }) => party !== one.party)
      const isReceipt = one.representative && [one, ...others].some(({ document }) => document === one.representative?.document)
      const isLetters = one.document !== undefined && others.some(({ representative }) => representative?.document === one.document)
      const stood = before(one.party)
      const wasRecorded = receipts.some(({ party, document }) => party === one.party && document === one.document)
      const first = firstDayOfNotice(known, owner)
      // East of the lender the day of the notice may have begun before the lender's.
      const isAhead = one.on > today && one.on !== made
      return [
        ...misfitsOfWhom(one, path),
        ...(hasYetToSign(known, one.party) ? [{ path: `${path}.party`, message: YET_TO_SIGN }] : []),
        ...(isReceipt ? [{ path: `${path}.representative.document`, message: IS_THE_RECEIPT }] : []),
        // It is the paper that one person signed: that it shows another is never silent, nor forgotten where none was said to be received in between.
        ...(!one.showsReceiver && wasRecorded && !(stood && isReceiptOf(stood, one))
          ? [{ path: `${path}.showsReceiver`, message: RECORDED_BEFORE }]
          : []),
        ...(isLetters ? [{ path: `${path}.document`, message: IS_OF_THE_COURT }] : []),
        ...(isAhead ? [{ path: `${path}.on`, message: 'This day has not come yet' }] : []),
        ...(!isAhead && first && one.on < first.day
          ? [{ path: `${path}.on`, message: `${first.told}. Enter that day or a later one` }]
          : []),
        ...(stood && asRecorded(stood) === asRecorded(one)
          ? [{ path: `${path}.on`, message: 'This is what was recorded already. Change what is wrong' }]
          : []),
      ]
    }),
  ]
}
