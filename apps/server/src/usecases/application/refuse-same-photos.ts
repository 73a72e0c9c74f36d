/** Photos of an identity that a person looks at, or has refused: the very same ones again are neither an answer nor an attempt. */
import {
  BORROWER,
  conditions,
  factName,
  type Item,
  identityDocuments,
  type KeptIdentityDocuments,
  picturesOf,
  signerIdentityDocuments,
  signerIdentityReview,
  type Walk,
} from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { type ApplicationFile, readPastResults } from '../../store/repositories/applications.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

const REFUSED = 'These are the photos that we couldn’t use. Take new ones, or use another document.'
const REVIEWED = 'Our team is reviewing these photos already. You can send other ones, or leave it as it is.'

/** Compared by content, whatever each photo was sent as, with every set that was sent before. @throws Problem validation_failed naming the first photo */
export async function refuseSamePhotos(session: Session, { facts, row }: ApplicationFile, walk: Walk, item: Item, answer: unknown) {
  if (item.id !== identityDocuments.id || walk.frontier?.item.id !== conditions.id) return
  const identity = conditions.parts?.(walk.known, facts.results[conditions.id]?.data as never).find(({ part }) => part === 'IDENTITY')
  // Photos that were accepted are no one's to judge again.
  if (!identity) return
  await refuseShownBefore(session, row.id, { item, party: BORROWER, answer, isNewestRefused: identity.outcome === 'REFUSED' })
}

/** The same of someone who signs beside the borrower. @param walk their own @throws Problem validation_failed naming the first photo */
export async function refuseSameSignerPhotos(
  session: Session,
  applicationId: string,
  { item, party, walk, answer }: { readonly item: Item; readonly party: string; readonly walk: Walk; readonly answer: unknown },
): Promise<void> {
  if (item.id !== signerIdentityDocuments.id || walk.frontier?.item.id !== signerIdentityReview.id) return
  await refuseShownBefore(session, applicationId, { item, party, answer, isNewestRefused: false })
}

interface Shown {
  readonly item: Item
  readonly party: string
  readonly answer: unknown
  readonly isNewestRefused: boolean
}

async function refuseShownBefore(session: Session, applicationId: string, { item, party, answer, isNewestRefused }: Shown) {
  const [sent, results] = await Promise.all([sentDocuments(session, applicationId), readPastResults(session, applicationId, [item.id])])
  const past = results.filter(({ name }) => name === factName(item.id, party))
  const contents = (documents: KeptIdentityDocuments) =>
    picturesOf(documents).map(({ uuid, path }) => ({ path, content: sent.find(({ id }) => id === uuid)?.sha256 }))
  const given = contents(answer as KeptIdentityDocuments)
  const isAmong = (documents: unknown): boolean => {
    const shown = new Set(contents(documents as KeptIdentityDocuments).map(({ content }) => content))
    return given.length > 0 && given.every(({ content }) => content !== undefined && shown.has(content))
  }
  const found = past.findLastIndex(({ data }) => isAmong(data))
  if (found < 0) return
  const isReviewed = found === past.length - 1 && !isNewestRefused
  throw invalid([{ path: given[0]!.path, message: isReviewed ? REVIEWED : REFUSED }])
}
