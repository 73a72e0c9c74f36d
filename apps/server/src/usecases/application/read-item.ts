/** One item with its schema and what the screen shows beside the question. */
import type { ItemBody } from '@hearthline/contract'
import { FLOW, type Item, type LocalDate, lenderDay, mapSecrets, standing, type Walk } from '@hearthline/domain'
import * as z from 'zod'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { notFound } from '../problem.ts'
import { mayAnswer } from './may-answer.ts'
import type { Caller } from './open-application.ts'
import { openApplication } from './open-application.ts'

const FLOW_ITEMS: ReadonlyMap<string, Item> = new Map((FLOW as readonly Item[]).map((item) => [item.id, item]))

/** An item of the application's own flow. @throws Problem not_found for an item that there is not, or that is told to the team alone */
export function knownItem(id: string): Item {
  const item = FLOW_ITEMS.get(id)
  if (!item || item.readAs) throw notFound('There is no such item')
  return item
}

/** What is open, as the borrower reads it. */
export const openItemAsRead = (id: string | null): string | null => FLOW_ITEMS.get(id ?? '')?.readAs?.id ?? id

/** @throws Problem not_found */
export async function readItem(container: Container, caller: Caller, uuid: string, id: string) {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  return { body: itemBodyOf(file, id), version: file.row.version }
}

/** @throws Problem not_found for an item that there is not */
export function itemBodyOf({ facts }: ApplicationFile, id: string): ItemBody {
  // Each member is the item's own, which the compiler cannot see through a name that came by the wire.
  return bodyOfItem(knownItem(id), standing(facts).walk, (name) => facts.results[name]?.data, lenderDay(facts.now)) as unknown as ItemBody
}

/** @param stored what is stored of an item, if anything is */
export function bodyOfItem(item: Item, walk: Walk, stored: (item: string) => unknown, on: LocalDate) {
  const { id } = item
  const result = stored(id)
  const given = walk.states[id] === 'settled' || walk.states[id] === 'stale' ? result : undefined
  return {
    item: id,
    kind: item.kind,
    title: item.title,
    state: walk.states[id] ?? ('ahead' as const),
    step: walk.frontier?.item.id === id ? walk.frontier.step : item.steps[0],
    answerable: item.kind === 'ask' && mayAnswer(item, walk),
    // What the server's own work found is in `about`, in the borrower's terms, and never as raw provider data.
    data: item.kind === 'ask' ? withoutSecrets(item, given ?? null) : null,
    // One that this application would take.
    example: (item.kind === 'ask' ? item.exampleFor?.(walk.known, on) : undefined) ?? item.example,
    schema: schemaOf(item.accepts ?? item.data),
    labels: item.labels ?? {},
    about: item.about?.of(walk.known, on, stored(item.about.givenBy?.id ?? id)) ?? {},
  }
}

/** A stored result without its secret fields, for reading back. */
export const withoutSecrets = (item: Item, data: unknown): unknown => mapSecrets(item.secret, data, () => undefined)

/** JSON Schema of an answer; a schema that cannot be expressed (a transform) becomes an unrestricted one. */
export const schemaOf = (schema: z.core.$ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
