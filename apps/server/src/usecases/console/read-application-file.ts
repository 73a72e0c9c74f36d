/** Everything an operator sees of one application: why it is here, what was tried, what was decided, by whom. */

import type { DecisionPart, Item, Known } from '@hearthline/domain'
import {
  BORROWER,
  decisionBasis,
  factName,
  formatLenderMoment,
  homeClock,
  isApplicantsTurn,
  isSealed,
  itemNamed,
  lenderDay,
  mailRefusedOf,
  newestDecision,
  partsOfFactName,
  paymentStop,
  propertyAddress,
  reasonOfRefusal,
  standing,
  untilWords,
  versionThatPriced,
  walkOfParty,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { type ApplicationFile, readPastResults } from '../../store/repositories/applications.ts'
import { auditOf, queueRow } from '../../store/repositories/console.ts'
import { documentsOf } from '../../store/repositories/documents.ts'
import { stepsOf } from '../../store/repositories/history.ts'
import { attemptsOf, runsOf } from '../../store/repositories/runs.ts'
import { schemaOf, withoutSecrets } from '../application/read-item.ts'
import { ACCOUNT_ITEMS } from '../banking/accounts-named.ts'
import { creditChecksOf } from '../documents/credit-checks-of-documents.ts'
import { documentName } from '../documents/document-name.ts'
import { payoffsOf } from '../payoffs/payoffs-of.ts'
import { notFound } from '../problem.ts'
import { rescissionOf } from '../rescission/rescission-of.ts'
import { paperCopiesOf, personsOf } from '../signing/paper-copies.ts'
import { arrivalOf } from './arrival-of.ts'
import { barredFrom } from './barred.ts'
import { earlierAccounts } from './earlier-accounts.ts'
import { holdOf } from './hold-of.ts'
import { openPlaceOf, placesOf, titleAt } from './open-place.ts'
import { paymentUnderWay } from './payment-under-way.ts'
import { summaryOf } from './read-queue.ts'
import { recordReading } from './record-reading.ts'
import { secondApprovalAdvice } from './second-approval.ts'
import { signersTitle } from './signers-waited-for.ts'
import { spouseDecisionOf } from './spouse-decision-of.ts'
import { openAsStaff, type StaffCaller } from './staff-caller.ts'
import { takeBackOf } from './take-back.ts'
import { titleSearchOf } from './title-search-of.ts'
import { stoppedWords, type WhyStopped, whyStopped } from './why-stopped.ts'

const iso = (moment: string) => new Date(moment).toISOString()

/** @throws Problem not_found, forbidden */
export async function readApplicationFile(container: Container, staff: StaffCaller, uuid: string) {
  const { db, sealing } = container
  const file = await openAsStaff(db, staff, uuid, container.clock.now())
  const summary = await queueRow(db, uuid)
  if (!summary) throw notFound('No such application was found')
  await recordReading(container, staff, file.row)
  const [attempts, runs, history, audit, documents, past] = await Promise.all([
    attemptsOf(db, uuid),
    runsOf(db, uuid),
    stepsOf(db, uuid),
    auditOf(db, uuid),
    documentsOf(db, uuid),
    readPastResults(db, uuid, ACCOUNT_ITEMS),
  ])
  const openItem = openItemOf(
    file,
    audit.map(({ detail }) => detail),
  )
  const open = openItem && itemNamed(partsOfFactName(openItem.id).item)
  const { organizationCode } = file.row
  const { walk } = standing(file.facts)
  const { known } = walk
  const checks = await creditChecksOf(db, uuid, known, documents)
  const given = openItem ? file.facts.results[openItem.id]?.data : undefined
  const judged = {
    staff,
    uuid,
    organizationCode,
    known: walkOfParty(walk, partsOfFactName(openItem?.id ?? '').party)?.known ?? known,
    given,
  }
  const barred = open?.kind === 'wait' ? await barredFrom(container, db, { ...judged, item: open }) : undefined
  const advice = open?.kind === 'wait' ? await secondApprovalAdvice(container, { ...judged, item: open }) : null
  const refused = mailRefusedOf(known, { party: BORROWER })
  return {
    summary: summaryOf(container, staff, summary, signersTitle(summary, file.facts)),
    subDecision: file.row.subDecision,
    version: file.row.version,
    lenderVersion: lenderVersionOf(container, file),
    openItem: openItem && { ...openItem, barred: barred ?? null, advice },
    takeBack: await takeBackOf(db, staff, file),
    earlierAccounts: earlierAccounts(past, sealing).map((one) => ({ ...one, sameAs: [...one.sameAs] })),
    walk: walkOf(file),
    arrival: await arrivalOf(db, file.row, known),
    mailRefusedAt: refused?.at ?? null,
    mailRefusedWhy: refused ? reasonOfRefusal(refused) : null,
    paperCopies: paperCopiesOf(file),
    signers: [...personsOf(file)],
    titleSearch: titleSearchOf(standing(file.facts), lenderDay(file.facts.now)),
    spouseDecision: spouseDecisionOf(standing(file.facts), lenderDay(file.facts.now)),
    onItsWay: paymentUnderWay(container, file),
    stopAskedSince: known(paymentStop)?.asking?.since ?? null,
    rescission: await rescissionOf(db, staff, file),
    hold: await holdOf(db, staff, file),
    payoffs: await payoffsOf(db, staff, file),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      at: iso(attempt.startedAt),
      item: attempt.item,
      provider: attempt.provider,
      outcome: attempt.outcome,
      reference: attempt.reference,
      durationMs: attempt.durationMs,
      request: JSON.parse(sealing.unseal('attempt', attempt.requestSealed)) as unknown,
      response: JSON.parse(sealing.unseal('attempt', attempt.responseSealed)) as unknown,
    })),
    runs: runs.map((run) => ({ item: run.item, state: run.state, tries: run.tries, at: iso(run.updatedAt) })),
    history: history.map(({ at, step, previousStep, decision, cause }) => ({ at: iso(at), step, previousStep, decision, cause })),
    documents: documents.map(({ id, kind, createdAt, mediaType, fileName, byteSize, sentBy, templateVersion: version }) => ({
      uuid: id,
      type: kind,
      created: iso(createdAt),
      mediaType,
      fileName: fileName === null ? null : documentName({ fileName, mediaType }),
      byteSize,
      sentBy,
      version,
      ...(checks.has(id) && { creditCheck: checks.get(id) }),
    })),
    audit: audit.map(({ sequence, at, actor, action, detail }) => ({
      sequence,
      at: iso(at),
      actor,
      action,
      detail: detail as Record<string, unknown>,
    })),
  }
}

