export type DisplayAddress = { street1: string; street2?: string | null; city: string; state: string; zip: string }

// Postal directionals and PO stay in capitals (USPS Publication 28, section 233).
const keptUpper = new Set(['ne', 'nw', 'se', 'sw', 'po'])

function titleCasePart(part: string): string {
  if (/^\d/.test(part)) return /^\d+(st|nd|rd|th)$/i.test(part) ? part.toLowerCase() : part.toUpperCase()
  // A name that already carries its inner capital (McDonald, LaSalle) was typed with care: keep it.
  if (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(part)) return part
  return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
}

/** Street or city words in title case: '123 NW o'neil-SMITH st' -> "123 NW O'Neil-Smith St". */
export function toTitleCase(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (keptUpper.has(word.toLowerCase().replaceAll('.', ''))) return word.toUpperCase()
      // "5th's" and "Joe's" end in a small s; "O'Neil" starts a new capital.
      return word
        .split(/(?<=-)|(?<=['’])(?!s\b)|(?<=[(/#.])/i)
        .map(titleCasePart)
        .join('')
    })
    .join(' ')
}

/** The address on one line, street and city in title case, then state and zip [fields/address]: '12 Alder Way, Sacramento, CA 95814'. */
export function titleCaseAddress(address: DisplayAddress): string {
  const streets = [address.street1, address.street2, address.city].map((line) => toTitleCase(line ?? ''))
  const stateAndZip = `${address.state?.toUpperCase() ?? ''} ${address.zip ?? ''}`.trim()
  return [...streets, stateAndZip].filter((line) => line !== '').join(', ')
}
