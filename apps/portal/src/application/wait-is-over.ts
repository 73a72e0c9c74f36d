/** At the head of a page that waited for something which is here by now, or was never waited for: nothing is late, and it leads on by itself. */
export const WAIT_IS_OVER = { heading: 'Your application continues', why: 'We take you to your next step.' } as const
