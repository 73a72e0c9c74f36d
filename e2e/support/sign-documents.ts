/** Signs by the calls that the screen makes, for journeys that begin after it: what a person does there is signing.spec.ts. */
import { electronicSigningVersion } from '@hearthline/domain'

interface Signing {
  readonly uuid: string
  read<Body>(path: string): Promise<Body>
  /** Loads a document to its last byte. */
  load(document: string): Promise<void>
  post(path: string, data: unknown): Promise<Response>
}

interface State {
  readonly name: string
  readonly atOffice: boolean
  readonly documents: readonly { uuid: string; sha256: string; places: readonly { place: string }[] }[]
}

/** Those that a test file may hold: the file is read by the journey of the screen. */
const WORDS =
  'anchor basket candle dolphin engine feather garden hammer island jacket kettle ladder marble needle orange pepper rocket saddle timber violet walnut yellow zebra copper'

/** What is answered when all is read of what is signed at an office. */
export async function readDocuments(borrower: Signing) {
  await readAll(borrower)
  return { read: true }
}

/** What is answered when all is signed. */
export async function signDocuments(borrower: Signing) {
  const { send, name, documents } = await readAll(borrower)
  await send({ event: 'SIGNATURE_ADOPTED', signature: { form: 'TYPED', name, initials: 'AR' } })
  for (const { uuid: document, sha256, places } of documents)
    for (const { place } of places) await send({ event: 'PLACE_SIGNED', document, sha256, place })
  return { signature: name, consentToSignElectronically: true }
}

async function readAll(borrower: Signing) {
  const send = async (event: object) => {
    const reply = await borrower.post('/signing/events', event)
    if (!reply.ok) throw new Error(`${JSON.stringify(event)} was not taken: ${reply.status} ${await reply.text()}`)
  }
  await send({ event: 'CONSENT_SHOWN' })
  const words = WORDS.split(' ')
  for (const word of words) if ((await borrower.post('/signing/events', { event: 'ACCESS_SHOWN', word })).ok) break
  const { name, documents, atOffice } = await borrower.read<State>(`/service-application/api/v1/application/heloc/${borrower.uuid}/signing`)
  await send({ event: 'CONSENT_GIVEN', version: electronicSigningVersion(atOffice) })
  for (const { uuid: document, sha256 } of documents) {
    await borrower.load(document)
    await send({ event: 'DOCUMENT_READ', document, sha256 })
  }
  return { send, name, documents }
}
