/** The only function that changes facts: facts, step, history, audit, outbox and jobs in one transaction, from one walk. */
import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@hearthline/contract'
import type { Facts, Standing } from '@hearthline/domain'
import {
  ACTION_TIMES,
  actionTime,
  factName,
  firstDecision,
  isEnded,
  isRescinded,
  lineOpening,
  meetingWaitsSince,
  notaryAppointment,
  notaryBooking,
  paperReminderAt,
  paymentStop,
  payoffFollowUpTime,
  rescissionExercise,
  returnTime,
  rightEndsAt,
  type SignerMail,
  signerNews,
  standing,
  stepMailOf,
  verifiedDecision,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile, NewFact } from '../store/repositories/applications.ts'
import { appendAudit } from '../store/repositories/audit.ts'
import { emailsIn } from '../store/repositories/parties.ts'
import { NO_WORK, type WorkRows, writeChange } from '../store/repositories/write-change.ts'
import { withAlsoSettled } from './also-settled.ts'
import { isSessionCanceled, withSessionCanceled } from './deed-at-notary.ts'
import type { EngineParts } from './engine-parts.ts'
import { formerAddressesTold } from './former-addresses-told.ts'
import { idsReviewed } from './ids-reviewed.ts'
import { mayBegin } from './is-wanted.ts'
import type { JobData } from './job-kinds.ts'
import { lettersOwed } from './letters-owed.ts'
import { isOutstanding, meetingAhead, needsOperator } from './needs-operator.ts'
import { copyAppointment } from './notary-appointments.ts'
import { GATHER_MS, GATHERED, isToSigner, type OutboxMessage, outboxRow } from './outbox-kinds.ts'
import { partnerNews } from './partner-news.ts'
import { askedAgain, withdrawnBy } from './requests-of-signers.ts'
import { isAskedAnew, searchTold, turnsAgain } from './search-told.ts'
import {
  chosenAgain,
  excessTold,
  heldMail,
  isOpenedAgain,
  mailOfOpenItem,
  paperReminded,
  readingTold,
  refusedAgain,
  rightEndedTold,
  sentAfterCanceled,
  settledMails,
  signersSettledMails,
} from './settled-mails.ts'
import { refuseSignerChanges, type TellOfSigner } from './signers-stay.ts'
import { statusFlags } from './status-flags.ts'
import { storeScoreDisclosures } from './store-letter.ts'
import { storeNotice } from './store-notice.ts'
import { turnsTold } from './turns-told.ts'
import { waitsSince } from './waits-since.ts'
import { withFacts } from './with-facts.ts'
import { WORK_ITEMS } from './work-items.ts'

export interface Change {
  readonly facts: readonly NewFact[]
  /** Who did it: 'borrower:<uuid>', 'operator:<uuid>', 'work:<item>', 'time'. */
  readonly actor: string
  /** What the audit log says was done. */
  readonly action: AuditAction
  readonly detail?: Record<string, unknown>
  /** The moment at which it was ended; null where what ended it does not count, and it goes on. */
  readonly cancelledAt?: string | null
  /** Work that failed for good, with the basis it failed on. */
  readonly gaveUp?: Readonly<Record<string, string>>
  /** Emails of parties that no fact names, as the applicant's own. */
  readonly parties?: readonly string[]
  /** What people are told of it, in its own words: then no mail of the step is sent beside it. Quiet: enough was told of such changes, and none is sent. */
  readonly tells?: readonly OutboxMessage[]
  readonly isQuiet?: boolean
  /** What whoever changes it is told where it would change someone who has begun to sign. */
  readonly tellsOfSigner?: TellOfSigner
  /** What the runs behind it leave: attempts, documents, and how they ended. */
  readonly work?: WorkRows
}

export interface Advanced {
  readonly standing: Standing
  /** As it stands after the change, once the transaction has committed. */
  readonly file: ApplicationFile
}

/** The parts of the engine that react to a change of facts: once it is committed, the node remembers it and looks for the work it made. */
type Moves = Pick<EngineParts, 'queue' | 'recent' | 'statuses' | 'wake' | 'sealing' | 'blobs' | 'macs' | 'services' | 'speed'>

/** What no law hurries is seen among the rest as if it had the usual time of the law, from when it began to wait. */
const daysAfter = (since: string): string => new Date(Date.parse(since) + ACTION_TIMES.DECISION.days * 86_400_000).toISOString()

const earliest = (...moments: readonly (string | undefined)[]): string | undefined => moments.filter((at) => at !== undefined).sort()[0]

/** What uses a score: the disclosure of it is made with the decision (12 CFR 1022.74(d)(3)). */
const DECISIONS: ReadonlySet<string> = new Set([firstDecision.id, verifiedDecision.id])

