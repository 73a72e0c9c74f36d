/** The application as its owner reads it [application/body]: the wire's fields in dollars, the next action, and the dates. */

import type { ApplicationBody } from '@hearthline/contract'
import type { ChoiceAgain, Known, OfferChoice, Standing } from '@hearthline/domain'
import {
  aboutYou,
  afterAccepting,
  annualIncome,
  cancellationOf,
  cashChange,
  choiceAgain,
  choiceInForce,
  chosenProperty,
  confirmedValue,
  coOwnersSign,
  creditorsOfDocuments,
  decisionInForce,
  deedSigning,
  destinationFor,
  disbursementAccount,
  fromCents,
  identityCheck,
  isEnded,
  isValueCorrected,
  keyDates,
  nextAction,
  nextDate,
  notaryAppointment,
  offerOfChoice,
  ownershipOf,
  paymentMethod,
  progressValue,
  propertyAddress,
  saleStatus,
  signedSet,
  signersAtOffice,
  signsAtOffice,
  standing,
  statedAssets,
  termsInForce,
  titleCaseAddress,
  valueUsed,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { statusFlags } from '../../engine/status-flags.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { applicationsOf, readFile } from '../../store/repositories/applications.ts'
import { type HeldOriginals, heldOriginals } from '../../store/repositories/custody-acts.ts'
import type { documentsOf } from '../../store/repositories/documents.ts'
import { type SignerRow, signersBoundTo } from '../../store/repositories/signers.ts'
import { originalOf } from '../custody/original-of-copy.ts'
import { borrowersDocuments } from '../documents/borrowers-documents.ts'
import { type CreditCheck, creditChecksOf } from '../documents/credit-checks-of-documents.ts'
import { nameForBorrower } from '../documents/document-name.ts'
import { stableUuid } from '../stable-uuid.ts'
import { liabilitiesOf } from './liabilities.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { openItemAsRead } from './read-item.ts'
import { chosenBody } from './read-offers.ts'

export interface ReadApplication {
  readonly body: ApplicationBody
  readonly version: number
}

/** @throws Problem not_found */
export async function readApplication(container: Container, caller: Caller, uuid: string): Promise<ReadApplication> {
  const { statuses } = container.engine.parts
  const asked = statuses.asking()
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  // Others see a commit a moment before its own node has noted it: whoever has read the application polls no older step.
  statuses.remember(uuid, file.row, asked)
  const [documents, signers, held] = await Promise.all([
    borrowersDocuments(container.db, uuid),
    signersBoundTo(container.db, uuid),
    heldOriginals(container.db, uuid),
  ])
  const checks = await creditChecksOf(container.db, uuid, standing(file.facts).walk.known, documents)
  return { body: applicationBodyOf(file, documents, { signers, held, checks }), version: file.row.version }
}

/** Newest first. */
export async function listApplications(container: Container, caller: Caller, only?: { isCrypto: boolean }): Promise<ApplicationBody[]> {
  const rows = await applicationsOf(container.db, caller.identityId, caller.organizationCode)
  const files = await Promise.all(rows.map((row) => readFile(container.db, row.id, container.clock.now())))
  return files
    .filter((file) => file !== undefined)
    .map((file) => applicationBodyOf(file, []))
    .filter((body) => only === undefined || body.isCrypto === only.isCrypto)
}

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]

interface Beside {
  readonly signers?: readonly SignerRow[]
  readonly held?: HeldOriginals
  readonly checks?: ReadonlyMap<string, CreditCheck>
}

