/** signed-set: what the borrower signed, written again with what stands at each place, with the evidence of it, and sealed. */
import { BORROWER, DOCUMENT_TITLES, documentsToSign, legalName, noteSigning, type SetDocument, signingCeremony } from '@hearthline/domain'
import { type SignedPlace, withMarks } from '../../documents/signed-set/signed-marks.ts'
import type { SignedSet } from '../../documents/signed-set/signed-set.ts'
import type { WorkContext } from '../work-context.ts'

export async function makeSignedSet(context: WorkContext) {
  const { known, application, services, now, keepSealedSet } = context
  const record = await services.signingRecord(application.id, BORROWER)
  const documents = documentsToSign(known)
  const ceremony = signingCeremony(documents, BORROWER, record.events)
  const { firstName, lastName } = known(legalName)!
  const signed = ceremony.documents.filter(({ part }) => part === 'SIGN')
  const set: SignedSet = {
    author: services.brandOf(application.organizationCode).names.legal,
    loanNumber: application.loanNumber,
    madeAt: now,
    documents: await Promise.all(
      signed.map(async ({ documentId, kind, sha256, places }) => {
        const description = await services.descriptionOf(application.id, documentId)
        const marks = places.flatMap(({ place, party, signedAt, signature }): SignedPlace[] =>
          signedAt && signature ? [{ place, party, at: signedAt, signature }] : [],
        )
        return { title: DOCUMENT_TITLES[kind], sha256, blocks: withMarks(description?.blocks ?? [], marks) }
      }),
    ),
    evidence: {
      signer: known(noteSigning)?.signature ?? `${firstName} ${lastName}`,
      events: record.events.map(({ event, at, document, place, address }) => ({
        event,
        at,
        address,
        about: aboutOf(documents, document, place),
      })),
      devices: [...new Set(record.events.flatMap(({ agent }) => agent ?? []))],
      read: documents.filter(({ part }) => part === 'READ').map(({ kind, sha256 }) => ({ title: DOCUMENT_TITLES[kind], sha256 })),
      seal: services.seal,
    },
  }
  return await keepSealedSet(set, async (signature) => {
    const { token } = await context.call((providerCall) => context.provider('timestamping').stamp(signature, providerCall))
    return token === null ? undefined : Buffer.from(token, 'base64')
  })
}

function aboutOf(documents: readonly SetDocument[], document: string | undefined, place: string | undefined): string {
  if (document === undefined) return ''
  const found = documents.find(({ documentId }) => documentId === document)
  if (!found) return 'a document that was made again since'
  const label = found.places.find((each) => each.place === place)?.label
  return label ? `${DOCUMENT_TITLES[found.kind]}, ${label}` : DOCUMENT_TITLES[found.kind]
}
