/**
 * What the name of a person is made of, for every field that takes one [fields/name]: letters with their accents, spaces and hyphens, and at least
 * one letter. "12", "...." and "<b>" are no names. The apostrophe is left out as the specification leaves it out (decision 0008).
 *
 * Letters are Latin ones, in which every US ID is written and which every document prints (printable-text.ts): a notice is addressed to no one where its
 * font lacks the letters (decision 0040). The letters of the blocks from Basic Latin to Latin Extended-B and Latin Extended Additional, the ʻ and ʼ of
 * Hawaiian and other names, and combining accents.
 */

const NAME = /^(?=.*\p{L})[\p{L}\p{M} -]+$/u
const NAME_OR_DIGITS = /^(?=.*\p{L})[\p{L}\p{M}\d -]+$/u

export const personName = ({ digits = false }: { readonly digits?: boolean } = {}): RegExp => (digits ? NAME_OR_DIGITS : NAME)

export const NOT_PRINTABLE_LETTERS = 'Use the letters A to Z, with accents if the name has them, as on a US ID.'
