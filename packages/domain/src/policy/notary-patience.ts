/** How long a signing before a notary is left to itself. Each number is the house's own, ours to choose. */

/** Sessions online that were missed or not finished, after which the team helps before there is another. */
export const ONLINE_SESSIONS_THAT_FAIL = 3

/** Hours after the time of a meeting in person, by which the team has recorded what came of it. */
export const HOURS_TO_RECORD_A_MEETING = 2

/**
 * Days after the borrower has signed online, for which a co-owner's own session of that booking is open to them: until then its notary's service alone
 * says what they signed. Whoever has not joined by then meets a notary in person, and the team records that.
 */
export const DAYS_TO_JOIN_AFTER_THE_BORROWER = 7

/**
 * Hours after someone last entered a session online, from which it no longer keeps the team from what makes the deed anew, though its notary's service
 * has said of no end: a session lasts less than one hour.
 */
export const HOURS_INSIDE_WITH_A_NOTARY = 24
