import type { ApplicationFile } from './use-application.ts'

interface OfPersons {
  readonly persons?: readonly { readonly name: string; readonly documentId: string }[]
}

/** Papers that are made for each person alike, by their document: whose each is. */
export function whoseDocument({ walk }: Pick<ApplicationFile, 'walk'>): ReadonlyMap<string, string> {
  const persons = walk.flatMap(({ data }) => (data as OfPersons | undefined)?.persons ?? [])
  return new Map(persons.map(({ documentId, name }) => [documentId, name]))
}
