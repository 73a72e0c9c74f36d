/** Photos of an identity that a person looks at, or has refused: the very same ones again are neither an answer nor an attempt. */
import { conditions, type Item, identityDocuments, type KeptIdentityDocuments, picturesOf, type Walk } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

const REFUSED = 'These are the photos that we couldn’t use. Take new ones, or use another document.'
const REVIEWED = 'Our team is reviewing these photos already. You can send other ones, or leave it as it is.'

/** Compared by content, whatever each photo was sent as. @throws Problem validation_failed naming the first photo */
export async function refuseSamePhotos(session: Session, { facts, row }: ApplicationFile, walk: Walk, item: Item, answer: unknown) {
  const before = facts.results[identityDocuments.id]?.data as KeptIdentityDocuments | undefined
  if (item.id !== identityDocuments.id || walk.frontier?.item.id !== conditions.id || !before) return
  const sent = await sentDocuments(session, row.id)
  const contents = (documents: KeptIdentityDocuments) =>
    picturesOf(documents).map(({ uuid, path }) => ({ path, content: sent.find(({ id }) => id === uuid)?.sha256 }))
  const shown = new Set(contents(before).map(({ content }) => content))
  const [first, ...others] = contents(answer as KeptIdentityDocuments)
  if (!first || ![first, ...others].every(({ content }) => content !== undefined && shown.has(content))) return
  const identity = conditions.parts?.(walk.known, facts.results[conditions.id]?.data as never).find(({ part }) => part === 'IDENTITY')
  throw invalid([{ path: first.path, message: identity?.outcome === 'REFUSED' ? REFUSED : REVIEWED }])
}
