/** The tables that someone would like to change, checked by the same schemas that a start checks the shipped ones by. */
import { guidelineSchema, pricingTableSchema, type Tables } from '@hearthline/domain'
import { type FieldProblem, invalid } from '../problem.ts'

export interface GivenTables {
  readonly guideline?: unknown
  readonly pricing?: unknown
}

export type ChangedTables = Pick<Partial<Tables>, 'guideline' | 'pricing'>

/** @throws Problem validation_failed, a field for each cell that is wrong */
export function readChangedTables({ guideline, pricing }: GivenTables): ChangedTables {
  const problems: FieldProblem[] = []
  const read = <T>(
    name: string,
    given: unknown,
    schema: { safeParse(data: unknown): { data?: T; error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } } },
  ): T | undefined => {
    if (given === undefined) return undefined
    const { data, error } = schema.safeParse(given)
    for (const { path, message } of error?.issues ?? []) problems.push({ path: [name, ...path.map(String)].join('.'), message })
    return data
  }
  const tables = { guideline: read('guideline', guideline, guidelineSchema), pricing: read('pricing', pricing, pricingTableSchema) }
  if (problems.length > 0) throw invalid(problems)
  return { ...(tables.guideline && { guideline: tables.guideline }), ...(tables.pricing && { pricing: tables.pricing }) }
}
