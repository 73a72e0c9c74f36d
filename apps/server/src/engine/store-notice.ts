/** Makes the notice of action taken, as data and as a document, in the transaction that refuses: whoever is refused has it, or was not refused. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Facts, Known, NoticeContent, Refusal, Standing } from '@hearthline/domain'
import {
  adverseActionDue,
  completeFor,
  firstDecision,
  formatPhone,
  hardCredit,
  isOnVerified,
  itemNamed,
  lastDayOfEnd,
  lenderDay,
  newestDecision,
  noticeKind,
  noticeOf,
  refusalOf,
  refusedFirmOffer,
  saidByApplicant,
  softCredit,
} from '@hearthline/domain'
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import type { Session } from '../store/db.ts'
import type { ApplicationRow } from '../store/repositories/applications.ts'
import { insertNotice } from '../store/repositories/notices.ts'
import { makeNoticeDocument, type NoticeStores } from './notice-document.ts'
import { noticeParties } from './notice-parties.ts'

/** The same refusal, reached by another path, is notified once. */
export async function storeNotice(
  session: Session,
  parts: NoticeStores,
  row: ApplicationRow,
  stands: Standing,
  facts: Facts,
): Promise<void> {
  const { known, bases } = stands.walk
  const refusal = refusalOf(known)
  if (!refusal) return
  const content = noticeContent(parts.services.brandOf(row.organizationCode), refusal, stands)
  const notice = {
    id: randomUUID(),
    applicationId: row.id,
    kind: noticeKind(refusal),
    refusal: `${refusal.item}:${bases[refusal.item] ?? ''}`,
    contentSealed: parts.sealing.seal('document', JSON.stringify(content)),
    madeAt: facts.now,
    dueOn: dueOnOf(refusal, known, facts),
  }
  if (!(await insertNotice(session, notice))) return
  await makeNoticeDocument(session, parts, { ...notice, organizationCode: row.organizationCode, loanNumber: row.loanNumber })
}

/** What the notice of a refusal says. */
export function noticeContent(brand: Brand, refusal: Refusal, stands: Standing): NoticeContent {
  const { known } = stands.walk
  const firmOffer = refusedFirmOffer(refusal, known)
  const content = noticeOf(refusal, noticeParties(brand, stands), creditBehind(refusal, stands), saidByApplicant(known))
  return { ...content, ...(firmOffer && { firmOffer }) }
}

/** The last day for the notice. A refusal by time has the last day of the clock that ran out: what is counted from is long past by then. */
const dueOnOf = (refusal: Refusal, known: Known, facts: Facts): string =>
  refusal.by === 'TIME' ? lastDayOfEnd(refusal.ended) : adverseActionDue(lenderDay(completeFor(itemNamed(refusal.item)!, known, facts)))

function creditBehind(refusal: Refusal, { walk: { known } }: Standing) {
  const hard = isOnVerified(refusal)
  const report: CreditReport | undefined = known(hard ? hardCredit : softCredit)
  if (!report) return undefined
  const counted = (hard ? newestDecision(known) : known(firstDecision))?.figures.score
  return {
    report: { ...report, bureauPhone: formatPhone(report.bureauPhone) },
    pulledOn: lenderDay(report.pulledAt),
    counted,
  }
}
