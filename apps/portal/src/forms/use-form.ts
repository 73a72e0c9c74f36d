/** The state of one screen's form: values, messages, and a submit that judges all of it by the screen's schema. Small on purpose: it ships with the first screen. */
import { issueWords } from '@hearthline/domain/registration'
import { useCallback, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { applyFieldErrors } from './apply-field-errors.ts'

export interface FieldProblem {
  /** Id of the control: its path, dots between its parts. */
  readonly field: string
  readonly message: string
}

export interface Form<Values> {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
  /** For the error summary, which puts them in the order of the page. */
  readonly problems: readonly FieldProblem[]
  /** Counts submits that failed: the summary takes the focus again. */
  readonly attempt: number
  /** Sets one value and takes its message away. */
  readonly set: <K extends keyof Values & string>(field: K, value: Values[K]) => void
  readonly replace: (values: Values) => void
  /**
   * Judges the values, or others in their place; gives the parsed ones, or undefined after showing what is wrong. `place` names
   * another field for a message whose own is not on the page.
   */
  readonly judge: <Schema extends z.core.$ZodType>(
    schema: Schema,
    values?: unknown,
    place?: (field: string) => string,
  ) => z.output<Schema> | undefined
  readonly fail: (problems: readonly FieldProblem[]) => void
  /** Shows the fields of a 422; answers whether there were any. */
  readonly failWith: (error: unknown) => boolean
}

interface Judging<Output> {
  safeParse(given: unknown, options: { error: typeof issueWords }): z.core.util.SafeParseResult<Output>
}

/** Every schema of zod and of zod/mini judges by itself: the library's own function would bring the library onto the first page. */
const judgedBy = <Schema extends z.core.$ZodType>(schema: Schema, values: unknown): z.core.util.SafeParseResult<z.output<Schema>> =>
  (schema as unknown as Judging<z.output<Schema>>).safeParse(values, { error: issueWords })

/** The problems of values under a schema: the first message of each path. */
export function problemsOf(schema: z.core.$ZodType, values: unknown): FieldProblem[] {
  const result = judgedBy(schema, values)
  if (result.success) return []
  const first = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = path.join('.')
    if (!first.has(field)) first.set(field, message)
  }
  return [...first].map(([field, message]) => ({ field, message }))
}

export function useForm<Values extends object>(initial: Values | (() => Values)): Form<Values> {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(values)
  latest.current = values

  const set = useCallback(<K extends keyof Values & string>(field: K, value: Values[K]) => {
    setValues((current) => ({ ...current, [field]: value }))
    setProblems((current) => current.filter((problem) => problem.field !== field && !problem.field.startsWith(`${field}.`)))
  }, [])
  const fail = useCallback((found: readonly FieldProblem[]) => {
    setProblems(found)
    if (found.length > 0) setAttempt((count) => count + 1)
  }, [])
  const judge = useCallback(
    <Schema extends z.core.$ZodType>(schema: Schema, given?: unknown, place = (field: string) => field): z.output<Schema> | undefined => {
      const judged = given ?? latest.current
      const result = judgedBy(schema, judged)
      fail(result.success ? [] : problemsOf(schema, judged).map((problem) => ({ ...problem, field: place(problem.field) })))
      return result.success ? result.data : undefined
    },
    [fail],
  )
  const failWith = useCallback(
    (error: unknown) => {
      const found: FieldProblem[] = []
      const any = applyFieldErrors(error, (field, { message }) => found.push({ field, message }))
      if (any) fail(found)
      return any
    },
    [fail],
  )
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return { values, errors, problems, attempt, set, replace: setValues, judge, fail, failWith }
}
