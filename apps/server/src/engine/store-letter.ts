/** Makes the notices that refuse nothing, as data, in the transaction that calls for them: each once. */
import { randomUUID } from 'node:crypto'
import {
  type Facts,
  fieldNames,
  firstDecision,
  hardCredit,
  type InformationRequest,
  informationRequestLayout,
  itemNamed,
  lenderDay,
  type NoticeLayout,
  nextAction,
  paperCopies,
  partiesOnPaper,
  requestedInformation,
  type Standing,
  scoreDisclosureLayout,
  softCredit,
  verifiedDecision,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationRow } from '../store/repositories/applications.ts'
import type { NoticeToMake } from '../store/repositories/document-blobs.ts'
import { insertNotice } from '../store/repositories/notices.ts'
import { makeNoticeDocument, type NoticeStores } from './notice-document.ts'
import { noticeParties } from './notice-parties.ts'

interface Letter {
  readonly kind: 'INFORMATION_REQUEST' | 'SCORE_DISCLOSURE'
  /** of all that an application is sent, the same one is made once */
  readonly key: string
  readonly layout: NoticeLayout
  /** the last day on which law allows it to be sent */
  readonly dueOn: string
  /** given at once, with what it belongs to */
  readonly sentAt?: string
}

/** The letter, whose document is still to be made, or undefined where it was made before. */
async function insertLetter(
  session: Session,
  { sealing }: Pick<NoticeStores, 'sealing'>,
  row: ApplicationRow,
  facts: Facts,
  { kind, key, layout, dueOn, sentAt }: Letter,
): Promise<NoticeToMake | undefined> {
  const notice = {
    id: randomUUID(),
    applicationId: row.id,
    kind,
    refusal: key,
    contentSealed: sealing.seal('document', JSON.stringify(layout)),
    madeAt: facts.now,
    dueOn,
    sentAt: sentAt ?? null,
  }
  return (await insertNotice(session, notice))
    ? { ...notice, organizationCode: row.organizationCode, loanNumber: row.loanNumber }
    : undefined
}

/**
 * 12 CFR 1002.9(c)(2): what is missing, by when, and what follows, with its document. `dueOn` is the last day of the clock that called for it.
 * The id of one that was not made before.
 */
export async function storeInformationRequest(
  session: Session,
  parts: NoticeStores,
  { row, facts, stands }: { readonly row: ApplicationRow; readonly facts: Facts; readonly stands: Standing },
  request: InformationRequest,
  dueOn: string,
): Promise<string | undefined> {
  const named = noticeParties(parts.services.brandOf(row.organizationCode), stands)
  const item = itemNamed(request.item)
  const requested = requestedInformation(stands.walk, facts)
  const needs = requested.length > 0 ? requested : (item?.needs?.(stands.walk.known) ?? fieldNames(item?.labels ?? {}))
  // Where the borrower finds what the team asked for: the page of their next action.
  const title = requested.length > 0 ? nextAction(stands.walk, stands.step, facts).title : request.title
  const layout = informationRequestLayout(named, { ...request, title, why: item?.why, needs }, lenderDay(facts.now))
  const letter = await insertLetter(session, parts, row, facts, {
    kind: 'INFORMATION_REQUEST',
    key: `action-clock:${request.item}:${request.askedAt}`,
    layout,
    dueOn,
  })
  if (letter) await makeNoticeDocument(session, parts, letter)
  return letter?.id
}

/**
 * 12 CFR 1022.74(d) and FCRA 609(g), as soon as a decision has used the score of a report and so long before a first transaction: one for each
 * report that a decision rests on, the hard one too. It is given with the offers, or with the refusal; nobody waits for its document, which a job
 * makes. For whoever gets everything on paper it is made at once: an application may end with its decision, and no later change would find it among what
 * is to be mailed. The ids of those whose documents are still to be made.
 */
export async function storeScoreDisclosures(
  session: Session,
  parts: NoticeStores,
  row: ApplicationRow,
  stands: Standing,
  facts: Facts,
): Promise<string[]> {
  const { known } = stands.walk
  const isOnPaper = partiesOnPaper(known(paperCopies)).length > 0
  const made: string[] = []
  const uses = [
    [known(firstDecision), known(softCredit)],
    [known(verifiedDecision), known(hardCredit)],
  ] as const
  for (const [decision, report] of uses) {
    if (!decision || report?.outcome !== 'REPORT') continue
    const layout = scoreDisclosureLayout({
      parties: noticeParties(parts.services.brandOf(row.organizationCode), stands),
      report,
      score: decision.figures.score,
      pulledOn: lenderDay(report.pulledAt),
      madeOn: lenderDay(facts.now),
    })
    const letter = await insertLetter(session, parts, row, facts, {
      kind: 'SCORE_DISCLOSURE',
      key: `score:${report.reference}`,
      layout,
      dueOn: lenderDay(facts.now),
      sentAt: facts.now,
    })
    if (letter && isOnPaper) await makeNoticeDocument(session, parts, letter)
    else if (letter) made.push(letter.id)
  }
  return made
}
