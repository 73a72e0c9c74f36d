/** Whether the line pays other debts straight to their creditors: by a flag, judged for the home's state and for the borrower. */
import type { Brand } from '@hearthline/brands'
import type { LiabilityBody } from '@hearthline/contract'
import { choiceInForce, isOfferChoice, propertyAddress, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { flagsOn, neededFor } from '../flags/evaluate-flags.ts'
import { personOf } from '../flags/flag-audience.ts'
import { organizationByCode } from '../organization/find-organization.ts'
import { invalid } from '../problem.ts'
import { type Caller, openApplication } from './open-application.ts'

const FLAG = 'DDP_Pilot'

async function paysDirectly(container: Container, { row, facts }: ApplicationFile, brand: Brand): Promise<boolean> {
  const needed = await neededFor(container, brand, [FLAG])
  const audience = {
    state: standing(facts).walk.known(propertyAddress)?.state,
    ...(needed.person && { person: await personOf(container, { identityId: row.identityId }) }),
  }
  return (await flagsOn(container, brand, [FLAG], audience)).has(FLAG)
}

/** Those that can still be chosen; while the line pays none, those that are chosen already. */
export async function payableLiabilities(
  container: Container,
  file: ApplicationFile,
  brand: Brand,
  liabilities: readonly LiabilityBody[],
): Promise<LiabilityBody[]> {
  if (liabilities.length === 0 || (await paysDirectly(container, file, brand))) return [...liabilities]
  return liabilities.filter(({ payOff }) => payOff !== null)
}

/**
 * Before the transaction: what was chosen earlier stays chosen.
 * @throws Problem not_found, validation_failed
 */
export async function refuseUnflaggedPayoffs(
  container: Container,
  caller: Caller,
  uuid: string,
  item: string,
  answer: unknown,
): Promise<void> {
  const ids = isOfferChoice(item) ? (answer as { payOffTradelineIds?: unknown } | null)?.payOffTradelineIds : undefined
  if (!Array.isArray(ids) || ids.length === 0) return
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  const chosen = new Set<unknown>(choiceInForce(standing(file.facts).walk.known)?.payOffTradelineIds)
  if (ids.every((id) => chosen.has(id)) || (await paysDirectly(container, file, organizationByCode(container, caller.organizationCode))))
    return
  throw invalid([{ path: 'payOffTradelineIds', message: 'Other debts can’t be paid from this line. Choose an offer without them.' }])
}
