/** What someone sees who signs beside a borrower: whose line it is, on which home, and what is theirs to do. Nothing of the borrower's finances. */
import type { SigningBody } from '@hearthline/contract'
import { isEnded, legalName, propertyAddress, type SignerItemId, standing, titleCaseAddress } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { signingsOf } from '../../store/repositories/signers.ts'
import { Problem } from '../problem.ts'
import { type OpenedSigning, openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'

/** @throws Problem not_found */
export async function readSigning(container: Container, caller: SignerCaller, name: SigningName) {
  const opened = await openAsSigner(container.db, caller, name, container.clock.now())
  return { body: signingBody(opened), version: opened.file.row.version }
}

/** Newest first. */
export async function listSignings(container: Container, caller: SignerCaller): Promise<SigningBody[]> {
  const rows = await signingsOf(container.db, caller.identityId, caller.organizationCode)
  const now = container.clock.now()
  const opened = await Promise.all(
    rows.map(({ applicationId, party }) =>
      openAsSigner(container.db, caller, { uuid: applicationId, party }, now).catch((problem: unknown) => {
        // They signed it once, and no longer do.
        if (problem instanceof Problem && problem.code === 'not_found') return undefined
        throw problem
      }),
    ),
  )
  return opened.filter((signing) => signing !== undefined).map(signingBody)
}

export function signingBody({ file, signer, walk }: OpenedSigning): SigningBody {
  const whole = standing(file.facts)
  const { known } = whole.walk
  const borrower = known(legalName)!
  return {
    uuid: file.row.id,
    party: signer.party,
    name: signer.name,
    borrower: `${borrower.firstName} ${borrower.lastName}`,
    property: titleCaseAddress(known(propertyAddress)!),
    ...stateOf(walk, isEnded(whole.step) && whole.step !== 'COMPLETE'),
  }
}

function stateOf(
  { frontier }: OpenedSigning['walk'],
  ended: boolean,
): Omit<SigningBody, 'uuid' | 'party' | 'name' | 'borrower' | 'property'> {
  const nothing = { openItem: null, standsAt: null }
  if (ended) return { state: 'ENDED', step: 'CANCELLED', ...nothing, title: 'There is nothing to sign', why: 'The application has ended.' }
  if (!frontier)
    return { state: 'DONE', step: 'COMPLETE', ...nothing, title: 'You have signed', why: 'There is nothing more for you to do.' }
  const { item, step, isUnclear } = frontier
  // The walk of a signer knows no other items.
  const stands = { step, standsAt: item.id as SignerItemId, title: item.title }
  if (isUnclear) return { state: 'WAITING', openItem: null, ...stands, why: 'The borrower has a step to finish first. Check back later.' }
  const isTheirs = item.kind === 'ask'
  return { state: isTheirs ? 'OPEN' : 'WAITING', openItem: isTheirs ? item.id : null, ...stands, why: item.why ?? '' }
}
