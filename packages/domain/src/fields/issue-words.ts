/** What is wrong with a value, in words that say what to do: for the rules of a schema that bring no words of their own. */

interface Issue {
  readonly code?: string | undefined
  readonly input?: unknown
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly format?: unknown
  readonly keys?: readonly string[]
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Must be yes or no',
  array: 'Must be a list',
  object: 'Must be a group of fields',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address',
  date: 'Enter a valid date',
  datetime: 'Enter a valid date and time',
  // A file or a choice that a page knows by its id.
  uuid: 'Choose it again, or upload it again',
  url: 'Enter a valid web address',
}

function tooSmall({ origin, minimum }: Issue): string {
  if (origin === 'string') return minimum === 1 ? 'Required' : `Enter at least ${minimum} characters`
  return origin === 'array' ? `Add at least ${minimum}` : `Must be at least ${minimum}`
}

function tooBig({ origin, maximum }: Issue): string {
  if (origin === 'string') return `Enter at most ${maximum} characters`
  return origin === 'array' ? `At most ${maximum} can be listed` : `Must be at most ${maximum}`
}

/** @returns undefined for a kind of issue that has words of its own */
export function issueWords(issue: Issue): string | undefined {
  const { code, input, expected, format, keys } = issue
  if (code === 'invalid_type') return input === undefined || input === null ? 'Required' : EXPECTED[String(expected)]
  if (code === 'too_small') return tooSmall(issue)
  if (code === 'too_big') return tooBig(issue)
  if (code === 'invalid_format') return FORMATS[String(format)] ?? 'Check the format'
  if (code === 'invalid_value') return input === undefined || input === null ? 'Required' : 'Choose one of the options'
  if (code === 'unrecognized_keys') return `There is no field named ${keys?.join(', ')}`
  return undefined
}
