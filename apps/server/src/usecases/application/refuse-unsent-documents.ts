/** An answer names documents by their ids: each has to be there, sent by whoever answers, as what the answer says it is. */
import { IDENTITY_PARTS, type Item, type NamedDocument } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

interface Whose {
  readonly applicationId: string
  readonly party: string
  /** What stands before the paths of the answer in what is told of them. */
  readonly within?: string
}

/** @throws Problem validation_failed naming the field of a document that is not theirs */
export async function refuseUnsentDocuments(
  session: Session,
  item: Item,
  answer: unknown,
  { applicationId, party, within = '' }: Whose,
): Promise<void> {
  const named = item.documents?.(answer) ?? []
  if (named.length === 0) return
  const sent = await sentDocuments(session, applicationId)
  const missing = named.filter(
    ({ uuid, kind }) => !sent.some((document) => document.id === uuid && document.kind === kind && document.party === party),
  )
  if (missing.length > 0)
    throw invalid(missing.map(({ path }) => ({ path: within + path, message: 'This document is not here anymore. Upload it again.' })))
  const again = sameTwice(named, sent)
  if (again.length > 0)
    throw invalid(
      again.map(({ path }) => ({
        path: within + path,
        message: 'This is the same photo as another one here. Take a new photo of what is asked for.',
      })),
    )
}

const PHOTOS: ReadonlySet<string> = new Set(Object.values(IDENTITY_PARTS))

/** A front, a back and a face are three photos: the same bytes twice show one thing. */
function sameTwice(
  named: readonly NamedDocument[],
  sent: readonly { readonly id: string; readonly sha256: string }[],
): readonly NamedDocument[] {
  const photos = named.filter(({ kind }) => PHOTOS.has(kind))
  const digests = photos.map(({ uuid }) => sent.find(({ id }) => id === uuid)?.sha256)
  return photos.filter((_, index) => digests.indexOf(digests[index]) < index)
}
