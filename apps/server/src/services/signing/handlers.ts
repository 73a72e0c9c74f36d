/** One handler per declared call on signing, for the borrower and for those who sign beside them. */
import type { signingCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { readAccessCheck } from '../../usecases/signing/access-check.ts'
import { readDocumentToSign } from '../../usecases/signing/read-document-to-sign.ts'
import { readSigningEvidence } from '../../usecases/signing/read-signing-evidence.ts'
import { readSigningState } from '../../usecases/signing/read-signing-state.ts'
import { recordingOpened } from '../../usecases/signing/record-opened.ts'
import { recordSigningEvent } from '../../usecases/signing/record-signing-event.ts'
import type { SigningCaller } from '../../usecases/signing/signing-part.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers, Incoming } from '../handler.ts'
import { ownerOf } from '../service-application/owner-of.ts'
import { signerOf } from '../signer/signer-of.ts'

type Borrowers = Pick<Incoming<typeof signingCalls.readSigning>, 'params' | 'session' | 'organization'>
type Signers = Pick<Incoming<typeof signingCalls.readSignersSigning>, 'params' | 'session' | 'organization'>

const borrower = (incoming: Borrowers): SigningCaller => ({
  kind: 'borrower',
  caller: ownerOf(incoming),
  uuid: incoming.params.uuid,
})
const signer = (incoming: Signers): SigningCaller & { kind: 'signer' } => ({
  kind: 'signer',
  caller: signerOf(incoming),
  ...incoming.params,
})

export const signingHandlers = {
  readEvidence: async ({ params, session }, container) => ({
    status: 200,
    body: await readSigningEvidence(container, staffOf(session), params.uuid),
  }),
  readSigning: async (incoming, container) => ({ status: 200, body: await readSigningState(container, borrower(incoming)) }),
  recordSigningEvent: async (incoming, container) => ({
    status: 200,
    body: await recordSigningEvent(container, { who: borrower(incoming), event: incoming.body, ...from(incoming) }),
  }),
  readAccessCheck: async (incoming, container) => contentReply(await readAccessCheck(container, borrower(incoming))),
  readSignersSigning: async (incoming, container) => ({ status: 200, body: await readSigningState(container, signer(incoming)) }),
  recordSignersSigningEvent: async (incoming, container) => ({
    status: 200,
    body: await recordSigningEvent(container, { who: signer(incoming), event: incoming.body, ...from(incoming) }),
  }),
  readSignersAccessCheck: async (incoming, container) => contentReply(await readAccessCheck(container, signer(incoming))),
  readSignersDocument: async (incoming, container) => {
    const { params, query, isHead } = incoming
    const { document } = params
    const who = signer(incoming)
    const content = await readDocumentToSign(container, who, { document, asPage: query.form === 'html' })
    return contentReply(recordingOpened(container, { who, document, isHead, ...from(incoming) }, content))
  },
} satisfies Handlers<typeof signingCalls>

const from = ({ address, agent }: { readonly address: string; readonly agent: string | undefined }) => ({ address, agent })
