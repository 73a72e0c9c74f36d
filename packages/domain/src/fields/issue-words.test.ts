import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { issueWords } from './issue-words.ts'

const said = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value, { error: (issue) => issueWords(issue) })
  return read.success ? undefined : read.error.issues[0]?.message
}

describe('what is wrong with a value, where the schema has no words of its own', () => {
  it.each([
    [z.string().min(2), 'x', 'Enter at least 2 characters'],
    [z.string().min(1), '', 'Required'],
    [z.string().max(3), 'long', 'Enter at most 3 characters'],
    [z.string(), undefined, 'Required'],
    [z.string(), 4, 'Must be text'],
    [z.number(), 'four', 'Enter a number'],
    [z.number().min(5), 4, 'Must be at least 5'],
    [z.number().max(5), 6, 'Must be at most 5'],
    [z.array(z.string()).min(1), [], 'Add at least 1'],
    [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 can be listed'],
    [z.email(), 'x', 'Enter a valid email address'],
    [z.uuid(), '', 'Choose it again, or upload it again'],
    [z.iso.date(), '2026-02-30', 'Enter a valid date'],
    [z.string().regex(/^a$/), 'b', 'Check the format'],
    [z.enum(['A', 'B']), 'C', 'Choose one of the options'],
    [z.enum(['A', 'B']), undefined, 'Required'],
    [z.strictObject({}), { more: 1 }, 'There is no field named more'],
  ])('%#', (schema, value, words) => expect(said(schema, value)).toBe(words))
})
