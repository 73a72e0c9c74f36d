/** THE ORDER for each additional signer: every item that is theirs, beside the borrower's flow. */

import { localDateIn } from '../values/local-date-display.ts'
import type { Item } from './item.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { hasSignedAt } from './items/notary/office-closing.ts'
import { rightZone } from './items/property/home-clock.ts'
import { hasLostMailbox } from './items/signer/lost-mailbox.ts'
import { signerIdentityCheck } from './items/signer/signer-identity-check.ts'
import { signerIdentityDocuments } from './items/signer/signer-identity-documents.ts'
import { isMailboxOfTeam, signerIdentityReview } from './items/signer/signer-identity-review.ts'
import { signerIntro } from './items/signer/signer-intro.ts'
import { signerPaperSigning } from './items/signer/signer-paper-signing.ts'
import { signerReview } from './items/signer/signer-review.ts'
import { signerSignedSet } from './items/signer/signer-signed-set.ts'
import { signerSigning } from './items/signer/signer-signing.ts'
import { signerSigningChoice } from './items/signer/signer-signing-choice.ts'
import { signerSigningHelp } from './items/signer/signer-signing-help.ts'
import { thisSigner } from './items/signer/this-signer.ts'
import { closingSigners } from './items/signing/closing-signers.ts'
import { signedOnPaper } from './items/signing/co-owners.ts'
import { signersProgress } from './items/signing/signers-progress.ts'
import type { SignerFlow, SignerWalk } from './walk.ts'

export const SIGNER_ITEMS = [
  signerIntro,
  signerIdentityDocuments,
  signerIdentityCheck,
  signerIdentityReview,
  signerSigningChoice,
  signerSigningHelp,
  signerPaperSigning,
  signerReview,
  signerSigning,
  signerSignedSet,
] as const

export const SIGNER_FLOW: SignerFlow = {
  items: SIGNER_ITEMS as readonly Item[],
  afterwards: new Set([signerSignedSet.id]),
  signing: signerSigning as Item,
  self: thisSigner,
  progress: signersProgress,
  of: closingSigners,
  isOnPaper: (known, party) =>
    signedOnPaper(known, party) || hasSignedAt(known(notarySession), party) || hasSignedAt(known(deedCoSigning), party),
  costsReadOn: ({ known }) => {
    const { on, documents = [] } = known(signerReview) ?? {}
    return documents.some(({ kind }) => kind === 'TEXAS_ITEMIZATION') ? on : undefined
  },
  signedOn: ({ known }, settledAt) => {
    const signing = known(signerSigning)
    return signing && (signing.paper?.signedOn ?? (settledAt === undefined ? undefined : localDateIn(settledAt, rightZone(known))))
  },
  identityOf: ({ frontier, known }) => {
    if (known(signerIdentityCheck)?.status === 'VERIFIED' || known(signerIdentityReview)?.confirmed) return 'SHOWN'
    return frontier?.item.id === signerIdentityReview.id ? 'IN_REVIEW' : 'TO_SHOW'
  },
}

/** Whether the mailbox of now took the place of one that they lost, and nothing has shown yet who has it: nothing is opened, signed or said from it. */
export const isMailboxUnproved = ({ signer, walk }: SignerWalk): boolean =>
  hasLostMailbox(signer) && walk.frontier !== undefined && SIGNER_FLOW.identityOf(walk) !== 'SHOWN'

/**
 * Whether documents are read from it: not while one of the team alone says whose it is. Of whoever signed on paper no ID is asked here, so they have
 * theirs on paper.
 */
export const opensDocuments = ({ walk }: SignerWalk): boolean => SIGNER_FLOW.identityOf(walk) === 'SHOWN' || !isMailboxOfTeam(walk.known)

export type SignerItem = (typeof SIGNER_ITEMS)[number]
export type SignerItemId = SignerItem['id']
export type SignerAskId = Extract<SignerItem, { kind: 'ask' }>['id']
