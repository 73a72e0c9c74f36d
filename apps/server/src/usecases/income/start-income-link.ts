/** Begins a connection by which a person shows income: the provider opens a session, and the portal is told what to open. */
import { randomUUID } from 'node:crypto'
import {
  annualIncome,
  BORROWER,
  type IncomeSource,
  incomeEvidence,
  incomePerson,
  isLinkWay,
  type LinkWay,
  standing,
} from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { LinkOpening } from '../../providers/income-link.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { insertIncomeLink } from '../../store/repositories/income-links.ts'
import { INCOME_PROVIDERS } from '../../work/income/income-providers.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { Problem } from '../problem.ts'
import { announcementsAt } from '../webhooks/announcements-at.ts'
import { callForPerson } from './call-for-person.ts'

export interface IncomeLinkStart {
  readonly caller: Caller
  readonly uuid: string
  readonly source: string
  /** The page of ours to which the provider of a way leads back. */
  readonly returnUrl: (way: LinkWay) => string
}

/** @throws Problem not_found; conflict where this source cannot be connected now; unavailable while the provider does not respond */
export async function startIncomeLink(
  container: Container,
  { caller, uuid, source: id, returnUrl }: IncomeLinkStart,
): Promise<{ link: string; opening: LinkOpening }> {
  const now = container.clock.now()
  const file = await openApplication(container.db, caller, uuid, now)
  const { source, way } = connectable(file, id)
  const { name, statedAnnualCents } = personOf(file, source)
  const link = randomUUID()
  const lenderName = container.brands.get(caller.organizationCode)?.orgBrand ?? caller.organizationCode
  const back = returnUrl(way)
  const announceTo = announcementsAt(new URL(back).origin, caller.organizationCode)
  const request = { link, applicantName: name, lenderName, returnUrl: back, announceTo, statedAnnualCents }
  const port = container.provider(INCOME_PROVIDERS[way], caller.organizationCode)
  // The person sees the provider's page at once: this call is made while they wait, and no run of work keeps it.
  const { data } = await callForPerson(container, `${uuid}/income-link/${link}`, (call) => port.start(request, call))
  await container.db.transaction(async (session) => {
    connectable(await openApplication(session, caller, uuid, now, true), id)
    const sessionSealed = container.sealing.seal('link', data.session)
    await insertIncomeLink(session, {
      id: link,
      applicationId: uuid,
      source: id,
      way,
      state: 'STARTED',
      sessionSealed,
      startedAt: now,
      updatedAt: now,
      reference: data.announcedAs ?? null,
    })
  })
  return { link, opening: data.opening }
}

/** A source that is listed and not connected yet, while income may be shown. @throws Problem conflict */
export function connectable(file: ApplicationFile, id: string) {
  const { walk, step } = standing(file.facts)
  const source = walk.known(incomeEvidence)?.sources.find((listed) => listed.id === id)
  const isOpen = step === 'INCOME_VERIFICATION' && walk.frontier?.item.corrects?.some((item) => item.id === incomeEvidence.id)
  if (!isOpen || !source || !isLinkWay(source.way)) throw new Problem('conflict', 'This can’t be connected right now', { step })
  return { source, way: source.way }
}

function personOf({ facts }: ApplicationFile, { person }: IncomeSource) {
  const { known } = standing(facts).walk
  const { primaryCents, otherCents, coOwnersCents } = known(annualIncome)!
  return { name: incomePerson(known, person), statedAnnualCents: person === BORROWER ? primaryCents + otherCents : coOwnersCents }
}
