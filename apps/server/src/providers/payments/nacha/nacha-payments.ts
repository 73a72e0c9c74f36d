/**
 * Payments by files for the lender's bank: an entry is kept under the key of its call, carried by the file of its banking day, and stands as the bank
 * says. Nothing is sent twice: an entry is made once for a key, put into one file, and a file is released once (ach-delivery.ts).
 */
import { achDays, describeReturn, LENDER_ZONE, momentIn } from '@hearthline/domain'
import type { Db, Session } from '../../../store/db.ts'
import { type AchEntryRow, deliveredAt, entryOfKey, entryOfTrace, nextTrace, withdrawEntry } from '../../../store/repositories/ach.ts'
import { type ProviderAnswer, type ProviderCall, ProviderRefused, ProviderUnavailable, type RedactedRecord } from '../../provider-call.ts'
import type {
  DisbursementRequest,
  DisbursementSent,
  FeeCollected,
  FeeRequest,
  Payments,
  PrenoteSent,
  PrenoteStanding,
  TransferStanding,
} from '../port.ts'
import { cutFile } from './cut-file.ts'
import { deliverFiles } from './deliver-files.ts'
import { folderDelivery } from './folder-delivery.ts'
import { clearDay, settledAfter } from './nacha-days.ts'
import type { NachaParts } from './nacha-parts.ts'
import type { NachaSettings } from './nacha-settings.ts'
import { readAnswers } from './read-answers.ts'
import { readPlace } from './read-place.ts'
import { sftpDelivery } from './sftp-delivery.ts'

const PROVIDER = 'Bank files (Nacha)'

const redacted = ({ institution, routingNumber, accountType, accountNumber, ...rest }: Receiver): RedactedRecord => ({
  ...{ institution, routingNumber, accountType, ...('amountCents' in rest && { amountCents: rest.amountCents }) },
  last4: accountNumber.length > 4 ? accountNumber.slice(-4) : '',
})

type Account = Omit<DisbursementRequest | FeeRequest, 'description'>
type Receiver = Omit<Account, 'amountCents'>

/** As the settings say. */
export function nachaAt({ db, sealing }: Pick<NachaParts, 'db' | 'sealing'>, settings: NachaSettings): Payments {
  const place = readPlace(settings.NACHA_PLACE)
  if (!place) throw new Error('NACHA_PLACE names no place')
  return nachaPayments({ db, sealing, settings, delivery: place.kind === 'folder' ? folderDelivery(place.folder) : sftpDelivery(place) })
}

