/** Of several score disclosures the credit check that each is about: one for the soft report, one for the hard one, alike in all else. */
import { hardCredit, type Known, softCredit } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { StoredDocument } from '../../store/repositories/documents.ts'
import { noticesOf } from '../../store/repositories/notices.ts'

export type CreditCheck = 'SOFT' | 'HARD'

/** By the id of the document; empty where there is one alone. Of a report that was taken anew the disclosure of the former has no name. */
export async function creditChecksOf(
  session: Session,
  applicationId: string,
  known: Known,
  documents: readonly Pick<StoredDocument, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, CreditCheck>> {
  if (documents.filter(({ kind }) => kind === 'SCORE_DISCLOSURE').length < 2) return new Map()
  const checks = new Map<string, CreditCheck>()
  for (const [report, check] of [
    [known(softCredit), 'SOFT'],
    [known(hardCredit), 'HARD'],
  ] as const)
    if (report) checks.set(keyOfScore(report.reference), check)
  const notices = await noticesOf(session, applicationId)
  return new Map(
    notices.flatMap(({ documentId, refusal }) => {
      const check = checks.get(refusal)
      return documentId && check ? [[documentId, check] as const] : []
    }),
  )
}

/** As the notice is kept (engine/store-letter.ts). */
const keyOfScore = (reference: string): string => `score:${reference}`
