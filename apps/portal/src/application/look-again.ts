/** How soon a page reads again by itself where it stands: the same for whoever borrows and whoever signs beside them. */

/** The server is at work: the last interval of [steps/polling]. */
export const AT_WORK_MS = 5000
/** Anyone else but the reader is waited for. */
export const WAITED_FOR_MS = 15_000
