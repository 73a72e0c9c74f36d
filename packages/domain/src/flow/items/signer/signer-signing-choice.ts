/** Whether an additional signer signs electronically: they may decline, or ask for paper, and take it up again. */
import { ask } from '../../item.ts'
import { SIGNING_CHOICE, WITHDRAWN_SUBJECT } from '../signing/signing-choice.ts'
import { heldBy } from './signer-intro.ts'

/** 15 USC 7001(c)(1)(B), (c)(4): as the borrower reads it. The offer is not theirs. */
const WITHDRAWN = {
  subject: WITHDRAWN_SUBJECT,
  body: 'From now on we give you no electronic documents to sign. Our team calls you and mails you the documents on paper, which takes longer. There is no fee. What you read or signed before stays good. If you change your mind, sign in and agree again.',
}

const PAUSED = {
  subject: 'Signing is paused',
  body: 'You told us that you do not want to sign. What you did is saved. Our team calls you about paper or your questions. You can also sign in and take it up again.',
}

export const signerSigningChoice = ask('signer-signing-choice', {
  title: 'How you sign',
  ...SIGNING_CHOICE,
  reads: heldBy,
  settledMail: ({ way }) => (way === 'ELECTRONIC' ? undefined : way === 'PAPER' ? WITHDRAWN : PAUSED),
})
