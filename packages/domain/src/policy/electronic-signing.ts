/**
 * What a person is told before they agree to sign electronically (15 USC 7001(c)(1)): the right to paper, how to withdraw and what follows, what
 * it covers, how to get a paper copy, and what is needed to open and keep the documents. Our own words.
 */
export const ELECTRONIC_SIGNING_VERSION = '2026-11-24'

/** The words to be found in the file that shows that a person can open the documents: plain, and hard to take for one another. */
export const ACCESS_WORDS = [
  'anchor',
  'basket',
  'candle',
  'dolphin',
  'engine',
  'feather',
  'garden',
  'hammer',
  'island',
  'jacket',
  'kettle',
  'ladder',
  'marble',
  'needle',
  'orange',
  'pepper',
  'rocket',
  'saddle',
  'timber',
  'violet',
  'walnut',
  'yellow',
  'zebra',
  'copper',
] as const
