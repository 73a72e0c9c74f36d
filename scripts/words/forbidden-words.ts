/**
 * What no borrower, signer or operator reads, and what is there instead. The list grows with every find: add the words as they were found,
 * and how a US mortgage lender says it.
 */

export interface ForbiddenWords {
  readonly found: RegExp
  readonly say: string
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

export const FORBIDDEN: readonly ForbiddenWords[] = [
  // dates, times, numbers and marks of other countries
  { found: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?! \\d{1,2},)`), say: '“Monday, November 23” or “Nov 23, 2026”' },
  { found: /(?<!version |\d)\b\d{4}-\d{2}-\d{2}(?!\d)/i, say: '“Nov 23, 2026”' },
  { found: /\b\d{1,2}:\d{2}(?::\d{2})?\b(?!:| ?[AP]M\b)/, say: '“5:00 PM”, with “PT” where it is our time' },
  { found: /\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.)(?!\w)/, say: '“5:00 PM”, in capitals' },
  { found: /[«»„‚‹›]/, say: '“…”, the American quotation marks' },
  { found: /(?<![\d-])\d{3}-\d{3}-\d{4}\b/, say: '(415) 555-0132: formatPhone' },
  {
    found: /\b(?:organis|licence|colour|favour|cheque|amortis|authoris|recognis|behaviour|labelled|whilst|amongst)/i,
    say: 'the American spelling',
  },
  // what the content guidelines name (docs/architecture.md), and what was found since
  { found: /\bpapers\b|\b(?:a|the|this|that|which|your) paper\b(?! cop)/i, say: 'document, pay stub, letter' },
  { found: /\b(?:person|people|somebody|someone) of ours\b/i, say: 'our team, a specialist, an underwriter' },
  {
    found:
      /\ba person(?:’s)? (?:here|has|looks?|looked|decides?|reads?|answers?|weighs?|values?|goes|takes|can|confirms|compares|is looking)\b/i,
    say: 'our team, a specialist, an underwriter',
  },
  { found: /\bneeds? a person\b/i, say: 'needs review' },
  { found: /\bwork(?:ed|ing|s)?(?: (?:it|them|this|that|your offer))? out\b/i, say: 'calculate, estimate' },
  { found: /\bweigh(?:s|ed|ing)?\b/i, say: 'review, is reviewing' },
  { found: /\blook(?:s|ed|ing)? at (?:it|this|that|your)\b/i, say: 'review, is reviewing' },
  { found: /\b(?:we|us|person|who) (?:reads?|are reading)\b/i, say: 'review, is reviewing' },
  { found: /\blook(?:s|ed)? (?:again|whether)\b/i, say: 'check again, verify' },
  { found: /\b(?:does|did|do)(?: not|n[’']t) answer\b/i, say: 'isn’t responding right now' },
  { found: /\bhand(?:s|ed)? in\b/i, say: 'upload, send' },
  { found: /\bwhat is wanted\b/i, say: 'required documents, conditions' },
  { found: /\bprov(?:e|es|ing)\b/i, say: 'verify, confirm' },
  { found: /\b(?:value|valued) by a model\b|\bno model could\b/i, say: 'home value estimate, automated valuation (AVM)' },
  { found: /\btakes? (?:[\d.%$]+ )?off\b|\bcosts? (?:you )?nothing\b/i, say: 'lowers your rate, waived, no fee, free' },
  {
    found: /\bstands? (?:on (?:the|this|your)|somewhere|there|here|beside|below|under|at|in (?:your|its|the)|as it|against you)\b/i,
    say: 'is, is at, appears in; liens and loans on this home',
  },
  { found: /(?<!\bplease )\b(?:log|logs|logged|logging) (?:in|out|on)\b/i, say: 'sign in, sign out' },
  { found: /\bwrites? to (?:you|me|them|us)\b|\bor write to\b/i, say: 'we’ll email you; call or email us' },
  { found: /(?<!\byou |\bpage has )\bmoved\b(?! forward)/i, say: 'changed, updated' },
  { found: /\bmeanwhile\b/i, say: 'later, in the meantime, by then' },
  { found: /\bwaited for\b/i, say: 'You don’t need to do anything.' },
  { found: /\bbelong together\b/i, say: 'The email or password is incorrect.' },
  { found: /\bhas you (?:on file|under)\b/i, say: 'The credit bureau lists you as under 18' },
  { found: /\bput by\b/i, say: 'saved, savings and investments' },
  { found: /\bcarr(?:y|ies) (?:the|this|a) (?:line|payment)\b/i, say: 'qualify for this line' },
  { found: /\bgoes past a limit\b|\bwould(?: not)? pass\b/i, say: 'is over one of our limits; would qualify' },
  { found: /\bcame? about\b/i, say: 'happened, why' },
  { found: /\brests? on\b/i, say: 'is based on' },
  { found: /\bvaluers?\b/i, say: 'appraiser, professional' },
  { found: /\bautomatic (?:estimate|valuation)\b/i, say: 'automated estimate' },
  { found: /\b(?:un)?sure enough\b|\btoo unsure\b/i, say: 'reliable enough' },
  { found: /\bfigure counts\b|\blast word\b/i, say: 'decides' },
  { found: /\bpress the button\b/i, say: 'select the button' },
  { found: /\b(?:by|of) itself\b(?! or)/i, say: 'automatically, on its own' },
  { found: /\bonce more\b/i, say: 'again' },
  { found: /\b(?:some|any|no|every)body\b/i, say: 'someone, anyone, no one, everyone' },
  { found: /\bunder way\b/i, say: 'in progress' },
  { found: /\bat hand\b/i, say: 'ready' },
  { found: /\b(?:need|shall) not\b(?! be (?:revealed|disclosed))|\bshall we\b/i, say: 'don’t need to' },
  { found: /\bgo(?:es)? on\b(?! sale)/i, say: 'continue' },
  { found: /\bany more\b/i, say: 'no longer, left' },
  { found: /\bnothing (?:is lost|you (?:answered|told us) is lost)\b/i, say: 'Your answers are saved.' },
  { found: /\bso many tries\b|\btoo many tries\b|\ba few tries\b/i, say: 'too many attempts' },
  { found: /\b(?:the|this|a) way\b.{0,20}\bpass\b|\bchoose a way\b/i, say: 'change, option' },
  { found: /\bas it stands\b|\bhas to be\b/i, say: 'as it appears; must be' },
  { found: /\bthe walk\b/i, say: 'steps' },
  // claims of law that do not hold for every lender, home and line (12 CFR 1026.43(a)(1); 31 CFR 1020.220; 42 USC 4012a)
  { found: /\b(?:federal rules|lending laws)\b|\bevery lender must\b/i, say: 'what we do, and why' },
  { found: /\bfederal law requires (?:it before|flood insurance)\b/i, say: 'what the line needs' },
]

/** Each fault of a text in a sentence: what was found, where, and what to write instead. */
export const wordFaults = (text: string): string[] =>
  FORBIDDEN.flatMap(({ found, say }) => {
    const hit = found.exec(text)
    return hit ? [`“${hit[0]}” in “${text}”: write ${say}`] : []
  })
