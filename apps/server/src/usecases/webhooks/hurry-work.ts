/** Makes work that waits for its next try due now. Doing it again changes nothing. */
import { incomeEvidence, LINK_READINGS, type LinkWay, type WorkId } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { advance } from '../../engine/advance.ts'
import { newFact } from '../../engine/new-fact.ts'
import { lockFile } from '../../store/repositories/applications.ts'

export async function hurryWork({ engine }: Pick<Container, 'engine'>, applicationId: string, items: readonly WorkId[]): Promise<void> {
  await engine.queue.hurry(applicationId, items)
  engine.wake()
}

/** A report that others of its way did not wait for is asked for again; one that all wait for has its next try now. */
export async function readAgain(
  container: Pick<Container, 'db' | 'clock' | 'engine' | 'sealing'>,
  applicationId: string,
  way: LinkWay,
  link: string,
): Promise<void> {
  const item = LINK_READINGS[way]
  await container.db.transaction(async (session) => {
    const file = await lockFile(session, applicationId, container.clock.now())
    const given = file?.facts.results[item.id]
    const evidence = file?.facts.results[incomeEvidence.id]?.data as { sources: { id: string; link?: string }[] } | undefined
    const source = evidence?.sources.find((each) => each.link === link)?.id
    const data = given?.data as typeof item.example | undefined
    if (!file || !given || !data?.waiting?.some((each) => each.source === source) || data.announced) return
    const actor = `provider:${way.toLowerCase()}`
    const fact = newFact(container.sealing, item, { basis: given.basis, data: { ...data, announced: true }, actor })
    await advance(session, container.engine.parts, file, { facts: [fact], actor, action: 'provider-announced', detail: { item: item.id } })
  })
  await hurryWork(container, applicationId, [item.id])
}
