/**
 * What the name of a person is made of, for every field that takes one [fields/name]: letters of any alphabet with their accents, spaces and hyphens, and
 * at least one letter. "12", "...." and "<b>" are no names. The apostrophe is left out as the specification leaves it out (decision 0008).
 */

const NAME = /^(?=.*\p{L})[\p{L}\p{M} -]+$/u
const NAME_OR_DIGITS = /^(?=.*\p{L})[\p{L}\p{M}\d -]+$/u

export const personName = ({ digits = false }: { readonly digits?: boolean } = {}): RegExp => (digits ? NAME_OR_DIGITS : NAME)
