/** One item of a signer with its schema, as their screen shows it. */
import type { SignerItemBody } from '@hearthline/contract'
import {
  type Facts,
  factName,
  type Item,
  isFromLostMailbox,
  isMailboxUnproved,
  isSince,
  lenderDay,
  resultsThatCount,
  SIGNER_FLOW,
  type Signer,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { bodyOfItem } from '../application/read-item.ts'
import { notFound } from '../problem.ts'
import { openAsSigner, type SignerCaller, type SigningName } from './open-as-signer.ts'

/** @throws Problem not_found for an item that no signer has */
export function signerItem(id: string): Item {
  const item = SIGNER_FLOW.items.find((each) => each.id === id)
  if (!item) throw notFound('There is no such item')
  return item
}

/**
 * What someone gave from another mailbox, before the team corrected it, or before two of the team took them off, is not shown to whoever has this one. Nor is
 * what they gave from one that they lost, until it is shown that it is they who have this one.
 */
function ownResult({ results: stored }: Facts, signer: Signer, id: string, isUnproved: boolean): unknown {
  const result = resultsThatCount(stored)[factName(id, signer.party)]
  if (!result || (isUnproved && isFromLostMailbox(signer, result.settledAt))) return undefined
  return isSince(signer, result.settledAt) ? result.data : undefined
}

/** @throws Problem not_found */
export async function readSignerItem(container: Container, caller: SignerCaller, name: SigningName, id: string) {
  const { file, signer, walk } = await openAsSigner(container.db, caller, name, container.clock.now())
  const item = signerItem(id)
  // Each member is the item's own, which the compiler cannot see through a name that came by the wire.
  const shown = (each: string) => ownResult(file.facts, signer, each, isMailboxUnproved({ signer, walk }))
  const body = bodyOfItem(item, walk, shown, lenderDay(file.facts.now)) as unknown as SignerItemBody
  return { body, version: file.row.version }
}