export function nachaPayments(parts: NachaParts): Payments {
  const { db, sealing, settings } = parts
  const companyId = settings.NACHA_COMPANY_ID
  const originatingBank = settings.NACHA_BANK.slice(0, 8)

  async function entryFor(kind: AchEntryRow['kind'], account: Account, call: ProviderCall): Promise<AchEntryRow> {
    const { idempotencyKey, application, now } = call
    const { holder, routingNumber, accountNumber, accountType, amountCents } = account
    const receiver = { name: `${holder.firstName} ${holder.lastName}`, routingNumber, accountNumber, accountType }
    return entryOfKey(db, {
      ...{ companyId, kind, amountCents, key: `${kind}/${idempotencyKey}` },
      traceNumber: `${originatingBank}${await nextTrace(db)}`,
      receiverSealed: sealing.seal('bank', JSON.stringify(receiver)),
      ...(application && { applicationId: application.id, organizationCode: application.organizationCode }),
      ...achDays(now, settings.NACHA_CUT_OFF),
    })
  }

  /** @throws ProviderRefused where nothing was sent under it */
  async function sentUnder(traceNumber: string, call: ProviderCall, session: Session = db): Promise<AchEntryRow> {
    wanted(call)
    const entry = await entryOfTrace(session, companyId, traceNumber)
    if (!entry) throw new ProviderRefused(PROVIDER, 'There is no transfer under this trace number.', { traceNumber })
    return entry
  }

  const answer = <Data extends object>(data: Data, reference: string, request: RedactedRecord): ProviderAnswer<Data> => ({
    ...{ data, provider: PROVIDER, reference, request },
    response: { ...(data as RedactedRecord) },
  })

  return {
    async disburse(request, call) {
      refuse(request, 0)
      wanted(call)
      const { fileOn: sentOn, settlesOn } = achDays(call.now, settings.NACHA_CUT_OFF)
      // Nothing for the bank to do where debts and costs take the whole draw.
      if (request.amountCents === 0) {
        const traceNumber = `${originatingBank}0000000`
        return answer<DisbursementSent>(
          { status: 'SETTLED', traceNumber, amountCents: 0, sentOn, settlesOn },
          traceNumber,
          redacted(request),
        )
      }
      const entry = await entryFor('DISBURSEMENT', request, call)
      const { traceNumber, amountCents } = entry
      const data: DisbursementSent = { status: 'SENT', traceNumber, amountCents, sentOn: entry.fileOn, settlesOn: entry.settlesOn }
      return answer(data, entry.traceNumber, redacted(request))
    },

    async withdraw({ traceNumber }, call, session) {
      const entry = await sentUnder(traceNumber, call, session)
      const withdrawn = await withdrawEntry(session, entry, call.now, momentIn(call.now, LENDER_ZONE).day)
      // Too late: the bank has the file that carries it, or is given it this moment.
      const stands = withdrawn ?? (await sentUnder(traceNumber, call, session))
      return answer(await standingOf(session, stands, call.now), traceNumber, { traceNumber })
    },

    async standingOf({ traceNumber }, call) {
      const entry = await sentUnder(traceNumber, call)
      return answer(await standingOf(db, entry, call.now), traceNumber, { traceNumber })
    },

    ...(settings.NACHA_PRENOTE === 'yes' && {
      prenotes: {
        async send(request, call) {
          refuse(request)
          wanted(call)
          const { traceNumber, fileOn: sentOn, settlesOn } = await entryFor('PRENOTE', { ...request, amountCents: 0 }, call)
          return answer<PrenoteSent>({ traceNumber, sentOn, settlesOn }, traceNumber, redacted(request))
        },
        async standingOf({ traceNumber }, call) {
          const entry = await sentUnder(traceNumber, call)
          return answer(await prenoteStandingOf(db, entry, call.now), traceNumber, { traceNumber })
        },
      },
    }),

    async collectFee(request, call) {
      refuse(request, 1)
      wanted(call)
      const entry = await entryFor('FEE', request, call)
      const stands = await standingOf(db, entry, call.now)
      if (stands.status === 'RETURNED') {
        const data: FeeCollected = { status: 'RETURNED', reason: describeReturn(stands.code), on: stands.on }
        return answer(data, entry.traceNumber, redacted(request))
      }
      // Only what the bank can no longer send back is collected.
      const clearOn = await clearDay(db, entry)
      if (stands.status === 'SENT' || clearOn === undefined || momentIn(call.now, LENDER_ZONE).day < clearOn)
        throw new ProviderUnavailable(PROVIDER, 'PENDING', redacted(request))
      return answer<FeeCollected>({ status: 'COLLECTED', on: stands.on }, entry.traceNumber, redacted(request))
    },

    // A creditor is paid where its quote says, and that is an address.
    async payOff({ debt: { creditor }, letter }) {
      throw new ProviderRefused(
        PROVIDER,
        'Files for the bank pay bank accounts alone. Pay the creditor by check or wire, at the address of its quote.',
        { creditor, letter: { sha256: letter.sha256 } },
      )
    },

    async keepUp({ now, signal }) {
      await cutFile(parts, now)
      await deliverFiles(parts, now)
      signal.throwIfAborted()
      return readAnswers(parts, now)
    },
  }
}

/** @throws ProviderUnavailable where nobody waits for the answer any more */
function wanted({ signal }: ProviderCall): void {
  if (signal.aborted) throw new ProviderUnavailable(PROVIDER, 'TIMEOUT')
}

async function standingOf(db: Session, entry: AchEntryRow, now: string): Promise<TransferStanding> {
  const { returnCode, returnedOn, settlesOn, withdrawnOn } = entry
  if (withdrawnOn !== null) return { status: 'WITHDRAWN', on: withdrawnOn }
  if (returnCode !== null && returnedOn !== null) return { status: 'RETURNED', on: returnedOn, code: returnCode }
  const delivered = await deliveredAt(db, entry)
  const on = delivered === undefined ? undefined : settledAfter(settlesOn, delivered)
  return on !== undefined && momentIn(now, LENDER_ZONE).day >= on ? { status: 'SETTLED', on } : { status: 'SENT' }
}

async function prenoteStandingOf(db: Db, entry: AchEntryRow, now: string): Promise<PrenoteStanding> {
  const { returnCode, returnedOn, changeCode, changedOn } = entry
  if (returnCode !== null && returnedOn !== null) return { status: 'ANSWERED', on: returnedOn, code: returnCode }
  if (changeCode !== null && changedOn !== null) return { status: 'ANSWERED', on: changedOn, code: changeCode }
  // The days begin when it settles.
  const on = await clearDay(db, entry)
  return on !== undefined && momentIn(now, LENDER_ZONE).day >= on ? { status: 'CLEAR', on } : { status: 'SENT' }
}

/** @param leastCents of an entry that moves money. @throws ProviderRefused for an account or an amount that no file can carry */
function refuse(request: Receiver | Account, leastCents = 0): void {
  const { routingNumber, accountNumber } = request
  const amountCents = 'amountCents' in request ? request.amountCents : 0
  const wrong = !/^\d{9}$/.test(routingNumber)
    ? 'A routing number of nine digits is required.'
    : !/^\d{4,17}$/.test(accountNumber)
      ? 'An account number of 4 to 17 digits is required.'
      : !Number.isSafeInteger(amountCents) || amountCents < leastCents || amountCents > 9_999_999_999
        ? 'An amount in whole cents is required.'
        : undefined
  if (wrong) throw new ProviderRefused(PROVIDER, wrong, redacted(request))
}
