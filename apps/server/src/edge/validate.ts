/** Validation by the declared schemas: a path that does not fit names nothing (404), a query or body that does not fit is 422. */
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { invalid, notFound, type Problem } from '../usecases/problem.ts'
import { fieldProblems } from './field-problems.ts'
import { unreadableText } from './unreadable-text.ts'

type Validated = { value: unknown } | { error: Problem }

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'params') return (input: unknown): Validated => inPath(schema, input)
  return (input: unknown): Validated => inBody(schema, input)
}

function inPath(schema: z.ZodType, input: unknown): Validated {
  const read = schema.safeParse(input)
  return read.success && unreadableText(input).length === 0 ? { value: read.data } : { error: notFound() }
}

function inBody(schema: z.ZodType, input: unknown): Validated {
  const unreadable = unreadableText(input)
  if (unreadable.length > 0) return { error: invalid(unreadable) }
  const read = schema.safeParse(input)
  if (read.success) return { value: read.data }
  const problems = fieldProblems(read.error.issues)
  if (problems.some(({ path }) => path !== '')) return { error: invalid(problems.filter(({ path }) => path !== '')) }
  // No object at all: say what would have been needed in it.
  const needed = schema.safeParse({})
  const missing = needed.success ? [] : fieldProblems(needed.error.issues).filter(({ path }) => path !== '')
  return { error: invalid(missing.length > 0 ? missing : problems) }
}
