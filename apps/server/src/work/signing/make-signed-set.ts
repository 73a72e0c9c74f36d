/** signed-set: what the borrower signed, written again with what stands at each place, with the evidence of it, and sealed. */
import {
  BORROWER,
  DOCUMENT_TITLES,
  documentsToSign,
  legalName,
  noteSigning,
  type SetDocument,
  signerSigning,
  signingCeremony,
  thisSigner,
} from '@hearthline/domain'
import { type SignedPlace, withMarks } from '../../documents/signed-set/signed-marks.ts'
import type { SignedSet } from '../../documents/signed-set/signed-set.ts'
import type { Stamp } from '../../seal/cms-signature.ts'
import type { WorkContext } from '../work-context.ts'

export function makeSignedSet(context: WorkContext) {
  const { firstName, lastName } = context.known(legalName)!
  return sealWhatWasSigned(context, BORROWER, context.known(noteSigning)?.signature ?? `${firstName} ${lastName}`)
}

/** signer-signed-set: the same of one who signs beside them, in whose documents they may have no place: then it is the evidence alone. */
export const makeSignersSet = (context: WorkContext) =>
  sealWhatWasSigned(context, context.known(thisSigner)!.party, context.known(signerSigning)!.signature)

async function sealWhatWasSigned(context: WorkContext, party: string, signer: string) {
  const { known, application, services, now, keepSealedSet } = context
  const record = await services.signingRecord(application.id, party)
  const documents = documentsToSign(known)
  const ceremony = signingCeremony(documents, party, record.events)
  const isSigned = ({ part, places }: (typeof ceremony.documents)[number]) => part === 'SIGN' && (party === BORROWER || places.length > 0)
  const signed = ceremony.documents.filter(isSigned)
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
      signer,
      events: record.events.map(({ event, at, document, place, address }) => ({
        event,
        at,
        address,
        about: aboutOf(documents, document, place),
      })),
      devices: [...new Set(record.events.flatMap(({ agent }) => agent ?? []))],
      read: ceremony.documents
        .filter((document) => !isSigned(document))
        .map(({ kind, sha256 }) => ({ title: DOCUMENT_TITLES[kind], sha256 })),
      seal: services.seal,
    },
  }
  const stamp: Stamp = async (signature) => {
    const { token } = await context.call((providerCall) => context.provider('timestamping').stamp(signature, providerCall))
    return token === null ? undefined : Buffer.from(token, 'base64')
  }
  return await keepSealedSet(set, stamp, party === BORROWER ? undefined : party)
}

function aboutOf(documents: readonly SetDocument[], document: string | undefined, place: string | undefined): string {
  if (document === undefined) return ''
  const found = documents.find(({ documentId }) => documentId === document)
  if (!found) return 'a document that was made again since'
  const label = found.places.find((each) => each.place === place)?.label
  return label ? `${DOCUMENT_TITLES[found.kind]}, ${label}` : DOCUMENT_TITLES[found.kind]
}
