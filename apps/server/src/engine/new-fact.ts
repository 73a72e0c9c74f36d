/** The only place where a result becomes a fact: it passes its item's schema, and its secrets are sealed, however deeply nested. */
import { BORROWER, checkData, type Item, isSealed, type Kind, mapSecrets, SECRET_KINDS, shapeOf } from '@hearthline/domain'
import type { Sealing } from '../secrets/sealing.ts'
import type { NewFact } from '../store/repositories/applications.ts'

export interface Settled<D = unknown> {
  /** What the result rests on, as the walk says. */
  readonly basis: string
  readonly data: D
  /** 'borrower:<uuid>', 'signer:<uuid>', 'operator:<uuid>', 'work:<item>', 'time' */
  readonly actor: string
  /** Whose it is; the borrower's where left out. */
  readonly party?: string
  /** Since when it stands, where that is not from now on: what is said again unchanged puts off no day. */
  readonly settledAt?: string | undefined
}

/** @throws UnreadableResult when the data is not what the item holds */
export function newFact<D>(
  sealing: Sealing,
  item: Item<string, Kind, D>,
  { basis, data, actor, party = BORROWER, settledAt }: Settled<NoInfer<D>>,
): NewFact {
  const sealed = mapSecrets(item.secret, checkData(item as Item, data), (text, kind) =>
    // What was sealed before comes along with an answer that is folded into it.
    isSealed(text) ? text : sealing.seal(SECRET_KINDS[kind].purpose, text),
  )
  return { item: item.id, party, basis, data: sealed, shape: shapeOf(item as Item), actor, ...(settledAt && { settledAt }) } as NewFact
}
