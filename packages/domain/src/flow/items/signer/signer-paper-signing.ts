/** An additional signer’s documents come back signed in ink. */
import { foldInto, wait } from '../../item.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { signedDigests } from '../signing/documents-to-sign.ts'
import { inkSigned, misfitsOfInk, ON_PAPER, PAPER_SIGNING } from '../signing/paper-signing.ts'
import { signableSince } from '../signing/signable-since.ts'
import { signsElectronically } from '../signing/signing-choice.ts'
import { heldBy, signerIntro } from './signer-intro.ts'
import { signerSigning } from './signer-signing.ts'
import { signerSigningChoice } from './signer-signing-choice.ts'
import { signerSigningHelp } from './signer-signing-help.ts'

export const signerPaperSigning = wait('signer-paper-signing', {
  title: 'Your documents are on paper',
  staffTitle: ON_PAPER.SIGNER,
  ...PAPER_SIGNING,
  applies: (known) =>
    !signsAtOffice(known) && !signsElectronically(known(signerSigningChoice)) && known(signerSigningHelp)?.outcome === 'PAPER_SENT',
  reads: (known) => [...signedDigests(known), ...heldBy(known)],
  fits: (known, answer, today) =>
    misfitsOfInk(known(signerIntro)?.legalName, answer, today, signableSince(known, known(signerSigningHelp)?.sentOn)),
  answers: foldInto(signerSigning, inkSigned),
})
