/** An additional signer declined, or wants paper: the team calls them. */
import { wait } from '../../item.ts'
import { factName } from '../../parties.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { signsElectronically } from '../signing/signing-choice.ts'
import { helpHolds, helpMail, helpReads, helpShows, SIGNING_HELP } from '../signing/signing-help.ts'
import { heldBy } from './signer-intro.ts'
import { signerSigningChoice } from './signer-signing-choice.ts'
import { thisSigner } from './this-signer.ts'

export const signerSigningHelp = wait('signer-signing-help', {
  title: 'Signing is paused',
  staffTitle: 'Additional signer: signing on paper, or declined',
  ...SIGNING_HELP,
  applies: (known) => !signsElectronically(known(signerSigningChoice)),
  reads: (known) => [...helpReads(known, known(signerSigningChoice)), ...heldBy(known)],
  shows: (known) => helpShows(known, known(signerSigningChoice)),
  earlierReads: (known) => [known(signerSigningChoice), ...heldBy(known)],
  // At an office the borrower chooses the time, and nothing is mailed back.
  settledMail: (given, known, before) => (signsAtOffice(known) ? undefined : helpMail(given, known, before)),
  holds: (known, given) => helpHolds(known, given, factName('signer-signing-help', known(thisSigner)?.party ?? '')),
})