/** What is read of a file: the same for one that is stored and for one that the gallery made up. @param documents those that the borrower has */
export function applicationBodyOf(
  file: ApplicationFile,
  documents: readonly DocumentRow[],
  { signers = [], held = new Map(), checks }: Beside = {},
): ApplicationBody {
  const { row, facts } = file
  const current = standing(facts)
  const { known, states } = current.walk
  const settled = (id: string) => states[id] === 'settled'
  const choice = choiceInForce(known)
  const address = known(propertyAddress)!
  const account = known(disbursementAccount)
  const accountUuid = uuidOfAccount(file, disbursementAccount.id)
  const autopayUuid = uuidOfAutopay(file, known)
  const assets = known(statedAssets)
  const isCrypto = row.origin.isCrypto === true
  const value = confirmedValue(known) ?? valueUsed(known)
  const dates = keyDates(current.walk, facts)
  const creditors = creditorsOfDocuments(known)
  const body: Omit<ApplicationBody, 'nextAction'> = {
    uuid: row.id,
    loanNumber: `HL-${row.loanNumber}`,
    organizationCode: row.organizationCode,
    status: statusFlags(current),
    selectedPropertyUuid: chosenProperty(known)?.uuid ?? null,
    property: {
      ...address,
      fullAddress: titleCaseAddress(address),
      ownership: ownershipOf(known),
      county: chosenProperty(known)?.county,
      valueCents: value?.valueCents,
      valueSource: isValueCorrected(known) ? 'CORRECTED' : value?.source,
    },
    ...chosenFigures(known, choice),
    documents: documents.map((document) => ({
      uuid: document.id,
      type: document.kind,
      created: new Date(document.createdAt).toISOString(),
      ...(document.fileName !== null && { fileName: nameForBorrower(document) }),
      ...(document.sentBy !== null && document.byteSize !== null && { byteSize: document.byteSize }),
      ...(document.templateVersion !== null && { version: document.templateVersion }),
      ...(creditors.has(document.id) && { creditor: creditors.get(document.id) }),
      ...(checks?.has(document.id) && { creditCheck: checks.get(document.id) }),
      ...originalOf(document.id, known(signedSet), held),
    })),
    incomeSources: [{ employmentType: known(annualIncome)?.employmentType ?? 'UNRECOGNIZED' }],
    liabilities: liabilitiesOf(known),
    disburseAccount: account && accountUuid ? { uuid: accountUuid, routingNumber: account.routingNumber } : null,
    autopayAccount: autopayUuid ? { uuid: autopayUuid } : null,
    payType: known(paymentMethod)?.payType ?? null,
    insurance: { complete: settled('hazard-insurance') },
    assetDepletion: {
      complete: assets?.answered === true,
      amount: fromCents((assets?.assets ?? []).reduce((sum, asset) => sum + asset.balanceCents, 0)),
    },
    hasHmda: settled('hmda'),
    coDeedStatus: coDeedStatus(current),
    consents: [{ type: 'SOFT_CREDIT' }, ...(known(aboutYou)?.hardCreditConsent ? [{ type: 'HARD_CREDIT' as const }] : [])],
    isCrypto,
    isInquiry: row.origin.isInquiry === true,
    activeForAppStart: !isEnded(current.step),
    referrer: referrerOf(row.origin),
    requestedManualNotaryTime: manualNotaryTime(known),
    additionalSignerVersion: 'v1',
    helocSigners: signers.filter(({ identityId }) => identityId !== row.identityId).map(({ identityId }) => ({ identityUuid: identityId })),
    propertyListedForSale: known(saleStatus)?.listedForSale ?? false,
    created: new Date(row.createdAt).toISOString(),
    updated: new Date(row.updatedAt).toISOString(),
    step: current.step,
    openItem: openItemAsRead(row.openItem),
    progress: progressValue(current.step, current.walk.frontier?.item.progress, settled(identityCheck.id)),
    dates: [...dates],
    nextDate: nextDate(dates, current.walk, facts) ?? null,
    afterAccepting: [...afterAccepting(current.walk, facts.now)],
    cashChange: (row.cancelledAt === null && cashChange(known)) || null,
    cancellation: cancellationBody(current, facts.now),
    choiceAgain: choiceAgainBody(choiceAgain(current.walk, facts)),
  }
  const { screen, ...next } = nextAction(current.walk, current.step, facts)
  return { ...body, nextAction: { ...next, path: screen ? `/account/heloc/${body.uuid}/${screen}` : pathOf(current, body) } }
}