/** The item that an operator may act on: work that gave up, an open review, the borrower's or a signer's; else whatever is open. */
function openItemOf({ facts, row }: ApplicationFile, audited: readonly unknown[]) {
  if (row.openItem === null && standing(facts).showsIdAfterEnd.length === 0) return null
  const open = openPlaceOf(facts)
  if (!open) return null
  const { place, item, gaveUp } = open
  const { walk } = standing(facts)
  const given = facts.results[factName(item.id, place.party)]?.data
  const beginsAt = walk.ready.find(({ id }) => id === factName(item.id, place.party))?.beginsAt
  const parts = gaveUp ? [] : (item.parts?.(place.walk.known, given) ?? [])
  const step = item === place.walk.frontier?.item ? place.walk.frontier.step : item.steps[0]
  return {
    id: factName(item.id, place.party),
    kind: item.kind,
    title: titleAt(place, item),
    step,
    by: item.kind === 'ask' ? 'borrower' : item.kind === 'wait' ? (item.by ?? null) : null,
    gaveUp,
    why: isApplicantsTurn(parts)
      ? whyTheirs(parts)
      : whyOpen(item, place.walk.known, gaveUp ? (whyStopped(audited, factName(item.id, place.party)) ?? 'away') : undefined, beginsAt),
    beginsAt: beginsAt ?? null,
    schema: schemaOf(item.accepts ?? item.data),
    labels: item.labels ?? {},
    example: item.exampleFor?.(place.walk.known, lenderDay(facts.now)) ?? item.example,
    about: hideSealed(item.about?.of(place.walk.known, lenderDay(facts.now), given) ?? {}),
    parts: parts.map(({ part, title, outcome, reason, waitsFor }) => ({
      part,
      title,
      outcome: outcome ?? null,
      reason: reason ?? null,
      waitsFor: waitsFor ?? null,
    })),
    reads: decisionBasis(item, place.walk.known).map((shown) => ({ ...shown, data: hideSealed(shown.data) })),
  }
}

