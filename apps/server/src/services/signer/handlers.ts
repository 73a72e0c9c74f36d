/** The calls of those who sign beside a borrower. */
import type { signerCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { answerSignerItem } from './answer-signer-item.ts'
import { listSignings } from './list-signings.ts'
import { readSignerItem } from './read-signer-item.ts'
import { readSigning } from './read-signing.ts'
import { rescindAsSigner } from './rescind-as-signer.ts'
import { sendSignerDocument } from './send-signer-document.ts'

export const signerHandlers = {
  signings: listSignings,
  signing: readSigning,
  readSignerItem,
  answerSignerItem,
  rescindAsSigner,
  sendSignerDocument,
} satisfies Handlers<typeof signerCalls>
