/** What kind of decision an open item asks for, by the JSON Schema that the server gives with it. */

interface Schema {
  readonly type?: unknown
  readonly enum?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Whether a review is asked for: accepted or refused, with a reason. It has its own buttons. */
export function isReview(schema: Record<string, unknown>): boolean {
  const { properties } = schema as Schema
  const outcomes = properties?.outcome?.enum
  return (
    isTexts(outcomes) &&
    outcomes.length === 2 &&
    outcomes.includes('ACCEPTED') &&
    outcomes.includes('REFUSED') &&
    properties?.reason?.type === 'string'
  )
}

/** The reasons that a refusal has to name, where this review refuses credit; none where a no refuses no one. */
export function refusalCodes(schema: Record<string, unknown>): readonly string[] {
  const codes = (schema as Schema).properties?.reasonCodes?.items?.enum
  return isTexts(codes) ? codes : []
}
