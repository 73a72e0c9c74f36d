/**
 * What a creditor's letter may plausibly ask for, beside the balance of the credit report. The numbers are the house's own. A report is some weeks old
 * and lacks interest since and fees: at 36 percent a year, the most that the Military Lending Act allows (10 USC 987(b)), three months of interest are 9
 * percent. Above that and a sum that fees explain, a figure is looked at by one person more; at more than double it is entered only
 * with who at the creditor confirmed it; and at ten times, or above the line, it counts once two persons have entered it.
 */
export const PAYOFF_QUOTE_BOUNDS = {
  /** Both have to be exceeded: a small debt may have fees of half its balance. */
  abovePercent: 10,
  aboveCents: 50_000,
  /** More than so many times the balance is most often a slip, or another debt. */
  mostTimes: 2,
  /** From here on, or above the whole line, one person's entry does not count at all. */
  twoEnterTimes: 10,
  /** Interest for each day: 36.5 percent a year of the amount, in hundredths of a percent; a dollar for the smallest. */
  perDiemBps: 10,
  perDiemLeastCents: 100,
  /** A letter is good for some weeks; one that is good for longer is none of a creditor's. */
  goodForDays: 90,
} as const

/** Above what a report explains: two persons approve, whatever the line. */
export const isUnusualQuote = (amountCents: number, reportedCents: number): boolean =>
  amountCents - reportedCents > PAYOFF_QUOTE_BOUNDS.aboveCents &&
  (amountCents - reportedCents) * 100 > reportedCents * PAYOFF_QUOTE_BOUNDS.abovePercent

/** So far above it that it is not entered before the creditor has confirmed it, reached otherwise than by its letter. */
export const isImplausibleQuote = (amountCents: number, reportedCents: number): boolean =>
  isUnusualQuote(amountCents, reportedCents) && amountCents > reportedCents * PAYOFF_QUOTE_BOUNDS.mostTimes

/** So far above the report, or above the whole line whatever the report says, that another person enters it from the letter too before it counts, or anyone is told. */
export const isEnteredByTwo = (amountCents: number, reportedCents: number, lineCents: number | undefined): boolean =>
  (lineCents !== undefined && amountCents > lineCents) ||
  (isImplausibleQuote(amountCents, reportedCents) && amountCents > reportedCents * PAYOFF_QUOTE_BOUNDS.twoEnterTimes)

/** The most that a creditor may plausibly have asked for in all. Whole cents. */
export const mostPlausibleCents = (reportedCents: number): number =>
  Math.max(reportedCents * PAYOFF_QUOTE_BOUNDS.mostTimes, reportedCents + PAYOFF_QUOTE_BOUNDS.aboveCents)

/** Whole cents. */
export const mostPerDiemCents = (amountCents: number): number =>
  Math.max(PAYOFF_QUOTE_BOUNDS.perDiemLeastCents, Math.ceil((amountCents * PAYOFF_QUOTE_BOUNDS.perDiemBps) / 10_000))
