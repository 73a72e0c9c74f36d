/** The calls of those who sign beside a borrower. */
import type { signerCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { answerSignerItem } from './answer-signer-item.ts'
import { listSignings } from './list-signings.ts'
import { readSignerItem } from './read-signer-item.ts'
import { readSigning } from './read-signing.ts'
import { receiveNotice } from './receive-notice.ts'
import { rescindAsSigner } from './rescind-as-signer.ts'
import { sendSignerDocument } from './send-signer-document.ts'
import { signersDocuments } from './signers-documents.ts'
import { stateAsSigner } from './state-as-signer.ts'

export const signerHandlers = {
  signings: listSignings,
  signing: readSigning,
  readSignerItem,
  answerSignerItem,
  rescindAsSigner,
  stateAsSigner,
  signersDocuments,
  receiveNotice,
  sendSignerDocument,
} satisfies Handlers<typeof signerCalls>
