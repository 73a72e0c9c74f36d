/** The box in which a signature is drawn: strokes are pairs of x and y in it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const
/** More than any signature has. */
export const MOST_STROKES = 60
export const MOST_NUMBERS_A_STROKE = 800
