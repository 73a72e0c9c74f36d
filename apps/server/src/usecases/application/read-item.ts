/** One item with its schema and what the screen shows beside the question. */
import { standing } from '@hearthline/domain'
import { z } from 'zod'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { aboutItem } from './about-item.ts'
import { itemNamed } from './answer-item.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'
import { withoutSecrets } from './seal-secrets.ts'

/** @throws Problem not_found */
export async function readItem(container: Container, caller: Caller, uuid: string, id: string) {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  return { body: itemBodyOf(file, id), version: file.row.version }
}

/** @throws Problem not_found for an item that there is not */
export function itemBodyOf({ facts }: ApplicationFile, id: string) {
  const item = itemNamed(id)
  const { walk } = standing(facts)
  const given = walk.states[id] === 'settled' || walk.states[id] === 'stale' ? facts.results[id]?.data : undefined
  return {
    item: id,
    kind: item.kind,
    title: item.title,
    state: walk.states[id] ?? ('ahead' as const),
    step: walk.frontier?.item.id === id ? walk.frontier.step : item.steps[0],
    // What the server's own work found is told in `about`, in the borrower's terms, and never as raw provider data.
    data: item.kind === 'ask' ? withoutSecrets(item, given) : null,
    example: item.example,
    schema: schemaOf(item.data),
    about: aboutItem(id, walk.known),
  }
}

/** JSON Schema of an answer; a schema that cannot be told (a transform) is told as anything. */
export const schemaOf = (schema: z.ZodType): Record<string, unknown> => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