/** Applies a change to an application that the caller has locked in this session. @throws SignersStay */
export async function advance(session: Session, engine: Moves, file: ApplicationFile, given: Change): Promise<Advanced> {
  const { row } = file
  const { change, jobs: canceling } = withSessionCanceled(engine, file, withAlsoSettled(engine, file.facts, given))
  const now = file.facts.now
  const facts = withChange(file.facts, change)
  await refuseSignerChanges(session, row.id, { before: file.facts, after: facts }, change)
  const current = standing(facts)

  const ended = isEnded(current.step)
  const due = current.walk.ready.filter(
    ({ id, basis, beginsAt }) => beginsAt === undefined && mayBegin(current, id) && facts.gaveUp?.[id] !== basis,
  )
  const runs = due.map((work) => ({ id: randomUUID(), name: work.id, basis: work.basis }))

  const stepChanged = current.step !== row.step
  const openItem = ended ? null : (current.walk.frontier?.item.id ?? null)
  const time = ended ? undefined : actionTime(current, facts)
  // Ended for the borrower, and not for whoever has to return what was paid, or to see that creditors are satisfied.
  const owed =
    current.step === 'CANCELLED'
      ? returnTime(current.walk.known)
      : current.step === 'COMPLETE'
        ? payoffFollowUpTime(current.walk.known)
        : undefined
  const clock = time ?? owed
  const needs = ended ? owed !== undefined || isOutstanding(current, facts) : needsOperator(current, facts)
  // What an ask is answered with is counted from when it was asked.
  const isOursNow = needs && !row.needsOperator && (current.step === 'COMPLETE' || (!ended && current.walk.frontier?.item.kind === 'wait'))
  const stepSince = waitsSince(row, { stepChanged, openItem, isOursNow, now }, ended ? undefined : meetingWaitsSince(current.walk, now))
  const version = row.version + 1
  const changed = {
    version,
    step: current.step,
    openItem,
    decision: current.decision,
    subDecision: current.subDecision,
    statusFlags: statusFlags(current),
    needsOperator: needs,
    wakeAt: ended
      ? null
      : (earliest(
          current.walk.wakeAt,
          time?.firesAt,
          meetingAhead(current.walk, now),
          rightEndsAt(current.walk, now),
          paperReminderAt(current.walk, now),
        ) ?? null),
    updatedAt: now,
    previousStep: stepChanged ? row.step : row.previousStep,
    stepSince,
    actionKind: clock?.kind ?? null,
    actionDueOn: clock?.dueOn ?? null,
    queueAt: clock?.firesAt ?? daysAfter(stepSince),
    cancelledAt: change.cancelledAt === undefined ? row.cancelledAt : change.cancelledAt,
  }
  const isDecided = change.facts.some(({ item }) => DECISIONS.has(item))
  const letters = isDecided ? await storeScoreDisclosures(session, engine, row, current, facts) : []
  if (stepChanged && current.step === 'DECLINED') await storeNotice(session, engine, row, current, facts)
  // With the notices of this very change.
  const owedOnPaper = await lettersOwed(session, engine, row.id, current.walk.known, facts, change)
  const kept = owedOnPaper ? [...change.facts.filter(({ item }) => item !== owedOnPaper.item), owedOnPaper] : change.facts
  if (owedOnPaper) changed.needsOperator = true
  const step = {
    applicationId: row.id,
    step: current.step,
    previousStep: row.step,
    openItem,
    decision: current.decision,
    cause: change.actor,
  }
  const inOwnWords = new Set((change.tells ?? []).flatMap((told) => (told.kind === 'item-settled' ? [told.payload.item] : [])))
  // Whoever ends it is told what that means. What opens the line says when the money goes out; what follows the opening is told by who acts.
  const opens = stepChanged && current.step === 'COMPLETE'
  const mailed = ended && !opens && change.cancelledAt === undefined ? [] : change.facts
  const settled = await settledMails(session, row.id, mailed, { before: file.facts, after: facts }, current)
  const messages: OutboxMessage[] = settled
    .filter(({ item }) => !inOwnWords.has(item))
    .map((payload) => ({ kind: 'item-settled', payload }))
  if (change.cancelledAt === undefined) messages.push(...sentAfterCanceled(change.facts, current, now), ...excessTold(file.facts, current))
  messages.push(
    ...(await rightEndedTold(session, row.id, current, now)),
    ...(await readingTold(session, row, current)),
    ...(await paperReminded(session, row.id, current, now)),
  )
  const search = ended ? undefined : searchTold(change.facts, file.facts, facts, current)
  messages.push(...(change.tells ?? []), ...(search ? [search.message] : []))
  const saysMore = (change.tells ?? []).some((told) => !isToSigner(told)) || (search?.isSame === true && !isAskedAnew(current))
  const isTold = saysMore || change.isQuiet === true || ((ended || change.cancelledAt === null) && messages.length > 0)
  const again = stepChanged
    ? (refusedAgain(current, facts) ?? chosenAgain(current, facts) ?? mailOfOpenItem(current))
    : heldMail(row.openItem, current)
  // What was told says more than that the step changed; of a promised email it says nothing.
  if (again && (!isTold || (again.item === notaryAppointment.id && !search?.isSame)))
    messages.push({ kind: 'item-settled', payload: again })
  else if (!isTold && stepChanged && stepMailOf(current.step) && !isOpenedAgain(file.facts, current))
    messages.push({ kind: 'step-changed', payload: { step: current.step, previousStep: row.step } })
  if (!ended) {
    const turns = await turnsTold(session, row.id, file.facts, current, now)
    messages.push(
      ...signersSettledMails(change.facts, file.facts, current).map(signerTold),
      ...(search?.isSame ? await turnsAgain(session, row.id, turns, current) : turns).map(signerTold),
    )
  }
  messages.push(...formerAddressesTold(file.facts, facts, change), ...idsReviewed(file.facts, current).map(signerTold))
  if (!ended) messages.push(...askedAgain(file.facts, current))
  messages.push(
    ...signerNews(
      change.facts.map(({ item }) => item).filter((item) => isNews(item, change, file.facts)),
      current.walk,
    ).map(signerTold),
  )
  const written = await writeChange(session, {
    applicationId: row.id,
    now,
    moved: changed,
    facts: kept,
    parties: partiesOf(change),
    work: change.work ?? NO_WORK,
    due: runs,
    step: stepChanged ? { ...step, at: now } : undefined,
    outbox: messages.map((message) => outboxRow(message, { applicationId: row.id, createdAt: now })),
  })
  const jobs: JobData[] = runs
    .filter((run) => written.started.has(run.id))
    .map((run) => ({ kind: 'run', run: run.id, application: row.id, item: run.name, basis: run.basis, tries: 0 }))
  const mails = written.outbox.map((outbox) => ({ kind: 'outbox', outbox }) as const)
  const gathered = mails.filter((_mail, at) => GATHERED.has(messages[at]!.kind))
  jobs.push(...mails.filter((mail) => !gathered.includes(mail)))
  if (current.step === 'CANCELLED' && isRescinded(current.walk.known)) jobs.push({ kind: 'rescission', application: row.id })
  if (change.facts.some(({ item }) => item === paymentStop.id) && current.walk.known(paymentStop)?.asking)
    jobs.push({ kind: 'stop-payment', application: row.id, tries: 0 })
  jobs.push(...(await partnerNews(session, row, current, now)))
  jobs.push(...canceling, ...letters.map((notice) => ({ kind: 'notice-document', notice }) as const))
  await engine.queue.send(session, jobs)
  await engine.queue.send(session, gathered, GATHER_MS[engine.speed])
  await copyAppointment(session, file, change.facts, facts, current)
  const detail = { ...change.detail, items: kept.map(nameOf), ...withdrawnBy(file.facts, current), step: current.step, version }
  const entry = {
    organizationCode: row.organizationCode,
    at: now,
    actor: change.actor,
    action: change.action,
    applicationId: row.id,
    detail,
  }
  await appendAudit(session, engine.macs, entry, true)
  const after: ApplicationFile = { row: { ...row, ...changed }, facts: owedOnPaper ? withFacts(facts, [owedOnPaper]) : facts }
  session.afterCommit(() => {
    // At rest nothing will ask for it soon, and a file with its offers is large.
    if (due.length > 0) engine.recent.remember(after, current)
    else engine.recent.forget(row.id)
    engine.statuses.remember(row.id, after.row)
    if (jobs.length > 0) engine.wake()
    // A margin over the database's own clock, so that the look finds them due.
    if (gathered.length > 0) setTimeout(() => engine.wake(), GATHER_MS[engine.speed] + 20).unref()
  })
  return { standing: current, file: after }
}

