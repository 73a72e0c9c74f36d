/** The box in which a signature is drawn: strokes are pairs of x and y in it. */
export const SIGNATURE_BOX = { width: 600, height: 200 } as const
/** More than any signature has. */
export const MOST_STROKES = 60
export const MOST_NUMBERS_A_STROKE = 800

/**
 * A tenth of the box's height, which is the smallest letter that can still be told apart where a signature is printed. A tap, a dot, or dots apart
 * do not reach it; a cross, and initials of one short stroke, do.
 */
const LEAST_EXTENT = SIGNATURE_BOX.height / 10

/** Whether strokes are something drawn, to the eye: as wide or as high as a letter, by lines and not by dots alone. */
export function isDrawn(strokes: readonly (readonly number[])[]): boolean {
  const inStrokes = strokes.flatMap((stroke) => [extentOf(stroke, 0), extentOf(stroke, 1)])
  return Math.max(0, ...inStrokes) >= LEAST_EXTENT
}

/** Of one stroke, along x (0) or y (1). */
function extentOf(stroke: readonly number[], axis: 0 | 1): number {
  const along = stroke.filter((_, index) => index % 2 === axis)
  return along.length === 0 ? 0 : Math.max(...along) - Math.min(...along)
}