const whyTheirs = (parts: readonly DecisionPart[]): string =>
  parts.some(({ outcome, waitsFor }) => waitsFor && outcome === undefined)
    ? 'Waiting for an applicant to send what was asked for.'
    : 'Waiting for the borrower to replace what was refused.'

/** What is sealed stays sealed, and is not shown as the noise that it is. */
const hideSealed = (read: unknown): unknown =>
  read === undefined ? null : JSON.parse(JSON.stringify(read, (_field, value: unknown) => (isSealed(value) ? '•••' : value)))

/** `beginsAt`: of work that waits for a business day, the first moment of it. */
function whyOpen(item: Item, known: Known, stopped: WhyStopped | undefined, beginsAt: string | undefined): string {
  if (stopped) return stoppedWords(stopped)
  if (item.kind === 'ask') return 'Waiting for the borrower to answer.'
  if (beginsAt !== undefined) return `It is done on a business day, and begins ${formatLenderMoment(beginsAt)}.`
  if (item.kind === 'work') return 'Work is in progress.'
  const until = item.until?.(known)
  const home = { state: known(propertyAddress)?.state, clock: homeClock(known) }
  if (until !== undefined)
    return [`Waiting until ${untilWords(until, home)}.`, item.why && `The borrower reads: “${item.why}”`].filter(Boolean).join(' ')
  const who = {
    ...{ operator: 'a decision', notary: 'the notary', time: 'time to pass', signer: 'the other signers' },
    provider: 'a provider to say so',
  }
  return `Waiting for ${who[item.by ?? 'operator']}.`
}

function walkOf({ facts }: ApplicationFile) {
  return placesOf(standing(facts).walk).flatMap((place) =>
    place.items
      .filter((item) => item.id !== 'hmda')
      .map((item) => {
        const id = factName(item.id, place.party)
        const result = facts.results[id]
        // What is recorded only when it happens, and did not, is none of the steps that were needed.
        const isNeverAsked = item.kind === 'wait' && item.initially !== undefined && result === undefined
        // Recorded while something before it is still open, as when someone had their notice.
        const isRecordedAhead =
          item.kind === 'wait' && item.isDecidedAhead !== undefined && result !== undefined && place.walk.isClear(item)
        const walked = place.walk.states[item.id] ?? 'ahead'
        const state = isNeverAsked ? 'skipped' : walked === 'ahead' && isRecordedAhead ? 'settled' : walked
        return {
          id,
          kind: item.kind,
          title: titleAt(place, item),
          state,
          labels: item.labels ?? {},
          settledAt: result && state !== 'ahead' && state !== 'skipped' ? result.settledAt : null,
          data: result && state !== 'skipped' ? summarized(withoutSecrets(item, result.data)) : null,
        }
      }),
  )
}

/** Offers run into the hundreds: an operator reads their number and the figures, not each. */
function summarized(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('offers' in data) || !Array.isArray(data.offers)) return data
  return { ...data, offers: `${data.offers.length} offers` }
}

/** A version that an application has is one that was in force: this node knows it. */
function lenderVersionOf({ brands }: Pick<Container, 'brands'>, { row, facts }: ApplicationFile): number | null {
  const decision = newestDecision(standing(facts).walk.known)
  return brands.numberOf(row.organizationCode, versionThatPriced(decision ?? {}, row.brandVersion ?? undefined))
}