/** A scan that is added to a notice is no news of it, and money that is sent again is none of a line that is open. */
const isNews = (item: string, { cancelledAt, facts }: Change, before: Facts): boolean =>
  item === notaryBooking.id && isSessionCanceled(before, facts)
    ? false
    : item === rescissionExercise.id
      ? cancelledAt !== undefined
      : item !== lineOpening.id || before.results[item] === undefined

const signerTold = ({ party, words }: SignerMail): OutboxMessage => ({ kind: 'signer-told', payload: { party, ...words } })

/** What people answer names parties. What work finds does not, and is large: hundreds of offers are not searched for an email. */
function partiesOf({ facts, parties = [] }: Change): readonly string[] {
  const answered = facts.filter(({ item }) => !WORK_ITEMS.has(item)).flatMap(({ data }) => emailsIn(data))
  return [...new Set([...parties, ...answered])]
}

const nameOf = ({ item, party }: NewFact): string => factName(item, party)

function withChange(facts: Facts, change: Change): Facts {
  return {
    ...withFacts(facts, change.facts),
    cancelledAt: change.cancelledAt === undefined ? facts.cancelledAt : (change.cancelledAt ?? undefined),
    gaveUp: { ...withoutAnswered(facts.gaveUp, change.facts), ...change.gaveUp },
  }
}

/** Work that has a result after all has not given up: a slow try was answered. */
function withoutAnswered(gaveUp: Facts['gaveUp'], facts: readonly NewFact[]): Facts['gaveUp'] {
  if (gaveUp === undefined || facts.length === 0) return gaveUp
  const answered = new Set(facts.map(nameOf))
  return Object.fromEntries(Object.entries(gaveUp).filter(([name]) => !answered.has(name)))
}
