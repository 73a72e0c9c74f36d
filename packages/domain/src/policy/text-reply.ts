/**
 * What someone means who answers a text. Consent may be taken back in any reasonable manner; these words alone always do (47 CFR 64.1200(a)(10)), and so
 * does a sentence that a person would understand as that. HELP and START are the carriers' practice (CTIA, Messaging Principles, 5.1.2).
 */
export type TextReply = 'STOP' | 'START' | 'HELP' | 'OTHER'

const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'stop all', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out', 'alto', 'parar', 'no more'],
])
/** Of those the ones that mean nothing else where they stand first. */
const ALONE_WORDS: ReadonlySet<string> = new Set(['stop', 'stopall', 'unsubscribe', 'quit', 'revoke', 'optout', 'alto', 'parar'])
const START_WORDS: ReadonlySet<string> = new Set(['start', 'unstop', 'optin', 'opt in', 'subscribe', 'resume'])
const HELP_WORDS: ReadonlySet<string> = new Set(['help', 'info', 'ayuda'])

/** What a person may write around the word. */
const POLITE = /\b(please|pls|plz|thanks|thank you|thx|now|hi|hello|hey)\b/g

const STOP_SENTENCES = [
  /\b(stop|quit|cease) (all )?(of )?(the |these |this |your )?(texts?|texting|messages?|messaging|sms|sending|contacting|writing|bothering)\b/,
  /\b(un ?subscribe|opt(ing)? ?(me )?out)\b/,
  /\b(do not|dont|never|no longer|quit) (ever )?(want )?(to )?(be )?(text|texted|texts|message|messages|messaged|contact|contacted|send|sms|write)\b/,
  /\b(remove|delete|take) (me|my (phone |cell )?number|this number)\b/,
  /\b(no|dont want|do not want)( any)? (more|further) (texts?|messages?|sms)\b/,
  /\b(dont|do not) want (any |these |your |to get |to receive )+(texts?|messages?|sms)\b/,
  /\bleave me alone\b/,
  /\b(revoke|withdraw|cancel) (?:[\p{L}\p{N}]+ ){0,5}(consent|permission|texts?|messages?|subscription)\b/u,
  /\b(stop|quit|cease) (all |everything|it|this|that|calling|please)\b/,
  /^(just|yes|yeah|ok|okay|i said|pls|please|so|again)?( just| please)? ?stop$/,
  /^(no|not any|zero) (texts?|messages?|sms)$/,
  /\blose (my|this) number\b/,
  /\brevoked\b/,
  /^(alto|parar|pare|basta)( por favor)?$/,
  /\bwrong (number|person)\b/,
  /\b(end|cancel) (the |these |all )?(texts?|messages?|messaging)\b/,
]

/** A text that begins with the word, said again, signed, or followed by anger: "STOP STOP", "STOP. - John Doe", "Stop! I mean it". */
function isStopFirst(body: string): boolean {
  const [first = '', ...after] = body
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (!ALONE_WORDS.has(first.replace(/p+$/, 'p'))) return false
  const isRepeated = after.every((word) => ALONE_WORDS.has(word))
  // The word stands alone where a line or a sentence ends after it.
  return isRepeated || /^\W*\p{L}[\p{L}.]*\s*([.!\n\r-]|$)/u.test(body.normalize('NFKC'))
}

export function readTextReply(body: string): TextReply {
  const words = body
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const said = words.replace(POLITE, ' ').replace(/\s+/g, ' ').trim()
  if (STOP_WORDS.has(said) || isStopFirst(body)) return 'STOP'
  if (START_WORDS.has(said)) return 'START'
  if (HELP_WORDS.has(said)) return 'HELP'
  return STOP_SENTENCES.some((sentence) => sentence.test(said)) ? 'STOP' : 'OTHER'
}
