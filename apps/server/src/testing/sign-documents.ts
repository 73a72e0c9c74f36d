/** Signs as a person does, by the calls that the screen makes: opens the test file, agrees, reads each document, adopts a signature, signs each place. */
import type { SigningStateBody } from '@hearthline/contract'
import { electronicSigningVersion, type SigningEvent } from '@hearthline/domain'
import type { LightMyRequestResponse } from 'fastify'
import { APPLICATION, type Person } from './person.ts'
import { readPdf } from './read-pdf.ts'
import { type CodeHolder, SIGNINGS } from './signer.ts'
import type { TestApp } from './test-app.ts'

export interface Signing {
  state(): Promise<SigningStateBody>
  /** The word in the test file. */
  word(): Promise<string>
  /** Loads a document as the viewer does: that is how it is opened. */
  open(document: string): Promise<void>
  send(event: SigningEvent, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
}

function signingAt(call: TestApp['call'], base: string, documents: string, headers: Readonly<Record<string, string>>): Signing {
  return {
    state: async () => expect200(await call({ url: base, headers })).json(),
    word: async () => {
      const { text } = await readPdf(expect200(await call({ url: `${base}/access-check`, headers })).rawPayload)
      return /you opened the file: (\w+)/.exec(text)![1]!
    },
    open: async (document) => {
      expect200(await call({ url: `${documents}/${document}`, headers }))
    },
    send: (event, more = {}) =>
      call({
        method: 'POST',
        url: `${base}/events`,
        headers: { ...headers, ...more, 'content-type': 'application/json' },
        payload: JSON.stringify(event),
      }),
  }
}

export const signingOf = ({ call, uuid, headers }: Pick<Person, 'call' | 'uuid' | 'headers'>): Signing =>
  signingAt(call, `${APPLICATION}/${uuid}/signing`, `${APPLICATION}/${uuid}/documents`, headers)

export function signersSigning(app: Pick<TestApp, 'call'>, holder: CodeHolder, of: { uuid: string; party: string }): Signing {
  const base = `${SIGNINGS}/${of.uuid}/${of.party}/signing`
  return signingAt(app.call, base, `${base}/documents`, holder.headers)
}

function expect200(reply: LightMyRequestResponse): LightMyRequestResponse {
  if (reply.statusCode !== 200) throw new Error(`${reply.raw.req.method} ${reply.raw.req.url} answered ${reply.statusCode} ${reply.body}`)
  return reply
}

/** Each event that is still to come, in order. @param before the event at which they stop, without it */
export async function signThrough(signing: Signing, before?: SigningEvent['event']): Promise<SigningStateBody> {
  let state = await signing.state()
  for (;;) {
    const event = await nextEvent(signing, state)
    if (!event || event.event === before) return state
    // What the screen goes on from, too: each event answers with what then stands.
    state = expect200(await signing.send(event)).json()
  }
}

async function nextEvent(signing: Signing, state: SigningStateBody): Promise<SigningEvent | undefined> {
  if (state.consentShownAt === null) return { event: 'CONSENT_SHOWN' }
  if (state.accessShownAt === null) return { event: 'ACCESS_SHOWN', word: await signing.word() }
  if (state.consentedAt === null) return { event: 'CONSENT_GIVEN', version: electronicSigningVersion(state.atOffice) }
  for (const { uuid: document, sha256, openedAt, readAt } of state.documents) {
    if (openedAt === null) await signing.open(document)
    if (readAt === null) return { event: 'DOCUMENT_READ', document, sha256 }
  }
  if (state.atOffice) return undefined
  if (state.signature === null) return { event: 'SIGNATURE_ADOPTED', signature: { form: 'TYPED', name: state.name, initials: 'AR' } }
  for (const { uuid: document, sha256, places } of state.documents) {
    const place = places.find(({ signedAt }) => signedAt === null)
    if (place) return { event: 'PLACE_SIGNED', document, sha256, place: place.place }
  }
  return undefined
}

/** Of what is signed at an office: each document is read. */
export async function readEverything(signing: Signing) {
  await signThrough(signing)
  return { read: true as const }
}

/** What is answered then. */
export async function signEverything(signing: Signing) {
  const { name } = await signThrough(signing)
  return { signature: name, consentToSignElectronically: true as const }
}
