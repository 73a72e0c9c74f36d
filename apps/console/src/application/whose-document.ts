import type { ApplicationFile } from './use-application.ts'

interface OfPersons {
  readonly persons?: readonly { readonly name: string; readonly documentId: string }[]
  /** of the payoffs: a letter that we made for each creditor */
  readonly letters?: readonly { readonly payee: string; readonly documentId: string }[]
  /** of the payoffs: the letter that came of each creditor */
  readonly quotes?: readonly { readonly payee: string; readonly letter?: string }[]
}

/** Documents that are made for each person or creditor alike, or came of each, by their id: whose each is. */
export function whoseDocument({ walk }: Pick<ApplicationFile, 'walk'>): ReadonlyMap<string, string> {
  const each = walk.flatMap(({ data }): (readonly [string, string])[] => {
    const { persons = [], letters = [], quotes = [] } = (data ?? {}) as OfPersons
    return [
      ...persons.map(({ documentId, name }) => [documentId, name] as const),
      ...letters.map(({ documentId, payee }) => [documentId, payee] as const),
      ...quotes.flatMap(({ letter, payee }) => (letter ? [[letter, payee] as const] : [])),
    ]
  })
  return new Map(each)
}
