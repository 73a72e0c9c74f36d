/** The links that were sent for the caller's loan officers, and what became of each. */
import type { LinkState } from '@hearthline/contract'
import { isEnded } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { linkTo } from '../../mail/link-origin.ts'
import { type AgentLink, begunByLinks, linksOfAgent } from '../../store/repositories/agents.ts'
import { leftToday } from './left-today.ts'
import { ownOfficers } from './own-officers.ts'

const PAGE_SIZE = 50

type Begun = { readonly application: string; readonly step: string } | undefined

export async function readLinks(
  container: Pick<Container, 'db' | 'clock' | 'brands' | 'config'>,
  identityId: string,
  { page }: { readonly page: number },
) {
  const { db, clock, brands, config } = container
  const officers = await ownOfficers(container, identityId)
  const [{ rows, total }, begun, left] = await Promise.all([
    linksOfAgent(db, officers, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    begunByLinks(db),
    leftToday(container, identityId),
  ])
  return {
    officers: officers.flatMap(({ officer, organizationCode, entry }) => {
      const brand = brands.get(organizationCode)
      if (!brand) return []
      const link = linkTo(config, brand, '/account/heloc/register', { referrer: officer })
      return [{ id: officer, organizationCode, name: entry.originatorDisplayInfo.originatorName, link }]
    }),
    links: rows.map((row) => shown(row, begun.get(row.id), clock.now())),
    ...{ total, pageSize: PAGE_SIZE, leftToday: left },
  }
}

const iso = (moment: string): string => new Date(moment).toISOString()

function shown(link: AgentLink, begun: Begun, now: string) {
  const { id, email, officer, sentAt, openedAt } = link
  return {
    ...{ id, email, officer, sentAt: iso(sentAt), openedAt: openedAt === null ? null : iso(openedAt) },
    ...{ state: stateOf(link, begun, now), applicant: begun?.application ?? null },
  }
}

function stateOf({ refusedAt, openedAt, expiresAt }: AgentLink, begun: Begun, now: string): LinkState {
  if (begun) return isEnded(begun.step) ? 'ENDED' : 'BEGUN'
  if (refusedAt !== null) return 'REFUSED'
  if (Date.parse(expiresAt) <= Date.parse(now)) return 'EXPIRED'
  return openedAt === null ? 'SENT' : 'OPENED'
}