function cancellationBody({ walk, step }: Standing, now: string): ApplicationBody['cancellation'] {
  const { exit, lastDay, exercised } = cancellationOf(walk, step, now)
  const { returnsBy = null, turn = null } = exercised ?? {}
  return { exit, lastDay: lastDay ?? null, exercised: exercised ? { ...exercised, returnsBy, turn } : null }
}

const choiceAgainBody = (again: ChoiceAgain | undefined): ApplicationBody['choiceAgain'] =>
  again ? { chosen: chosenBody(again.choice)!, was: again.was ?? null, now: again.now ?? null, corrected: [...again.corrected] } : null

/** Where the one next action is done: the screen of the step, or the application's own address, which leads on to where it stands. */
function pathOf({ step }: Standing, body: Omit<ApplicationBody, 'nextAction'>): string | null {
  if (step === 'COMPLETE' || step === 'CANCELLED') return null
  const own = `/account/heloc/${body.uuid}`
  const to = destinationFor(step, body as Parameters<typeof destinationFor>[1])?.path
  return to === undefined ? own : to === '/' ? null : `${own}/${to}`
}

const wordIn = (origin: Readonly<Record<string, unknown>>, key: string): string | undefined =>
  typeof origin[key] === 'string' ? origin[key] : undefined

function referrerOf(origin: Readonly<Record<string, unknown>>): ApplicationBody['referrer'] {
  const referrerUuid = wordIn(origin, 'referrerId')
  const wholesaleBrokerNmls = wordIn(origin, 'wholesaleBrokerNmls')
  return referrerUuid ? { referrerUuid, ...(wholesaleBrokerNmls && { wholesaleBrokerNmls }) } : null
}

/** When a notary is met in person, as a moment; null where the borrower meets one online, or has not chosen. */
function manualNotaryTime(known: Known): string | null {
  const appointment = known(notaryAppointment)
  return appointment?.meeting === 'MANUAL' && !appointment.canceled ? (appointment.at ?? null) : null
}

/** Named by the moment at which it was given: another account is another one. */
function uuidOfAccount({ row, facts }: ApplicationFile, item: string): string | undefined {
  const given = facts.results[item]
  return given && stableUuid(row.id, item, new Date(given.settledAt).toISOString())
}

/** Payments are drawn from the account that the money goes to, unless another was named. */
function uuidOfAutopay(file: ApplicationFile, known: Known): string | undefined {
  const payment = known(paymentMethod)
  if (payment?.payType !== 'AUTOPAY') return undefined
  return uuidOfAccount(file, payment.otherAccount ? paymentMethod.id : disbursementAccount.id)
}

function chosenFigures(
  known: Known,
  choice: OfferChoice | undefined,
): Pick<ApplicationBody, 'term' | 'amount' | 'rate' | 'uwCalculatedDrawAmount' | 'adjustedHomeAmount'> {
  const decision = decisionInForce(known)
  const value = (confirmedValue(known) ?? valueUsed(known))?.valueCents
  const home = value === undefined ? null : fromCents(value)
  if (!choice || !decision) return { term: null, amount: null, rate: null, uwCalculatedDrawAmount: null, adjustedHomeAmount: home }
  // What it was agreed at, where it has moved since and is asked for again.
  const rate = termsInForce(known)?.rate ?? offerOfChoice(decision.offers, choice)?.rate
  return {
    term: choice.termYears,
    amount: fromCents(choice.drawCents),
    rate: rate === undefined ? null : Number(rate),
    uwCalculatedDrawAmount: fromCents(choice.drawCents),
    adjustedHomeAmount: home,
  }
}

function coDeedStatus({ walk: { known, states } }: Standing): ApplicationBody['coDeedStatus'] {
  // Where everything is signed at an office, they sign there with the borrower, or after them.
  const isSignedAtOffice = signsAtOffice(known) && known(deedSigning) !== undefined && signersAtOffice(known).length === 0
  if (states['co-owners'] === 'settled' || isSignedAtOffice || (known(aboutYou) && !coOwnersSign(known))) return 'COMPLETE'
  return states.note === 'settled' ? 'IN_PROGRESS' : 'INITIAL'
}
