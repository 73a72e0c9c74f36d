/**
 * Text in characters that a font has. Names that earlier releases took, addresses and what people write may have others: a font leaves them
 * blank, and a notice is then addressed to no one.
 */

interface Glyphs {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** Printed and read as "a character that is not known": its place is seen. */
const STAND_IN = '\ufffd'

const ORDINARY = /^[\x20-\x7e]*$/

/** Letters of mathematics and of full width are written as the plain letter that they are made from. */
export function printableText(text: string, font: Glyphs): string {
  if (ORDINARY.test(text)) return text
  const has = (part: string) => Array.from(part).every((each) => /\p{C}/u.test(each) || font.hasGlyphForCodePoint(each.codePointAt(0)!))
  return Array.from(text, (each) => {
    if (has(each)) return each
    const plain = each.normalize('NFKC')
    return has(plain) ? plain : STAND_IN
  }).join('')
}
