/** Whether an additional signer signs electronically: they may decline, or ask for paper, and take it up again. */
import { ask } from '../../item.ts'
import { SIGNING_CHOICE } from '../signing/signing-choice.ts'
import { heldBy } from './signer-intro.ts'

export const signerSigningChoice = ask('signer-signing-choice', { title: 'How you sign', ...SIGNING_CHOICE, reads: heldBy })
