/** The team records what was returned after a rescission, with its evidence. */
import {
  APART_FROM_GIVEN_BACK,
  apartFromExcess,
  EMPTY_BASIS,
  exercisedBy,
  faultOfRelease,
  faultOfReturn,
  formatExactCents,
  formatLocalDateWithYear,
  type Item,
  isRescinded,
  type Known,
  type LocalDate,
  leftAfterRescission,
  lenderDay,
  nextAfterReturn,
  notBackYet,
  type RescissionReturn,
  rescissionReturn,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import type { Session } from '../../store/db.ts'
import { recordersOf } from '../../store/repositories/applications.ts'
import type { Ground } from '../application/refuse-changed-ground.ts'
import { recordedBy, refuseOwnWork } from '../console/barred.ts'
import { actorsOfStaff } from '../console/staff-caller.ts'
import { invalid, Problem } from '../problem.ts'
import { recordAsStaff, type StaffRecord } from './record-as-staff.ts'
import { refuseUnreceived } from './refuse-unreceived.ts'

export interface RecordedReturn {
  readonly what: RescissionReturn
  readonly on: LocalDate
  /** of the payment, or the county's number of the release */
  readonly reference: string
  /** of what the owners give back: the part that came */
  readonly amountCents?: number | undefined
  /** what shows it, as the team received it */
  readonly document: string
  readonly reason: string
}

function owedOf(known: Known, what: RescissionReturn) {
  const { byLender = [], byOwners = [] } = leftAfterRescission(known) ?? {}
  return [...byLender, ...byOwners].find((one) => one.what === what)
}

/** What the owners give back may come in parts; what the lender returns is returned whole. @throws Problem validation_failed */
function amountOf(known: Known, { what, amountCents }: RecordedReturn, owedCents: number | undefined): number | undefined {
  if (amountCents === undefined) return owedCents
  const isTheirs = leftAfterRescission(known)?.byOwners.some((one) => one.what === what)
  if (!isTheirs || owedCents === undefined)
    throw invalid([{ path: 'amountCents', message: 'This is recorded as a whole, without an amount' }])
  if (amountCents > owedCents)
    throw invalid([{ path: 'amountCents', message: `No more than ${formatExactCents(owedCents)} is to be given back` }])
  return amountCents
}

/** Why this person does not record that the owners were sent what was too much: they recorded what came back, from a creditor or from the owners. */
async function ownOfExcess(session: Session, record: StaffRecord<RecordedReturn>, known: Known): Promise<string | undefined> {
  const ofCreditors = await recordedBy(session, record, apartFromExcess)
  if (ofCreditors !== undefined) return ofCreditors
  const recorders = await recordersOf(session, record.uuid, rescissionReturn.id, 'returned')
  const own = actorsOfStaff(record.staff)
  const isOwn = (known(rescissionReturn)?.returned ?? []).some(
    ({ what }, at) => (what === 'CASH' || what === 'PAYOFFS') && own.includes(recorders.get(at) ?? ''),
  )
  return isOwn ? APART_FROM_GIVEN_BACK : undefined
}

/** The amount is recorded as it is owed: whoever records it read the same. */
const owedAs =
  (what: RescissionReturn): Ground =>
  (facts) =>
    owedOf(standing(facts).walk.known, what) ?? null

/** What the lender returns whole, and what the owners give back whole or in part: the rest stays owed. @throws Problem not_found, forbidden, conflict, validation_failed, precondition_failed where another amount is owed than was read */
export const recordReturn = (container: Container, record: StaffRecord<RecordedReturn>): Promise<{ step: string }> =>
  recordAsStaff(
    container,
    { ...record, call: 'rescission-return', ground: owedAs(record.body.what) },
    async ({ session, file, walk: { known }, now, actor }) => {
      const { staff, uuid } = record
      const { what, on, reference, document, reason } = record.body
      const exercised = exercisedBy(known)
      // While the notice waits for its second person nothing is owed yet: said below.
      const owed = owedOf(known, what)
      if (!exercised || (isRescinded(known) && !owed))
        throw new Problem('conflict', 'This is not owed: no one canceled, it was never paid, or it is returned already')
      if (!isRescinded(known))
        throw new Problem('conflict', 'Another person on the team has to confirm the notice first. Until then nothing is returned.')
      const item = rescissionReturn as Item
      await refuseOwnWork(session, { staff, uuid, organizationCode: file.row.organizationCode, item, known })
      const own = what === 'EXCESS' ? await ownOfExcess(session, record, known) : undefined
      if (own !== undefined) throw new Problem('forbidden', own)
      if (on > lenderDay(now)) throw invalid([{ path: 'on', message: 'This day is in the future' }])
      if (on < exercised.givenOn)
        throw invalid([{ path: 'on', message: `The line was canceled later, on ${formatLocalDateWithYear(exercised.givenOn)}` }])
      const message = 'Upload what shows it: the bank’s statement, the check, or the recorded release'
      await refuseUnreceived(session, { uuid, document, kind: 'FILE_EVIDENCE', message })
      const early = what === 'CASH' ? notBackYet(known, on) : undefined
      if (early) throw early.field ? invalid([{ path: early.field, message: early.words }]) : new Problem('conflict', early.words)
      const release = faultOfRelease(known, record.body)
      if (release) throw invalid([{ path: release.field, message: release.words }])
      const before = known(rescissionReturn)
      const again = faultOfReturn(before?.returned ?? [], record.body)
      if (again) throw again.field ? invalid([{ path: again.field, message: again.words }]) : new Problem('conflict', again.words)
      const amountCents = amountOf(known, record.body, owed?.amountCents)
      const data = {
        returned: [...(before?.returned ?? []), { what, on, reference, document, ...(amountCents !== undefined && { amountCents }) }],
      }
      const words = rescissionReturn.settledMail?.(data, known, before)
      const next = nextAfterReturn(known, data)
      return advance(session, container.engine.parts, file, {
        facts: [newFact(container.sealing, item, { basis: EMPTY_BASIS, data, actor })],
        actor,
        action: 'returned',
        detail: { reason, what, on, reference, document, ...(amountCents !== undefined && { amountCents }) },
        ...(words && {
          tells: [{ kind: 'item-settled', payload: { item: rescissionReturn.id, ...words, body: `${words.body} ${next}` } }],
        }),
      })
    },
  )
