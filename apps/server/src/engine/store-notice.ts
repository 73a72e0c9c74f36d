/** Makes the notice of action taken, as data and as a document, in the transaction that refuses: whoever is refused has it, or was not refused. */
import { randomUUID } from 'node:crypto'
import type { Brand } from '@hearthline/brands'
import type { Facts, NoticeContent, Refusal, Standing } from '@hearthline/domain'
import {
  adverseActionDue,
  firstDecision,
  formatPhone,
  hardCredit,
  isOnVerified,
  lenderDay,
  newestDecision,
  noticeKind,
  noticeOf,
  refusalOf,
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
    dueOn: adverseActionDue(lenderDay(completeAt(facts, refusal.item))),
  }
  if (!(await insertNotice(session, notice))) return
  await makeNoticeDocument(session, parts, { ...notice, organizationCode: row.organizationCode })
}

/** What the notice of a refusal says. */
export const noticeContent = (brand: Brand, refusal: Refusal, stands: Standing): NoticeContent =>
  noticeOf(refusal, noticeParties(brand, stands), creditBehind(refusal, stands))

/** The moment at which the last thing arrived that the refusal rests on: from then on the application was complete (comment 9(a)(1)-1). */
function completeAt(facts: Facts, item: string): string {
  const arrived = Object.entries(facts.results).flatMap(([id, result]) => (id === item ? [] : [result.settledAt]))
  return arrived.reduce((latest, at) => (at > latest ? at : latest), arrived[0] ?? facts.now)
}

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
