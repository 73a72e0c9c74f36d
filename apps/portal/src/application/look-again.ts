/** How soon a page reads again by itself where it stands: the same for whoever borrows and whoever signs beside them. */

/** The server is at work: the last interval of [steps/polling]. */
export const AT_WORK_MS = 5000
/** Anyone else but the reader is waited for. */
export const WAITED_FOR_MS = 15_000
/** Nothing is waited for, and still others may change what stands: a page that is left open does not go on saying what is past. */
export const RESTS_MS = 60_000
