/** Makes the notices that refuse nothing, as data and as documents, in the transaction that calls for them: each once. */
import { randomUUID } from 'node:crypto'
import {
  type Facts,
  firstDecision,
  hardCredit,
  type InformationRequest,
  informationRequestLayout,
  itemNamed,
  lenderDay,
  type NoticeLayout,
  type Standing,
  scoreDisclosureLayout,
  softCredit,
  verifiedDecision,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationRow } from '../store/repositories/applications.ts'
import { setNoticeDocument } from '../store/repositories/document-blobs.ts'
import { insertDocuments } from '../store/repositories/documents.ts'
import { insertNotice } from '../store/repositories/notices.ts'
import { makeDocument } from './documents.ts'
import { noticeParties } from './notice-parties.ts'
import type { NoticeStores } from './store-notice.ts'

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

/** The id of a letter that was not made before. */
async function storeLetter(
  session: Session,
  parts: NoticeStores,
  row: ApplicationRow,
  facts: Facts,
  letter: Letter,
): Promise<string | undefined> {
  const { kind, layout, dueOn, sentAt } = letter
  const id = randomUUID()
  const isNew = await insertNotice(session, {
    id,
    applicationId: row.id,
    kind,
    refusal: letter.key,
    contentSealed: parts.sealing.seal('document', JSON.stringify(layout)),
    madeAt: facts.now,
    dueOn,
    sentAt: sentAt ?? null,
  })
  if (!isNew) return undefined
  const author = parts.services.brandOf(row.organizationCode).names.legal
  const document = await makeDocument(parts, row.id, { kind, data: { layout, author, madeAt: facts.now } }, facts.now)
  await insertDocuments(session, [document])
  await setNoticeDocument(session, id, document.id)
  return id
}

/** 12 CFR 1002.9(c)(2): what is missing, by when, and what follows. `dueOn` is the last day of the clock that called for it. */
export function storeInformationRequest(
  session: Session,
  parts: NoticeStores,
  { row, facts, stands }: { readonly row: ApplicationRow; readonly facts: Facts; readonly stands: Standing },
  request: InformationRequest,
  dueOn: string,
): Promise<string | undefined> {
  const named = noticeParties(parts.services.brandOf(row.organizationCode), stands)
  const layout = informationRequestLayout(named, { ...request, why: itemNamed(request.item)?.why }, lenderDay(facts.now))
  return storeLetter(session, parts, row, facts, {
    kind: 'INFORMATION_REQUEST',
    key: `action-clock:${request.item}:${request.askedAt}`,
    layout,
    dueOn,
  })
}

/**
 * 12 CFR 1022.74(d) and FCRA 609(g), as soon as a decision has used the score of a report and so long before a first transaction: one for each
 * report that a decision rests on, the hard one too. It is given with the offers, or with the refusal.
 */
export async function storeScoreDisclosures(session: Session, parts: NoticeStores, row: ApplicationRow, stands: Standing, facts: Facts) {
  const { known } = stands.walk
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
    await storeLetter(session, parts, row, facts, {
      kind: 'SCORE_DISCLOSURE',
      key: `score:${report.reference}`,
      layout,
      dueOn: lenderDay(facts.now),
      sentAt: facts.now,
    })
  }
}
