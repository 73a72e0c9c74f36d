/** Which page an additional signer is led to, and its address. Pure. */
import type { SigningBody } from '@hearthline/contract'
import type { SignerItemId } from '@hearthline/domain'
import { signingName } from '../../application/signings-query.ts'
import { BASE } from '../../routing/screen-route.ts'

/** In the address of the first page: to come back to it, and not on the way. */
export const CORRECT = 'correct'

/** The pages of one signing; those of the specification that belong to none are not named here. */
export type SignerPage = 'intro' | 'identity' | 'sign' | 'documents' | 'cancelled'

const PAGES: Readonly<Record<SignerItemId, SignerPage>> = {
  'signer-intro': 'intro',
  'signer-identity-documents': 'identity',
  'signer-identity-check': 'identity',
  'signer-identity-review': 'identity',
  'signer-signing-choice': 'sign',
  'signer-signing-help': 'sign',
  'signer-paper-signing': 'sign',
  'signer-review': 'sign',
  'signer-signing': 'sign',
  'signer-signed-set': 'documents',
}

type Standing = Pick<SigningBody, 'state' | 'standsAt' | 'notary'>
type Named = Pick<SigningBody, 'uuid' | 'party'>

/** Before the notary they sign the deed: it is the last of what they sign. */
export const isAtNotary = ({ notary }: Pick<SigningBody, 'notary'>): boolean => notary !== null && notary.state !== 'SIGNED'

/** Where they stand; whoever has signed everything is at their documents. */
export function signerPageOf({ state, standsAt, notary }: Standing): SignerPage {
  if (state === 'ENDED') return 'cancelled'
  if (isAtNotary({ notary })) return 'sign'
  return standsAt === null ? 'documents' : PAGES[standsAt]
}

/** The address of one of the signer's pages; it names which of several signings is meant. */
export const signerPath = (page: string, signing?: Named): string =>
  `${BASE}/heloc-signer/${page}${signing ? `?signing=${signingName(signing)}` : ''}`
