/** Who may look at a draft in a frame: a frame sends no token of a session, so a short-lived ticket in its address names one. */
import { timingSafeEqual } from 'node:crypto'
import { brandDeskCalls, isPlatform, mayCall, rolesAmong } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { Macs } from '../../secrets/macs.ts'
import { liveSession } from '../../store/repositories/sessions.ts'
import { asSystem } from '../../store/scope.ts'
import { notFound, Problem } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'

const SECONDS = 600

/** @param now milliseconds in real time, as sessions have it: sandbox time moves by days */
export function previewTicket(macs: Macs, { sessionId }: Pick<LiveSession, 'sessionId'>, code: string, now = Date.now()) {
  const said = `${Math.floor(now / 1000) + SECONDS}.${sessionId}.${code}`
  return { ticket: `${said}.${macs.mac('brand-preview', said)}`, seconds: SECONDS }
}

const TICKET = /^((\d{1,11})\.([0-9a-f-]{36})\.([A-Z][A-Z0-9_]{1,31}))\.([0-9a-f]{64})$/
const ended = () => new Problem('unauthenticated', 'This preview has ended. Load it again at the brand desk.')

/**
 * @returns the code of the organization whose draft it opens
 * @throws Problem unauthenticated for a ticket that is none, is over, or whose session is over; not_found where the person sets that brand up no longer
 */
export async function openTicket({ db, macs }: Pick<Container, 'db' | 'macs'>, ticket: string, now = Date.now()): Promise<string> {
  const [, said, until, sessionId, code, mac] = TICKET.exec(ticket) ?? []
  if (!said || !sessionId || !code || !mac) throw ended()
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macs.mac('brand-preview', said))) || Number(until) * 1000 < now) throw ended()
  const found = await asSystem(() => liveSession(db, sessionId, new Date(now).toISOString()))
  if (found?.session.credential !== 'password' || found.session.secondFactorAt === null) throw ended()
  const roles = rolesAmong(found.identity.roles)
  const isTheirs = isPlatform(roles) || found.identity.staffOrganizations.includes(code)
  if (!isTheirs || !mayCall(brandDeskCalls.read, { kind: 'password', roles })) throw notFound('No such organization was found')
  return code
}
