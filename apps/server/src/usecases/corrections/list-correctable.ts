/** What the borrower told us and may still correct, as it stands. */
import type { CorrectablesBody } from '@hearthline/contract'
import { correctableGroups, FLOW, type Item, mayCorrect, standing } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { schemaOf } from '../application/read-item.ts'
import { describeField, fieldLabel } from './describe-fields.ts'
import { isOpen } from './open-for-correction.ts'

type Group = CorrectablesBody['groups'][number]

/** @throws Problem not_found */
export async function listCorrectable(
  container: Container,
  caller: Caller,
  uuid: string,
): Promise<{ body: CorrectablesBody; version: number }> {
  const file = await openApplication(container.db, caller, uuid, container.clock.now())
  return { body: correctableBody(file), version: file.row.version }
}

export function correctableBody(file: ApplicationFile): CorrectablesBody {
  const stands = standing(file.facts)
  const open = isOpen(file) && mayCorrect(stands, file.facts)
  const groups = open
    ? (FLOW as readonly Item[]).flatMap((item) => correctableGroups(item, stands).map((fields) => groupOf(item, fields, file)))
    : []
  return { open, groups }
}

function groupOf(item: Item, fields: readonly string[], { facts }: ApplicationFile): Group {
  const data = only(fields, facts.results[item.id]?.data)
  const { properties, required, ...schema } = schemaOf(item.accepts ?? item.data)
  const needed = ((required ?? []) as string[]).filter((field) => fields.includes(field))
  return {
    item: item.id,
    fields: [...fields],
    // A part that need not be given does not make another question of it.
    title: titleOf(item, fields.length > 1 ? fields.filter((field) => needed.includes(field)) : fields),
    now: fields.map((field) => ({ label: fieldLabel(item.labels, field), value: describeField(item.labels, field, data[field]) })),
    data,
    schema: {
      ...schema,
      properties: only(fields, properties),
      required: needed,
    },
    labels: only(fields, item.labels),
  }
}

/** The field's own name; that of the item where the field is a question. */
function titleOf({ title, labels }: Item, [field, ...more]: readonly string[]): string {
  const label = field === undefined || more.length > 0 ? title : fieldLabel(labels, field)
  return label.endsWith('?') ? title : label
}

const only = (fields: readonly string[], all: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries((all ?? {}) as Record<string, unknown>).filter(([field]) => fields.includes(field)))
