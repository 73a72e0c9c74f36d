/** Keys as they come in a query: repeated or comma-joined; undefined asks for all. */
export const keysOf = (keys: string | string[] | undefined): string[] | undefined =>
  keys === undefined
    ? undefined
    : [...new Set([keys].flat().flatMap((part) => part.split(',')))]
        .map((key) => key.trim())
        .filter((key) => key !== '')
        .slice(0, 200)
