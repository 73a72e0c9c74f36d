/**
 * Every limit on how often and how much, declared once: the edge and the use cases keep them, docs/security.md shows them. Numbers without
 * a source are our own: far above what a person needs, far below what wears the product out or finds out a secret.
 */

export interface Limit {
  /** What is counted, as docs/security.md says it. */
  readonly what: string
  /** A network is an IPv4 address or the /64 of an IPv6 address: whoever has one address of a /64 has all of them. */
  readonly per: 'network' | 'account' | 'account and network' | 'partner secret and network' | 'phone number'
  readonly most: number
  readonly seconds: number
  /** In the database a count holds over all nodes and restarts; in a node's memory it costs nothing. */
  readonly kept: 'database' | 'node'
  /** Refused calls: a call counts before it is checked, and is given back when it succeeds. */
  readonly counts: 'all' | 'refused'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Kept at the edge. Those of a call are `open` or `signedIn` by its access, and what its `throttle` names. */
export const CALL_LIMITS = {
  open: { what: 'calls that need no session', per: 'network', most: 600, seconds: MINUTE, kept: 'node', counts: 'all' },
  signedIn: {
    what: 'signed-in calls, the status poll included: a page that waits asks at most once a second',
    per: 'account',
    most: 600,
    seconds: MINUTE,
    kept: 'node',
    counts: 'all',
  },
  login: {
    what: 'sign-in, registration, password change, asking for and using a reset link, together',
    per: 'network',
    most: 20,
    seconds: MINUTE,
    kept: 'database',
    counts: 'all',
  },
  lookup: {
    what: 'offer codes and affiliate visitors that we do not know, together',
    per: 'network',
    most: 20,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  /** Their ids cannot be guessed as a code can: many people behind one address may have links that are over. */
  linkLookup: {
    what: 'referrals and loan officers of a link that we do not know, together',
    per: 'network',
    most: 120,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  telemetry: { what: 'telemetry and event posts', per: 'network', most: 240, seconds: MINUTE, kept: 'node', counts: 'all' },
  announcement: { what: 'announcements of providers', per: 'network', most: 600, seconds: MINUTE, kept: 'node', counts: 'all' },
  waitlist: { what: 'waitlist entries', per: 'network', most: 10, seconds: HOUR, kept: 'database', counts: 'all' },
  partner: {
    what: 'applicants that a partner’s system sends',
    per: 'network',
    most: 120,
    seconds: MINUTE,
    kept: 'database',
    counts: 'all',
  },
  estimate: {
    what: 'estimates of a line before any application: each is priced as a decision is',
    per: 'network',
    most: 60,
    seconds: MINUTE,
    kept: 'node',
    counts: 'all',
  },
  pricing: {
    what: 'reading offers, the decision and its changes, which are calculated again',
    per: 'account',
    most: 120,
    seconds: MINUTE,
    kept: 'node',
    counts: 'all',
  },
  change: {
    what: 'creating, answering, choosing an offer, taking a way, saving a plan, consents, feedback and changes of the profile, together',
    per: 'account',
    most: 120,
    seconds: 10 * MINUTE,
    kept: 'database',
    counts: 'all',
  },
  choice: {
    what: 'keeping what is set among the offers while it is not confirmed',
    per: 'account',
    most: 120,
    seconds: MINUTE,
    kept: 'node',
    counts: 'all',
  },
  upload: { what: 'uploads', per: 'account', most: 60, seconds: HOUR, kept: 'database', counts: 'all' },
  piece: { what: 'pieces of uploads: a file of 20 MB has twenty', per: 'account', most: 400, seconds: MINUTE, kept: 'node', counts: 'all' },
  download: { what: 'downloads of documents', per: 'account', most: 120, seconds: MINUTE, kept: 'node', counts: 'all' },
} as const satisfies Readonly<Record<string, Limit>>
export type CallLimit = keyof typeof CALL_LIMITS

/** Kept by the use cases. */
export const USE_LIMITS = {
  /** After these, each further wrong password doubles the wait, from `firstWaitSeconds` to `longestWaitSeconds`. */
  guesses: {
    what: 'wrong passwords, and wrong codes where a lender has no passwords; then 30 seconds, doubling to 15 minutes; forgotten an hour after the last',
    per: 'account and network',
    most: 5,
    seconds: HOUR,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    kept: 'database',
    counts: 'refused',
  },
  /** NIST SP 800-63B 5.2.2 asks for at most 100 consecutive wrong passwords on an account. */
  strangersGuesses: {
    what: 'wrong passwords from all networks; then only networks from which the account has signed in within 90 days may try',
    per: 'account',
    most: 30,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  /** Whoever types them knows the password already: from wherever, they count together. */
  secondFactors: {
    what: 'wrong codes of an authenticator app and wrong recovery codes; then 30 seconds, doubling to 15 minutes; forgotten an hour after the last',
    per: 'account',
    most: 5,
    seconds: HOUR,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * MINUTE,
    kept: 'database',
    counts: 'refused',
  },
  agentEntries: {
    what: 'offer codes and referrals that a loan officer, a broker, or their processor makes',
    per: 'account',
    most: 40,
    seconds: DAY,
    kept: 'database',
    counts: 'all',
  },
  agentLinks: {
    what: 'links to an application that a loan officer, a broker, or their processor emails',
    per: 'account',
    most: 40,
    seconds: DAY,
    kept: 'database',
    counts: 'all',
  },
  /** One secret from one network: a system that was not told of a revocation stops itself and none beside it. */
  partnerSecrets: {
    what: 'calls with the same wrong or revoked partner secret',
    per: 'partner secret and network',
    most: 5,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  partnerNetworks: {
    what: 'different wrong or revoked partner secrets; then every partner secret from there waits, the right one as well',
    per: 'network',
    most: 20,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  resetLinks: {
    what: 'reset links emailed; the response stays the same',
    per: 'account',
    most: 5,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  emailChanges: {
    what: 'links emailed to confirm another email for an account',
    per: 'account',
    most: 5,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  invitations: {
    what: 'mails of what is theirs to do that one person of an application is sent again: an additional signer, or the borrower of their own notary; and changes by the borrower of where a signer is reached, once one of them was emailed',
    per: 'account',
    most: 3,
    seconds: DAY,
    kept: 'database',
    counts: 'all',
  },
  signInCodes: {
    what: 'sign-in codes emailed to someone who signs beside a borrower, or to a borrower where a lender has no passwords; the response stays the same, and each code is good for five tries',
    per: 'account and network',
    most: 5,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  allSignInCodes: {
    what: 'the same from all networks; then only networks from which the person has signed in within 90 days get one',
    per: 'account',
    most: 10,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  /** Beside the five tries of each code, and slowed down in each network as wrong passwords are: many networks and many codes are no more chances. */
  codeGuesses: {
    what: 'wrong codes by which a borrower signs in where a lender has no passwords, from all networks; then only networks from which the account has signed in within 90 days may try',
    per: 'account',
    most: 15,
    seconds: HOUR,
    kept: 'database',
    counts: 'refused',
  },
  /** A code that was just sent is on its way: one more would only confuse. */
  phoneCodePause: {
    what: 'one-time codes sent to a phone: the next one',
    per: 'account',
    most: 1,
    seconds: 30,
    kept: 'database',
    counts: 'all',
  },
  phoneCodes: { what: 'one-time codes sent to a phone', per: 'account', most: 6, seconds: HOUR, kept: 'database', counts: 'all' },
  /** Several people may share a phone, and no one is to be flooded by others’ applications. */
  codesToPhone: {
    what: 'one-time codes sent to the same phone, whoever asks',
    per: 'phone number',
    most: 12,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  phoneChecks: {
    what: 'one-time codes of a phone that are typed in',
    per: 'account',
    most: 15,
    seconds: HOUR,
    kept: 'database',
    counts: 'all',
  },
  softPulls: {
    what: 'soft credit checks that the borrower starts: a new application, another change, a corrected answer',
    per: 'account',
    most: 10,
    seconds: DAY,
    kept: 'database',
    counts: 'all',
  },
} as const satisfies Readonly<Record<string, Limit & { readonly firstWaitSeconds?: number; readonly longestWaitSeconds?: number }>>

/** How much one node takes on at a time. */
export const CAPACITY = {
  /** Bytes of files in progress that one node holds: ten of the largest. */
  uploads: { mostBytes: 10 * 20 * 1024 * 1024, mostPerAccount: 4 },
  /** Files looked at, sealed and stored at the same time; the others wait their turn. */
  inspections: { most: 2, mostWaiting: 30 },
  /** Documents fetched and unsealed at the same time: each takes several times its size until it is sent. */
  readings: { most: 4, mostWaiting: 100 },
} as const
