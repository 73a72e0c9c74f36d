/** signed-set: what the borrower signed, written again with what stands at each place, with the evidence of it, and sealed. */
import { createHash } from 'node:crypto'
import {
  BORROWER,
  DOCUMENT_TITLES,
  documentsToSign,
  eventsOfHolder,
  legalName,
  noteSigning,
  type SetDocument,
  type StoredSigning,
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
  const signing = context.known(noteSigning)
  return sealWhatWasSigned(context, BORROWER, signing ?? { signature: `${firstName} ${lastName}` })
}

/** signer-signed-set: the same of one who signs beside them, in whose documents they may have no place: then it is the evidence alone. */
export const makeSignersSet = (context: WorkContext) =>
  sealWhatWasSigned(context, context.known(thisSigner)!.party, context.known(signerSigning)!)

/** What was signed in ink: on which day, before whom, and the digest of each scan, which is on file beside the set. */
async function inkOf({ services, application }: WorkContext, paper: StoredSigning['paper']): Promise<SignedSet['evidence']['paper']> {
  if (!paper) return undefined
  const { signedOn, before, witness, scans, office } = paper
  const digests = await Promise.all(
    scans.map(async (scan) => {
      const content = await services.sentDocument(application.id, scan)
      if (!content) throw new Error('A scan of what was signed on paper is not among the documents')
      return createHash('sha256')
        .update(await content.read())
        .digest('hex')
    }),
  )
  return { signedOn, before, witness, office, scans: digests }
}

async function sealWhatWasSigned(
  context: WorkContext,
  party: string,
  { signature: signer, paper }: Pick<StoredSigning, 'signature' | 'paper'>,
) {
  const { known, application, services, now, keepSealedSet } = context
  const record = await services.signingRecord(application.id, party)
  const documents = documentsToSign(known)
  const self = party === BORROWER ? undefined : known(thisSigner)
  const events = self ? eventsOfHolder(record.events, self) : record.events
  const ceremony = signingCeremony(documents, party, events)
  const isSigned = ({ part, places }: (typeof ceremony.documents)[number]) => part === 'SIGN' && (party === BORROWER || places.length > 0)
  const signed = ceremony.documents.filter(isSigned)
  const set: SignedSet = {
    author: services.brandOf(application.organizationCode).names.legal,
    loanNumber: application.loanNumber,
    madeAt: now,
    documents: await Promise.all(
      signed.map(async ({ documentId, kind, sha256, places }) => {
        // What was signed in ink stands on the scans, and not on what was printed.
        const description = paper ? undefined : await services.descriptionOf(application.id, documentId)
        const marks = places.flatMap(({ place, party, signedAt, signature }): SignedPlace[] =>
          signedAt && signature ? [{ place, party, at: signedAt, signature }] : [],
        )
        return { title: DOCUMENT_TITLES[kind], sha256, blocks: withMarks(description?.blocks ?? [], marks) }
      }),
    ),
    evidence: {
      signer,
      paper: await inkOf(context, paper),
      events: events.map(({ event, at, document, place, address }) => ({
        event,
        at,
        address,
        about: aboutOf(documents, document, place),
      })),
      devices: [...new Set(events.flatMap(({ agent }) => agent ?? []))],
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
