/** Names of the system in words: CODES_LIKE_THIS, kebab-case and camelCase become plain text. */

const ABBREVIATIONS = new Set([
  'avm',
  'bpo',
  'apr',
  'cltv',
  'ltv',
  'dti',
  'fico',
  'ssn',
  'ncua',
  'fdic',
  'ach',
  'uli',
  'hmda',
  'id',
  'fsd',
  'url',
  'pin',
])

/** 'WAITING_FOR_AVM_DATA' -> 'Waiting for AVM data'; 'street1' -> 'Street 1'; 'verifiedAnnualCents' -> 'Verified annual'; 'originationFeeBps' -> 'Origination fee bps'. */
export function formatCode(code: string): string {
  const words = code
    .replace(/Cents$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (ABBREVIATIONS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Within a sentence: 'Offer selection' -> 'offer selection', abbreviations left alone. */
export const formatCodesIn = (code: string): string => {
  const words = formatCode(code)
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
