/** What was verified of a person with each of their applications under this organization, where it has opened the page. */

import type { Brand } from '@hearthline/brands'
import { standing, type VerifiedFact, verifiedFacts } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { applicationsOf, readFile } from '../../store/repositories/applications.ts'
import { notFound } from '../problem.ts'
import type { LiveSession } from '../session/live-session.ts'

interface VerifiedWith {
  readonly uuid: string
  readonly loanNumber: string
  readonly facts: VerifiedFact[]
}

/** The newest application first; one with which nothing was verified is left out. @throws Problem not_found */
export async function readPassport(
  { db, clock }: Pick<Container, 'db' | 'clock'>,
  { identityId }: LiveSession,
  brand: Brand,
): Promise<{ applications: VerifiedWith[] }> {
  if (!brand.hostPages.passport) throw notFound('This page is not available here')
  const rows = await applicationsOf(db, identityId, brand.orgCode)
  const files = await Promise.all(rows.map((row) => readFile(db, row.id, clock.now())))
  const applications = files.flatMap((file) => {
    if (!file) return []
    const facts = [...verifiedFacts(file.facts, standing(file.facts).walk.known)]
    return facts.length > 0 ? [{ uuid: file.row.id, loanNumber: `HL-${file.row.loanNumber}`, facts }] : []
  })
  return { applications }
}
