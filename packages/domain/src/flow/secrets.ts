/** What must not lie readable at rest: where it is in an answer, and how an answer is read when it was sealed. */

/** Each kind names the key that seals it, and a text that the schema takes while the sealed one stands aside. */
export const SECRET_KINDS = {
  ssn: { purpose: 'ssn', standIn: '123121234' },
  pin: { purpose: 'ssn', standIn: '1234' },
  accountNumber: { purpose: 'bank', standIn: '000123456789' },
  accessToken: { purpose: 'bank', standIn: 'access-stand-in' },
} as const

export type SecretKind = keyof typeof SECRET_KINDS

/** How a text begins that was sealed. What is after it is the server's own; the domain only has to know it from a text that was not. */
export const SEALED = 'sealed:'

export const isSealed = (text: unknown): text is string => typeof text === 'string' && text.startsWith(SEALED)

type Join<Prefix extends string, Key extends string> = Prefix extends '' ? Key : `${Prefix}.${Key}`

/** Every path of D that leads to a text: 'ssn', 'coOwners.*.email'. */
export type TextPath<D, Prefix extends string = ''> = D extends string
  ? Prefix
  : D extends readonly (infer E)[]
    ? TextPath<E, Join<Prefix, '*'>>
    : D extends object
      ? { [K in keyof D & string]: TextPath<NonNullable<D[K]>, Join<Prefix, K>> }[keyof D & string]
      : never

type Change = (text: string, kind: SecretKind) => unknown

/**
 * The data with each secret text changed, however deep it stands; the very same object where nothing was to be done. A change that answers
 * undefined leaves the field out.
 */
export function mapSecrets(secret: Readonly<Record<string, SecretKind>> | undefined, data: unknown, change: Change): unknown {
  let changed = data
  for (const [path, kind] of Object.entries(secret ?? {})) changed = changeAt(changed, path.split('.'), (text) => change(text, kind))
  return changed
}

function changeAt(data: unknown, [key, ...rest]: readonly string[], change: (text: string) => unknown): unknown {
  if (key === undefined) return typeof data === 'string' ? change(data) : data
  if (key === '*') {
    if (!Array.isArray(data)) return data
    const members = data.map((member) => changeAt(member, rest, change))
    return members.every((member, index) => member === data[index]) ? data : members
  }
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return data
  const before = (data as Readonly<Record<string, unknown>>)[key]
  const after = changeAt(before, rest, change)
  if (after === before) return data
  const { [key]: _before, ...others } = data as Record<string, unknown>
  return after === undefined ? others : { ...others, [key]: after }
}
